; older records with locations inlined at two calls of g
target "x86_64"
define @f size 0x40 !dbg !10 {
bb0 @ 0x0 -> bb1:
  0x4: #dbg_value(i32 %reg(rax), !11, !DIExpression(), !12)
  0x8: #dbg_value(i32 poison, !11, !DIExpression(), !12)
bb1 @ 0x10:
  0x10: #dbg_value(i32 %reg(rcx), !11, !DIExpression(), !13)
  0x18: #dbg_value(i32 3, !11, !DIExpression(), !13)
}
scopes @f {
  !14: 0x4..0x10
  !15: 0x10..0x20
}
define @g size 0x10 !dbg !16 {
bb0 @ 0x0:
  0x0: #dbg_value(i32 %reg(rdi), !11, !DIExpression(), !17)
}
!18 = !DIFile(filename: "a.c", directory: "/src")
!19 = distinct !DICompileUnit(language: DW_LANG_C11, file: !18, producer: "test")
!10 = distinct !DISubprogram(name: "f", linkageName: "f", unit: !19, file: !18, line: 1, spFlags: DISPFlagDefinition)
!20 = !DIBasicType(name: "u32", size: 32, encoding: DW_ATE_unsigned)
!16 = distinct !DISubprogram(name: "g", linkageName: "g", unit: !19, file: !18, line: 10, spFlags: DISPFlagDefinition)
!11 = !DILocalVariable(scope: !16, name: "v", arg: 1, file: !18, line: 11, type: !20)
!12 = !DILocation(line: 12, scope: !16, inlinedAt: !14)
!13 = !DILocation(line: 12, scope: !16, inlinedAt: !15)
!17 = !DILocation(line: 12, scope: !16)
!14 = distinct !DIInlinedScope(origin: !16, scope: !10, callFile: !18, callLine: 3)
!15 = distinct !DIInlinedScope(origin: !16, scope: !10, callFile: !18, callLine: 4)
;! g+0x0..0x10: !11 = reg(5)+0
