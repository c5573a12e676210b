; As 87, of a value in parts: of the 128 bits that are converted, the last are past the end of its 160, and the first were shown.
target "x86_64"
define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(rdi)
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "t", size: 64, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "x", scope: !2, line: 2, type: !3)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpConstant(b160 7), DIOpConstant(b160 9), DIOpReferrer(u64), DIOpConvert(u1), DIOpChoose(), DIOpConstant(u8 7), DIOpConstant(u8 15), DIOpAnd(), DIOpByteOffset(u128), DIOpConvert(i64)))
; 7 and 15 is 7: 16 bytes from byte 7 of a value of 20 bytes on leave its storage (section 6.2).
;! f+0x4 with rdi=1: x = error
