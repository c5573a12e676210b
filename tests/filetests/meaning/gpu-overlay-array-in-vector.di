; Section 6.2, DIOpOverlay at an offset that is known at run time: an array of 64 numbers in global memory, 8 of which are in the
; first lanes of a vector register while a loop works on them (a segment of an array in registers). SGPR6 counts the chunks.
target "amdgpu-wave64"

define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %regs(SGPR4, SGPR5)
  0x10: dbg.def !21, %reg(SGPR6)
  0x10: dbg.def !22, %reg(VGPR8, 0, 256)
  0x10: dbg.def !23, %undef
  0x30: dbg.kill !23
}

frame @f { 0x0: cfa = SGPR32+0; ra = undefined }

!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.cl", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "uint", size: 32, encoding: DW_ATE_unsigned)
!4 = !DICompositeType(tag: DW_TAG_array_type, baseType: !3, elements: !{!5})
!5 = !DISubrange(count: 64)
!10 = !DILocalVariable(name: "dst", scope: !2, file: !1, line: 2, type: !4)
!11 = distinct !DIFragment()
!12 = distinct !DIFragment()
!13 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(ptr addrspace(1)), DIOpDeref(b2048)))
!21 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(u32)))
!22 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(b256)))
; Chunk 0 and, past the map, all chunks are in memory.
!23 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, b2048), DIOpArg(2, b256), DIOpArg(1, u32), DIOpConstant(u32 32), DIOpMul(), DIOpOverlay(b2048), DIOpArg(0, b2048), DIOpArg(1, u32), DIOpConstant(u32 0), DIOpNe(), DIOpChoose()), argObjects: {!11, !12, !13})
!24 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, b2048)), argObjects: {!11}, kind: computed)

;! f+0x0..0x10 with SGPR4=0x1000, SGPR5=0x0: dst = mem(0)+0x1000
; chunk 3 is at 3 * 32 = 96 to 128: in VGPR8, register 2568; the rest at 0x1000 + 128 = 0x1080
;! f+0x10..0x30 with SGPR4=0x1000, SGPR5=0x0, SGPR6=0x3: dst = comp[0..96: mem(0)+0x1000, 96..128: reg(2568)+0, 128..256: mem(0)+0x1080]+0
; the last chunk, 7, at 224
;! f+0x10..0x30 with SGPR4=0x1000, SGPR5=0x0, SGPR6=0x7: dst = comp[0..224: mem(0)+0x1000, 224..256: reg(2568)+0]+0
;! f+0x10..0x30 with SGPR4=0x1000, SGPR5=0x0, SGPR6=0x0: dst = mem(0)+0x1000
;! f+0x30..0x40 with SGPR4=0x1000, SGPR5=0x0, SGPR6=0x3: dst = mem(0)+0x1000
; chunk 8 is past the array's end
;! f+0x10..0x30 with SGPR4=0x1000, SGPR5=0x0, SGPR6=0x8: dst = error
