; An address below the frame base, which is at a known address of private memory: the reference cut it to the 32 bits of that memory.
target "amdgpu-wave64"
define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !21, %addr(fb-16)
  0x0: dbg.def !22, %undef
}
frame @f { 0x0: cfa = SGPR32+0; ra = undefined }
!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: "test")
!1 = !DIFile(filename: "t.cl", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition, frameBase: !12)
!3 = !DIBasicType(name: "t", size: 64, encoding: DW_ATE_unsigned)
!11 = !DILocalVariable(name: "y", scope: !2, line: 6, type: !3)
!12 = distinct !DIFragment()
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(u64)))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpConstant(ptr addrspace(5) 5), DIOpDeref(b8)))
; Addresses wrap to the size of the target's default address, 64 bits (section 5): 5 - 16 = -11.
;! f+0x4: y = imm(f5ffffffffffffff)+0
