; A computed lifetime over a bounded argument and over a computed one that is itself computed from others
target "x86_64"
define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
  0x8: dbg.def !20, %reg(rax)
  0x10: dbg.kill !20
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!910 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "a", scope: !4, file: !1, line: 10, type: !910)
!911 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!11 = !DILocalVariable(name: "b", scope: !4, file: !1, line: 11, type: !911)
!912 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!12 = !DILocalVariable(name: "c", scope: !4, file: !1, line: 12, type: !912)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))
!21 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpConstant(i32 100)), kind: computed)
!22 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpArg(0, i32), DIOpConstant(i32 2), DIOpMul()), argObjects: {!10})
!23 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpArg(0, i32), DIOpArg(1, i32), DIOpAdd()), argObjects: {!10, !11})
;! f+0x0..0x8: b = imm(c8000000)+0
;! f+0x8..0x10 with rax=5: b = imm(0a000000)+0
;! f+0x10..0x40: c = imm(2c010000)+0
;! f+0x8..0x10 with rax=5: c = imm(0f000000)+0
