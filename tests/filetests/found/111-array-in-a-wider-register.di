; An object map of an array in a part of a register, on a big-endian target: its bits were counted from another end.
target "generic64-be"
define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(dw40, 24, 32)
}
frame @f entry {}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "t", size: 8, encoding: DW_ATE_unsigned)
!4 = !DICompositeType(tag: DW_TAG_array_type, baseType: !3, elements: !{!5})
!5 = !DISubrange(count: 4)
!10 = !DILocalVariable(name: "x", scope: !2, line: 2, type: !4)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(b32), DIOpConstant(b8 42), DIOpReferrer(b32), DIOpReinterpret(u32), DIOpConstant(u32 3), DIOpAnd(), DIOpObjectMap(1, 1)))
; Bits 24 to 55 of dw40; the first byte is the highest of them. The low two bits are 2: byte 2 is in the chunk.
;! f+0x4 with dw40=0x2000000: x = comp[0..2: reg(40)+5, 2..3: imm(2a)+0, 3..4: reg(40)+3]+0
