; Arithmetic on a value without a place is no value; a composite keeps its other part
target "x86_64"
define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
  0x0: dbg.def !20, %entity(1)
}
entity @f 1 { 0x0..0x10: %reg(rax) }
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!910 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "a", scope: !4, file: !1, line: 10, type: !910)
!911 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!11 = !DILocalVariable(name: "b", scope: !4, file: !1, line: 11, type: !911)
!15 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !15, location: !DIExpr(DIOpReferrer(i32)))
!21 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, i32), DIOpConstant(i32 1), DIOpAdd()), argObjects: {!15})
!22 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpArg(0, i32), DIOpConstant(i32 7), DIOpComposite(2, b64)), argObjects: {!15})
;! f+0x0 with rax=4: a = imm(05000000)+0
;! f+0x10..0x40: a = undef
;! f+0x0: b = comp[0..4: reg(0)+0, 4..8: imm(07000000)+0]+0
;! f+0x10..0x40: b = comp[0..4: undef, 4..8: imm(07000000)+0]+0
