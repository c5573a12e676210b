; Records on a big-endian target: narrow values, fragments, and bits of a value and of memory.
target "s390x"
define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
  0x0: #dbg_value(i64 %reg(r6), !10, !DIExpression())
  0x0: #dbg_value(i32 %reg(r7), !11, !DIExpression(DW_OP_LLVM_fragment, 0, 32))
  0x0: #dbg_value(i32 %reg(r8), !11, !DIExpression(DW_OP_LLVM_fragment, 32, 32))
  0x0: #dbg_value(i64 %reg(r9), !12, !DIExpression(DW_OP_LLVM_extract_bits_sext, 16, 8, DW_OP_stack_value))
  0x0: #dbg_value(i16 %reg(r10), !13, !DIExpression(DW_OP_LLVM_convert, 16, DW_ATE_signed, DW_OP_LLVM_convert, 64, DW_ATE_signed, DW_OP_stack_value))
  0x0: #dbg_value(i8 %reg(r6), !14, !DIExpression(DW_OP_LLVM_fragment, 4, 8))
  0x0: #dbg_declare(ptr %addr(cfa-16), !15, !DIExpression(DW_OP_LLVM_extract_bits_zext, 3, 7))
  0x0: #dbg_declare(ptr %reg(r11), !16, !DIExpression(DW_OP_plus_uconst, 4))
  0x0: #dbg_value(i16 -2, !17, !DIExpression(DW_OP_LLVM_fragment, 16, 16))
}
frame @f { 0x0: cfa = r15+160 }
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "example")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1)
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!6 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!7 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!10 = !DILocalVariable(name: "a", scope: !4, file: !1, line: 2, type: !5)
!11 = !DILocalVariable(name: "b", scope: !4, file: !1, line: 2, type: !6)
!12 = !DILocalVariable(name: "c", scope: !4, file: !1, line: 2, type: !5)
!13 = !DILocalVariable(name: "d", scope: !4, file: !1, line: 2, type: !6)
!14 = !DILocalVariable(name: "e", scope: !4, file: !1, line: 2, type: !7)
!15 = !DILocalVariable(name: "g", scope: !4, file: !1, line: 2, type: !5)
!16 = !DILocalVariable(name: "h", scope: !4, file: !1, line: 2, type: !5)
!17 = !DILocalVariable(name: "i", scope: !4, file: !1, line: 2, type: !5)
;! f+0x4: a = reg(6)+0
;! f+0x4: b = comp[0..4: reg(7)+0, 4..8: reg(8)+0]+0
;! f+0x4 with r9=0x00f20000: c = imm(fffffff2)+0
;! f+0x4 with r10=0x12348001: d = imm(ffffffffffff8001)+0
;! f+0x4: e = comp[0..0.4: undef, 0.4..1.4: reg(6)+0, 1.4..2: undef]+0
;! f+0x4 with r11=0x5000: h = mem(0)+0x5004
;! f+0x4: i = comp[0..2: undef, 2..4: imm(fffe)+0]+0
;! f+0x4 with cfa=0x7010, [0x7000]=<ab cd ef 01>: g = imm(00000079)+0
