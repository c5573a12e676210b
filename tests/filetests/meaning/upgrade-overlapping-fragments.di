; Records of overlapping fragments: each ends what earlier ones said of the same bits only, also in the middle of another.
target "x86_64"
define @f size 0x40 !dbg !2 {
bb0 @ 0x0 -> bb1, bb2:
  0x0: #dbg_value(i64 %reg(rdi), !10, !DIExpression())
  0x4: #dbg_value(i16 %reg(rsi, 0, 16), !10, !DIExpression(DW_OP_LLVM_fragment, 16, 16))
  0x8: #dbg_value(i32 7, !10, !DIExpression(DW_OP_LLVM_fragment, 24, 32))
bb1 @ 0x10 -> bb2:
  0x14: #dbg_value(i8 poison, !10, !DIExpression(DW_OP_LLVM_fragment, 0, 8))
bb2 @ 0x20:
  0x28: #dbg_value(i64 %reg(rax), !10, !DIExpression())
}
!10 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 2, type: !4)
;! f+0x0..0x4: x = reg(5)+0
;! f+0x4..0x8: x = comp[0..2: reg(5)+0, 2..4: reg(4)+0, 4..8: reg(5)+4]+0
; bits 24 to 55 are 7
;! f+0x8..0x14: x = comp[0..2: reg(5)+0, 2..3: reg(4)+0, 3..7: imm(07000000)+0, 7..8: reg(5)+7]+0
;! f+0x14..0x20: x = comp[0..1: undef, 1..2: reg(5)+1, 2..3: reg(4)+0, 3..7: imm(07000000)+0, 7..8: reg(5)+7]+0
; where paths with different assignments meet, the bits are unknown
;! f+0x20..0x28: x = comp[0..1: undef, 1..2: reg(5)+1, 2..3: reg(4)+0, 3..7: imm(07000000)+0, 7..8: reg(5)+7]+0
;! f+0x28..0x40: x = reg(0)+0
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!4 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
