; A `#dbg_declare` of an array or a string whose size is known only at run time gives the address of its first byte: `c` is at rdi, and `a`
; at rsi (docs/text-format.md, section 6). flang writes these for dummy arguments.
target "x86_64"
define @f size 0x20 !dbg !4 {
bb0 @ 0x0:
  0x0: #dbg_declare(ptr %reg(rdi), !11, !DIExpression(), !15)
  0x0: #dbg_declare(ptr %reg(rsi), !12, !DIExpression(), !15)
  0x0: #dbg_declare(ptr %reg(rdx), !13, !DIExpression(), !15)
}
frame @f entry {}
lines @f { 0x0: !1 1:0 stmt
 0x10: !1 2:0 stmt }
!0 = distinct !DICompileUnit(language: DW_LANG_Fortran95, file: !1, producer: "flang")
!1 = !DIFile(filename: "m.f90", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!5 = !DIBasicType(name: "integer", size: 32, encoding: DW_ATE_signed)
!7 = !DIStringType(name: "character(n)", stringLength: !13)
!8 = !DICompositeType(tag: DW_TAG_array_type, baseType: !5, elements: !{!DISubrange(lowerBound: 1, upperBound: !13)})
!11 = !DILocalVariable(name: "c", arg: 1, scope: !4, file: !1, line: 1, type: !7)
!12 = !DILocalVariable(name: "a", arg: 2, scope: !4, file: !1, line: 1, type: !8)
!13 = !DILocalVariable(name: "n", arg: 3, scope: !4, file: !1, line: 1, type: !5)
!15 = !DILocation(line: 1, scope: !4)
;! f+0x10 with rsi=0x6000: a = mem(0)+0x6000
;! f+0x10 with rdi=0x5000: c = mem(0)+0x5000
