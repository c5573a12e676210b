; A function that is inlined into one that is inlined into f, in a loop: each instance of a parameter is an expression over that of
; the scope around it; the innermost value is spilled and reloaded in the loop.
target "x86_64"
define @f size 0x80 !dbg !2 {
bb0 @ 0x0 -> bb1:
  0x0: dbg.def !20, %reg(edi)
  0x4: dbg.def !21, %reg(rsi)
bb1 @ 0x10 -> bb2, bb4:
  0x10: dbg.def !22, %entity(5)
  0x14: dbg.kill !20
  0x14: dbg.def !28, %entity(6)
bb2 @ 0x20 -> bb3, bb1:
  0x24: dbg.def !23, %entity(7)
bb3 @ 0x40 -> bb1, bb4:
  0x48: dbg.kill !23
bb4 @ 0x60:
  0x68: dbg.kill !22
}
entity @f 5 {
  0x10..0x30: %reg(ecx)
  0x2c..0x58: %slot(rsp+12, 32)
  0x58..0x60: %reg(r12, 0, 32)
  0x60..0x80: %reg(ecx)
}
entity @f 6 {
  0x14..0x50: %reg(edi)
  0x50..0x80: %const(i32 6)
}
entity @f 7 {
  0x24..0x40: %reg(rdx, 32, 32)
  0x40..0x60: %reg(rbx, 32, 32)
}
calls @f {
  0x34..0x39: !9, %reg(rdi) = !13
  0x5b..0x60: unknown
}
scopes @f {
  !40: 0x10..0x60
  !41: 0x20..0x60
  !42: 0x24..0x30, 0x40..0x48
}
frame @f {
  0x0: cfa = rsp+8
  0x2: cfa = rsp+48
}
!8 = distinct !DISubprogram(name: "g", unit: !0, file: !1, line: 20, spFlags: DISPFlagDefinition)
!9 = distinct !DISubprogram(name: "h", unit: !0, file: !1, line: 30, spFlags: DISPFlagDefinition)
!30 = !DILocalVariable(name: "gp", arg: 1, scope: !8, file: !1, line: 20, type: !3)
!31 = !DILocalVariable(name: "hp", arg: 1, scope: !9, file: !1, line: 30, type: !4)
!32 = distinct !DILexicalBlock(scope: !9, file: !1, line: 31)
!33 = !DILocalVariable(name: "hv", scope: !32, file: !1, line: 32, type: !3)
!40 = distinct !DIInlinedScope(origin: !8, scope: !2, callFile: !1, callLine: 3)
!41 = distinct !DIInlinedScope(origin: !9, scope: !40, callFile: !1, callLine: 21)
!42 = distinct !DILexicalBlock(scope: !41, file: !1, line: 31, origin: !32)
!10 = !DILocalVariable(name: "n", arg: 1, scope: !2, file: !1, line: 1, type: !3)
!11 = !DILocalVariable(name: "p", arg: 2, scope: !2, file: !1, line: 1, type: !4)
!12 = !DILocalVariable(arg: 1, scope: !40, origin: !30)
!13 = !DILocalVariable(arg: 1, scope: !41, origin: !31)
!14 = !DILocalVariable(scope: !42, origin: !33)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))
!28 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i64), DIOpEntryValue(i64)))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(i32)))
!24 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpArg(0, i32), DIOpSExt(i64), DIOpArg(1, i64), DIOpAdd()), argObjects: {!12, !11})
!23 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpReferrer(i32)))
!25 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpArg(0, i64), DIOpConvert(i32), DIOpArg(1, i32), DIOpMul()), argObjects: {!13, !10})
; over the back edge !28 is active in 10..14 too, where the value has no place
;! f+0x0..0x14: n = reg(5)+0
;! f+0x14..0x38: n = reg(5)+0
;! f+0x38: n = undef
;! f+0x39..0x50: n = reg(5)+0
;! f+0x50..0x60: n = imm(06000000)+0
; entry values stay
;! f+0x4..0x80 with entry.rsi=0x10: p = imm(1000000000000000)+0
;! f+0x10..0x2c: !12 = reg(2)+0
;! f+0x2c..0x30 with rsp=0x7000: !12 = multi{mem(0)+0x700c | reg(2)+0}+0
;! f+0x30..0x58 with rsp=0x7000: !12 = mem(0)+0x700c
;! f+0x58..0x60: !12 = reg(12)+0
;! f+0x60..0x68: !12 = reg(2)+0
;! f+0x68: !12 = undef
; -2 + 16 = 14
;! f+0x20 with rcx=0xfffffffe, entry.rsi=0x10: !13 = imm(0e00000000000000)+0
;! f+0x38 with rsp=0x7000, [0x700c]=<fe ff ff ff>, entry.rsi=0x10: !13 = imm(0e00000000000000)+0
;! f+0x5f with r12=3, entry.rsi=0x10: !13 = imm(1300000000000000)+0
;! f+0x68: !13 = undef
; over the edge from bb2 !23 is active in bb1, where its value has no place
;! f+0x10..0x24 with rcx=0xfffffffe, rdi=5, entry.rsi=0x10: !14 = undef
;! f+0x24..0x38: !14 = reg(1)+4
;! f+0x38: !14 = undef
;! f+0x39..0x40: !14 = reg(1)+4
;! f+0x40..0x48: !14 = reg(3)+4
; killed: the computed one, with n = 5, then 6: 14 * 5 = 70, 14 * 6 = 84
;! f+0x48..0x50 with rsp=0x7000, [0x700c]=<fe ff ff ff>, rdi=5, entry.rsi=0x10: !14 = imm(46000000)+0
;! f+0x50..0x58 with rsp=0x7000, [0x700c]=<fe ff ff ff>, entry.rsi=0x10: !14 = imm(54000000)+0
;! f+0x2 with rsp=0x7000: cfa = mem(0)+0x7030
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!4 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
