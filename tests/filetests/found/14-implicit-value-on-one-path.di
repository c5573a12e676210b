; The audit took DW_OP_implicit_value on one path of a branch for an error (A209); where locations are on the stack it is none.

target "aarch64-be"
global @g0 !dbg.def !3
define @f0 size 0x80 !dbg !4 {
bb0 @ 0x0 -> bb0:
  0x0: dbg.def !20, %reg(x21)
}
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "g")
!3 = distinct !DIFragment()
!4 = distinct !DISubprogram(name: "f0", unit: !2, file: !1, line: 1, spFlags: DISPFlagDefinition)
!10 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!11 = !DILocalVariable(name: "v2", scope: !4, file: !1, line: 2, type: !10)
!20 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpArg(0, i64), DIOpThreadLocal(b64), DIOpConstant(i96 39614081249963716621398004652), DIOpConstant(i32 1), DIOpByteOffset(b64), DIOpReferrer(i12), DIOpConstant(u32 8), DIOpBitOffset(u1), DIOpChoose()), argObjects: {!3})
