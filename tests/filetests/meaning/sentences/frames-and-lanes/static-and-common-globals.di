; A static variable of a function: computed everywhere, and bounded in its block
target "x86_64"
define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
  0x10: dbg.def !20, %reg(rdx)
  0x18: dbg.kill !20
}
global @f.s !dbg.def !30
scopes @f { !6: 0x8..0x30 }
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!6 = distinct !DILexicalBlock(scope: !4, file: !1, line: 2)
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = distinct !DIGlobalVariable(name: "s", scope: !6, file: !1, line: 3, type: !5, isLocal: true)
!30 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))
!21 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, ptr), DIOpDeref(i32)), argObjects: {!30}, kind: computed)
;! f+0x0..0x10 with @f.s=0x4000: s = mem(0)+0x4000
;! f+0x10..0x18 with @f.s=0x4000: s = reg(1)+0
;! f+0x18..0x40 with @f.s=0x4000: s = mem(0)+0x4000
;! elsewhere with @f.s=0x4000: s = mem(0)+0x4000
