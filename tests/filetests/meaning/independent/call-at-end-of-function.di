; a call of a function that does not return is the last instruction: the return position is the end of the function
target "x86_64"
define @f size 0x11 !dbg !4 {
bb0 @ 0x0:
  0x1: dbg.def !20, %reg(rbx)
  0x6: dbg.def !21, %reg(rcx)
  0x6: dbg.def !23, %slot(cfa-16, 64)
}
scopes @f { !30: 0x6..0x11 }
calls @f { 0xc..0x11: !5, %reg(rdi) = !10 }
frame @f { 0x1: cfa = rsp+16; rbx = [cfa-16] }
lines @f { 0x0: !1 1:0 stmt
 0x6: !1 2:0 stmt
 0xc: !1 11:0 stmt }
define @g size 0x8 !dbg !5 {
bb0 @ 0x0:
  0x0: dbg.def !22, %reg(rdi)
}
frame @g entry {}
lines @g { 0x0: !1 21:0 stmt }
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "hand")
!1 = !DIFile(filename: "m.c", directory: "/src")
!2 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!3 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition, flags: DIFlagAllCallsDescribed)
!5 = distinct !DISubprogram(name: "g", unit: !0, file: !1, line: 21, spFlags: DISPFlagDefinition, flags: DIFlagAllCallsDescribed | DIFlagNoReturn)
!6 = distinct !DISubprogram(name: "die", unit: !0, file: !1, line: 10, spFlags: DISPFlagDefinition | DISPFlagLocalToUnit)
!10 = !DILocalVariable(name: "k", scope: !4, file: !1, line: 1, type: !2)
!11 = !DILocalVariable(name: "c", scope: !4, file: !1, line: 1, type: !2)
!12 = !DILocalVariable(name: "code", arg: 1, scope: !5, file: !1, line: 21, type: !2)
!13 = !DILocalVariable(name: "a", arg: 1, scope: !6, file: !1, line: 10, type: !2)
!14 = distinct !DILocalVariable(scope: !30, origin: !13)
!15 = !DILocalVariable(name: "saved", scope: !4, file: !1, line: 1, type: !3)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i32)))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(i32), DIOpEntryValue(i32)))
!23 = distinct !DILifetime(object: !15, location: !DIExpr(DIOpReferrer(i64)))
!24 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpArg(0, i32), DIOpConstant(i32 1), DIOpAdd()), argObjects: {!10})
!30 = distinct !DIInlinedScope(origin: !6, scope: !4, callFile: !1, callLine: 3)
;! f+0x10: k = reg(3)+0
;! f+0x10: c = undef
;! f+0xf: c = reg(2)+0
;! f+0x10 with rbx=41: !14 = imm(2a000000)+0
;! f+0x10 with cfa=0x7010: saved = mem(0)+0x7000
;! g+0x4 with rdi=0, entry.rdi=5: code = imm(05000000)+0
