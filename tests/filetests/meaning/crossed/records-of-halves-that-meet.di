; At the join the low half agrees on both ways (same record before the branch), the high half does not.
target "x86_64"
define @f size 0x40 !dbg !2 {
bb0 @ 0x0 -> bb1, bb2:
  0x0: #dbg_value(i32 %reg(edi), !10, !DIExpression(DW_OP_LLVM_fragment, 0, 32))
bb1 @ 0x10 -> bb3:
  0x10: #dbg_value(i32 %reg(eax), !10, !DIExpression(DW_OP_LLVM_fragment, 32, 32))
bb2 @ 0x20 -> bb3:
  0x20: #dbg_value(i32 %reg(ecx), !10, !DIExpression(DW_OP_LLVM_fragment, 32, 32))
bb3 @ 0x30:
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand")
!1 = !DIFile(filename: "h.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!92 = !DICompositeType(tag: DW_TAG_structure_type, name: "s64", size: 64, file: !1, line: 1, elements: !{})
!10 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 10, type: !92)
;! f+0x0: x = comp[0..4: reg(5)+0, 4..8: undef]+0
;! f+0x10..0x20: x = comp[0..4: reg(5)+0, 4..8: reg(0)+0]+0
;! f+0x20..0x30: x = comp[0..4: reg(5)+0, 4..8: reg(2)+0]+0
;! f+0x30..0x40: x = comp[0..4: reg(5)+0, 4..8: undef]+0
