; hot and cold parts: an inlined scope, a lexical block, a lifetime and frame rules that cross the boundary; a call in the cold part
target "x86_64"
define @f size 0x38 !dbg !4 {
bb0 @ 0x0 -> bb1, bb2:
  0x1: dbg.def !20, %reg(rbx)
  0x8: dbg.def !21, %reg(rcx)
bb1 @ 0x10 -> bb2:
bb2 @ 0x17:
  0x28: dbg.kill !21
}
parts @f { 0x20: @f.cold }
scopes @f {
  !30: 0x8..0x30
  !31: 0x17..0x28
}
calls @f { 0x22..0x27: !6 }
frame @f {
  0x1: cfa = rsp+16; rbx = [cfa-16]
  0x1f: cfa = rsp+8; restore rbx
  0x20: cfa = rsp+16; rbx = [cfa-16]
  0x37: cfa = rsp+8; restore rbx
}
lines @f { 0x0: !1 1:1 stmt
 0x8: !1 11:1 stmt
 0x17: !1 12:1 stmt
 0x1c: !1 2:1 stmt
 0x20: !1 12:5 stmt
 0x27: !1 13:1 stmt
 0x30: !1 3:1 stmt }
define @g size 0x8 !dbg !6 {
bb0 @ 0x0:
}
frame @g entry {}
lines @g { 0x0: !1 21:1 stmt }
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "hand")
!1 = !DIFile(filename: "m.c", directory: "/src")
!2 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition, flags: DIFlagAllCallsDescribed)
!5 = distinct !DISubprogram(name: "inl", unit: !0, file: !1, line: 10, spFlags: DISPFlagDefinition | DISPFlagLocalToUnit)
!6 = distinct !DISubprogram(name: "g", unit: !0, file: !1, line: 21, spFlags: DISPFlagDefinition, flags: DIFlagAllCallsDescribed)
!10 = !DILocalVariable(name: "k", scope: !4, file: !1, line: 1, type: !2)
!11 = !DILocalVariable(name: "a", arg: 1, scope: !5, file: !1, line: 10, type: !2)
!12 = distinct !DILocalVariable(scope: !30, origin: !11)
!13 = !DILocalVariable(name: "b", scope: !32, file: !1, line: 12, type: !2)
!14 = distinct !DILocalVariable(scope: !31, origin: !13)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))
!21 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(i32)))
!22 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpArg(0, i32), DIOpConstant(i32 1), DIOpAdd()), argObjects: {!10})
!30 = distinct !DIInlinedScope(origin: !5, scope: !4, callFile: !1, callLine: 2)
!31 = distinct !DILexicalBlock(scope: !30, file: !1, line: 12, origin: !32)
!32 = distinct !DILexicalBlock(scope: !5, file: !1, line: 12)
;! f+0x1f: !12 = reg(2)+0
;! f+0x20 with rbx=4: !14 = imm(05000000)+0
;! f+0x26: !12 = undef
;! f+0x27: !12 = reg(2)+0
;! f+0x20 with rsp=0x7000: cfa = mem(0)+0x7010
;! f+0x20 with rsp=0x7000: caller(rbx) = mem(0)+0x7000
;! f+0x37 with rsp=0x7000: cfa = mem(0)+0x7008
