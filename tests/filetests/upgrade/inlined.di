; Each inlined variable is a separate variable: `f` calls `g`, which is inlined twice, the second
; time within the first.
target "x86_64"
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!3 = distinct !DISubprogram(name: "f", unit: !2, file: !1, line: 1)
!7400 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_signed)
!640 = !DILocalVariable(name: "x64", scope: !3, type: !7400)
!4200 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_signed)
!320 = !DILocalVariable(name: "x32", scope: !3, type: !4200)
define @f size 0x40 !dbg !3 {
a @ 0x0 -> b:
  0x0: #dbg_value(i64 %reg(rax), !6, !DIExpression(), !DILocation(scope: !4, inlinedAt: !8))
  0x0: #dbg_value(i64 %reg(rcx), !6, !DIExpression(), !DILocation(scope: !4, inlinedAt: !9))
  0x4: #dbg_value(i64 %reg(rdx), !7, !DIExpression(), !DILocation(scope: !5, inlinedAt: !8))
  0x4: #dbg_value(i64 %reg(rbx), !7, !DIExpression(), !DILocation(scope: !5, inlinedAt: !9))
  0x8: #dbg_label(!11, !DILocation(scope: !3))
  0xc: #dbg_value(i64 poison, !6, !DIExpression(), !DILocation(scope: !4, inlinedAt: !9))
  0x10: #dbg_value(i64 0, !6, !DIExpression())
  0x10: #dbg_value(i64 0, !640, !DIExpression(), !DILocation(scope: !3, inlinedAt: !8))
b @ 0x20:
}
frame @f entry {}
!4 = distinct !DISubprogram(name: "g", unit: !2, file: !1, line: 9)
!5 = distinct !DILexicalBlock(scope: !4, file: !1, line: 10)
!6 = !DILocalVariable(name: "y", scope: !4, type: !7400)
!7 = !DILocalVariable(name: "z", scope: !5, type: !7400)
!8 = distinct !DIInlinedScope(origin: !4, scope: !3, callFile: !1, callLine: 3)
!9 = distinct !DIInlinedScope(origin: !4, scope: !8, callFile: !1, callLine: 12)
!10 = distinct !DILexicalBlock(scope: !8, file: !1, line: 10, origin: !5)
!11 = !DILabel(scope: !3, name: "again", file: !1, line: 5)

;> upgrade
; 0x0: dbg.def !19, %reg(rax)
; 0x0: dbg.def !20, %reg(rcx)
; 0x4: dbg.def !21, %reg(rdx)
; 0x4: dbg.def !22, %reg(rbx)
; 0x8: dbg.label !18
; 0xc: dbg.kill !20
; !5 = distinct !DILexicalBlock(scope: !6, file: !1, line: 10, origin: !4)
; !6 = distinct !DIInlinedScope(origin: !3, scope: !2, callFile: !1, callLine: 3)
; !7 = distinct !DIInlinedScope(origin: !3, scope: !6, callFile: !1, callLine: 12)
; !14 = !DILocalVariable(scope: !6, origin: !12)
; !15 = !DILocalVariable(scope: !7, origin: !12)
; !16 = !DILocalVariable(scope: !5, origin: !13)
; !17 = !DILocalVariable(scope: !7, origin: !13)
; !19 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpReferrer(i64)))
; !20 = distinct !DILifetime(object: !15, location: !DIExpr(DIOpReferrer(i64)))
; !21 = distinct !DILifetime(object: !16, location: !DIExpr(DIOpReferrer(i64)))
; !22 = distinct !DILifetime(object: !17, location: !DIExpr(DIOpReferrer(i64)))
; 19: warning: this record gives `y` no location: the variable is not in this function; name a variable of the function, or of an inlined scope in it
; 20: warning: this record gives `x64` no location: the variable is not in this function; name a variable of the function, or of an inlined scope in it
