; The audit took DW_OP_regx after a branch for an error (A209); where locations are on the stack it is none.

target "amdgpu-wave64"
define @f0 size 0x48 !dbg !5 {
bb0 @ 0x0 -> bb0, bb1:
bb1 @ 0x32 -> bb0:
  0x3e: dbg.def !19, %reg(SGPR64)
}
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "g")
!5 = distinct !DISubprogram(name: "f0", unit: !2, file: !1, line: 1, spFlags: DISPFlagDefinition)
!10 = distinct !DIFragment()
!14 = !DIBasicType(name: "t12", size: 12, encoding: DW_ATE_unsigned)
!15 = !DILocalVariable(name: "e2", scope: !5, file: !1, line: 2, type: !14)
!16 = distinct !DILifetime(object: !15, location: !DIExpr(DIOpArg(0, u12)), argObjects: {!10})
!19 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(u12), DIOpReferrer(u12), DIOpReferrer(i12), DIOpConstant(u32 0), DIOpBitOffset(u1), DIOpChoose()))
