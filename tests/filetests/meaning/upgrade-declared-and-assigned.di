; A declared variable, one whose memory a part was promoted from by assignments, in a loop.
target "x86_64"
define @f size 0x60 !dbg !2 {
bb0 @ 0x0 -> bb1:
  0x0: #dbg_declare(ptr %addr(cfa-24), !10, !DIExpression())
  0x0: #dbg_assign(i64 0, !11, !DIExpression(), !30, ptr %addr(cfa-40), !DIExpression())
bb1 @ 0x10 -> bb1, bb2:
  0x18: #dbg_assign(i32 %reg(eax), !11, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !31, ptr %addr(cfa-40), !DIExpression())
bb2 @ 0x40:
  0x48: #dbg_value(i64 %reg(rbx), !11, !DIExpression(), !DILocation(line: 2, scope: !2))
}
frame @f { 0x0: cfa = rsp+48 }
!10 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 2, type: !4)
!11 = !DILocalVariable(name: "y", scope: !2, file: !1, line: 3, type: !4)
!30 = distinct !DIAssignID()
!31 = distinct !DIAssignID(stored: true)
;! f+0x0..0x60 with cfa=0x7030: x = mem(0)+0x7018
;! f+0x48..0x60: y = reg(3)+0
;! f+0x18..0x40 with cfa=0x7030: y = comp[0..4: mem(0)+0x7008, 4..8: imm(00000000)+0]+0
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!4 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
