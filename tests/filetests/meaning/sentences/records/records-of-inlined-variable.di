; A record with inlinedAt belongs to the instance of the variable in the inlined scope
target "x86_64"
define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
  0x8: #dbg_value(i32 %reg(rdi), !12, !DIExpression(), !DILocation(line: 3, scope: !3, inlinedAt: !40))
  0x10: #dbg_value(i32 %reg(rsi), !12, !DIExpression(), !DILocation(line: 3, scope: !3, inlinedAt: !41))
}
scopes @f { !40: 0x8..0x18
 !41: 0x18..0x30 }
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = distinct !DISubprogram(name: "g", unit: !0, file: !1, line: 9, spFlags: DISPFlagDefinition)
!40 = distinct !DIInlinedScope(origin: !3, scope: !4, callFile: !1, callLine: 3)
!41 = distinct !DIInlinedScope(origin: !3, scope: !4, callFile: !1, callLine: 4)
!912 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!12 = !DILocalVariable(name: "a", scope: !3, file: !1, line: 11, type: !912)
!13 = !DILocalVariable(scope: !40, origin: !12)
!14 = !DILocalVariable(scope: !41, origin: !12)
;! f+0x8..0x20: !13 = reg(5)+0
;! f+0x10..0x30: !14 = reg(4)+0
