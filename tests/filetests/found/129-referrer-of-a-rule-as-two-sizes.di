; A frame rule reads dw40 as a pointer and, for the condition, as a number of 32 bits, whose last byte's first bit is asked for.
; A value smaller than its register is in the low bits (section 5), so that the byte has bits 7 to 0 of the register, and on a
; big-endian target the first bit of a byte is its most significant one: bit 7. The first 32 bits of dw40 were read: bit 39.
target "generic64-be"
define @g size 0x40 !dbg !3 {
}
frame @g entry {
  0x14: cfa = !DIExpr(DIOpArg(0, ptr), DIOpArg(1, ptr), DIOpReferrer(u32), DIOpConstant(i32 3), DIOpByteOffset(u1), DIOpChoose()) of %reg(dw40), %reg(dw0)
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test", isOptimized: true)
!1 = !DIFile(filename: "a.c", directory: "/src")
!3 = distinct !DISubprogram(name: "g", unit: !0, file: !1, line: 2, spFlags: DISPFlagDefinition)
; dw40 has bit 7, not bit 39: the condition is 1, which chooses argument 0.
;! g+0x14 with dw40=0x80, dw0=0x5000: cfa = mem(0)+0x80
; dw40 has bit 39, not bit 7: argument 1.
;! g+0x14 with dw40=0x8000000000, dw0=0x5000: cfa = mem(0)+0x5000
