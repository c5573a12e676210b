; a global that is in registers of two functions and in memory elsewhere
target "x86_64"
global @counter !dbg.def !30
define @f size 0x20 !dbg !4 {
bb0 @ 0x0:
  0x8: dbg.def !20, %reg(rax)
  0x18: dbg.kill !20
}
frame @f entry {}
lines @f { 0x0: !1 1:0 stmt
 0x10: !1 2:0 stmt
 0x18: !1 3:0 stmt }
define @h size 0x20 !dbg !6 {
bb0 @ 0x0:
  0x8: dbg.def !22, %reg(rbx)
}
frame @h entry {}
lines @h { 0x0: !1 11:0 stmt
 0x10: !1 12:0 stmt }
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "hand")
!1 = !DIFile(filename: "m.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!6 = distinct !DISubprogram(name: "h", unit: !0, file: !1, line: 11, spFlags: DISPFlagDefinition)
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!14 = distinct !DIGlobalVariable(name: "g", scope: !0, file: !1, line: 9, type: !5)
!20 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpReferrer(i32)), kind: bounded)
!21 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpArg(0, ptr), DIOpDeref(i32)), argObjects: {!30}, kind: computed)
!22 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpReferrer(i32)), kind: bounded)
!30 = distinct !DIFragment()
;! f+0x7 with @counter=0x404000: g = mem(0)+0x404000
;! f+0x8..0x18: g = reg(0)+0
;! f+0x18 with @counter=0x404000: g = mem(0)+0x404000
;! h+0x8..0x20: g = reg(3)+0
;! elsewhere with @counter=0x404000: g = mem(0)+0x404000
