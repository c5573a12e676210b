; A failing part fails its object and the objects that have it as an argument, also a composite of independent parts
target "x86_64"
define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(rdi)
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!910 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "a", scope: !4, file: !1, line: 10, type: !910)
!911 = !DIBasicType(name: "t128", size: 128, encoding: DW_ATE_unsigned)
!11 = !DILocalVariable(name: "b", scope: !4, file: !1, line: 11, type: !911)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpConstant(i32 100), DIOpReferrer(i32), DIOpDiv(), DIOpConstant(i32 5), DIOpComposite(2, b64)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpConstant(i64 1), DIOpArg(0, b64), DIOpComposite(2, b128)), argObjects: {!10})
;! f+0x0 with rdi=7: a = comp[0..8: imm(0e00000005000000)+0]+0
;! f+0x0 with rdi=0: a = error
;! f+0x0 with rdi=0: b = error
;! f+0x0 with rdi=10: b = comp[0..16: imm(01000000000000000a00000005000000)+0]+0
