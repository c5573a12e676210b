; An object map of an array that goes round the end of its address space: the bits between the end and the chunk were undefined.
target "amdgpu-wave64"
define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(SGPR4)
  0x0: dbg.def !21, %reg(SGPR5)
}
frame @f entry {}
!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: "test")
!1 = !DIFile(filename: "t.cl", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "uint", size: 32, encoding: DW_ATE_unsigned)
!4 = !DICompositeType(tag: DW_TAG_array_type, baseType: !3, elements: !{!5})
!5 = !DISubrange(count: 4)
!10 = !DILocalVariable(name: "a", scope: !2, file: !1, line: 2, type: !4)
!12 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpConstant(ptr addrspace(2) -6), DIOpDeref(b128), DIOpArg(0, b32), DIOpReferrer(u32), DIOpObjectMap(4, 1)), argObjects: {!12})
!21 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(b32)))
; Chunk 3 is the bytes from 12 to 16; SGPR5 is register 37. The array's byte 6 is past the end of the address space: a
; consumer may fail there, or continue at address 0 (section 6.2).
;! f+0x4 with SGPR4=3: a = comp[0..6: mem(2)+0xfffffffa, 6..12: mem(2)+0x0, 12..16: reg(37)+0]+0
;! f+0x4 with SGPR4=3: a = error
