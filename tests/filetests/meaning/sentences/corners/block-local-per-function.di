; One function in block-local mode and one in flow mode, with the same graph and one global
target "x86_64"
define @f size 0x20 block_local !dbg !4 {
bb0 @ 0x0 -> bb1:
  0x8: dbg.def !20, %reg(rax)
bb1 @ 0x10:
}
define @g size 0x20 !dbg !3 {
bb0 @ 0x0 -> bb1:
  0x8: dbg.def !21, %reg(rcx)
bb1 @ 0x10:
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = distinct !DISubprogram(name: "g", unit: !0, file: !1, line: 9, spFlags: DISPFlagDefinition)
!910 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!10 = distinct !DIGlobalVariable(name: "x", scope: !0, file: !1, line: 10, type: !910)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))
!21 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))
!22 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpConstant(i32 1)), kind: computed)
;! f+0x8..0x10: x = reg(0)+0
;! f+0x10..0x20: x = imm(01000000)+0
;! g+0x8..0x20: x = reg(2)+0
;! elsewhere: x = imm(01000000)+0
