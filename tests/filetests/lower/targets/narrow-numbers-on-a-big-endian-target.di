; A number that is narrower than an address is its low bits on a big-endian target. In DWARF 4, a stack value is enough: debuggers
; read its low bits. lldb would take the number of a `DW_OP_bit_piece` for an address.
target "s390x"

define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
  0x0: dbg.def !200, %reg(r6)
  0x0: dbg.def !201, %reg(r6)
  0x0: dbg.def !202, %reg(r7)
}

frame @f { 0x0: cfa = r15+160 }

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "example")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!30 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!100 = !DILocalVariable(name: "x", scope: !4, file: !1, line: 2, type: !30)
!101 = !DILocalVariable(name: "y", scope: !4, file: !1, line: 3, type: !30)
!31 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!102 = !DILocalVariable(name: "z", scope: !4, file: !1, line: 4, type: !31)
!200 = distinct !DILifetime(object: !100, location: !DIExpr(DIOpReferrer(i32), DIOpConstant(i32 1), DIOpAdd()), kind: bounded)
!201 = distinct !DILifetime(object: !101, location: !DIExpr(DIOpReferrer(i32)), kind: bounded)
!202 = distinct !DILifetime(object: !102, location: !DIExpr(DIOpReferrer(i16), DIOpConstant(i16 1), DIOpAdd()), kind: bounded)

;! f+0x4 with r6=41: x = imm(0000002a)+0

;> lower dwarf4
; f:
;   x
;     everywhere: DW_OP_breg6 1, DW_OP_stack_value
;       76 01 9f
;   y
;     everywhere: DW_OP_reg6
;       56
;   z
;     everywhere: DW_OP_breg7 1, DW_OP_stack_value
;       77 01 9f
;> verify
; dwarf4, dwarf5, llvm, llvm-legacy, dwarf6-draft: exact
