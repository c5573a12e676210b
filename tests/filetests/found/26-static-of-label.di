; A static variable made of a fragment that a function moves has the location that this has elsewhere.

target "riscv64"
define @f0 size 0x12 !dbg !3 {
}
define @f1 size 0x4e !dbg !19 block_local {
bb0 @ 0x0 -> bb1:
  0x0: dbg.def !31, %reg(x7)
bb1 @ 0x1f:
  0x2b: dbg.label !24
}
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "g")
!3 = distinct !DISubprogram(name: "f0", unit: !2, file: !1, line: 1, spFlags: DISPFlagDefinition)
!18 = distinct !DIFragment()
!19 = distinct !DISubprogram(name: "f1", unit: !2, file: !1, line: 2, spFlags: DISPFlagDefinition, frameBase: !18)
!20 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!21 = distinct !DIGlobalVariable(name: "s0", scope: !19, file: !1, line: 2, type: !20)
!23 = distinct !DIFragment()
!24 = !DILabel(scope: !19, name: "l0", file: !1, line: 4)
!25 = distinct !DILifetime(object: !21, location: !DIExpr(DIOpArg(0, <2 x u32>), DIOpArg(0, <2 x u32>), DIOpConstant(i9 0), DIOpConstant(i32 0), DIOpByteOffset(u1), DIOpChoose()), argObjects: {!23})
!30 = distinct !DILifetime(object: !23, location: !DIExpr(DIOpArg(0, u64)), argObjects: {!24})
!31 = distinct !DILifetime(object: !23, location: !DIExpr(DIOpReferrer(ptr)))
