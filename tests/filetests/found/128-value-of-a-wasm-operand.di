; x is the value of operand 0, divided by 1: a value, which a debugger cannot write. The division is simplified to DIOpRead. The
; operations were DW_OP_WASM_location, DW_OP_stack_value, which consumers take for the operand itself.
target "wasm32"
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x10: dbg.def !25, %reg(operand0)
  0x10: dbg.def !26, %reg(operand0)
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!14 = !DILocalVariable(name: "value", scope: !2, file: !1, line: 4, type: !3)
!15 = !DILocalVariable(name: "place", scope: !2, file: !1, line: 5, type: !3)
!25 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpReferrer(i32), DIOpRead()))
!26 = distinct !DILifetime(object: !15, location: !DIExpr(DIOpReferrer(i32)))
; DIOpRead gives the value at a location (section 6); the referrer alone is the location.
;! f+0x10 with operand0=0x3a: value = imm(3a000000)+0
;! f+0x10 with operand0=0x3a: place = reg(32768)+0
