; Bits of a constant that was converted to more than 128 bits were 0 above bit 128, also if the constant was negative.
target "x86_64"
define @f size 0x8 !dbg !4 {
bb0 @ 0x0:
  0x0: dbg.def !25, %reg(rdi)
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "example")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1)
!5 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!6 = !DIBasicType(name: "__int128", size: 128, encoding: DW_ATE_signed)
!10 = distinct !DIGlobalVariable(name: "sign", scope: !0, file: !1, line: 2, type: !5)
!11 = distinct !DIGlobalVariable(name: "zeros", scope: !0, file: !1, line: 3, type: !5)
!12 = distinct !DIGlobalVariable(name: "border", scope: !0, file: !1, line: 4, type: !5)
!13 = distinct !DIGlobalVariable(name: "both", scope: !0, file: !1, line: 5, type: !5)
!14 = distinct !DIGlobalVariable(name: "extended", scope: !0, file: !1, line: 6, type: !5)
!15 = !DILocalVariable(name: "quotient", scope: !4, file: !1, line: 7, type: !6)

; 24 as an i5 is -8. Bits 128 to 192 of -8 are copies of its sign: 2^64 - 1. Shifted right by one, the highest is 0.
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpConstant(i5 24), DIOpConvert(u192), DIOpConstant(i8 16), DIOpByteOffset(u64), DIOpConstant(u64 1), DIOpLShr()))
;! elsewhere: sign = imm(ffffffffffffff7f)+0
; 2^128 - 1 as a u128 is positive: the bits above it are 0, so their complement is 1.
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpConstant(u128 -1), DIOpConvert(u192), DIOpConstant(i8 16), DIOpByteOffset(u64), DIOpNot()))
;! elsewhere: zeros = imm(ffffffffffffffff)+0
; Byte 15 is the last one of 2^128 - 1, bytes 16 to 22 are 0.
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpConstant(u128 -1), DIOpConvert(u192), DIOpConstant(i8 15), DIOpByteOffset(u64), DIOpNot()))
;! elsewhere: border = imm(00ffffffffffffff)+0
; The i192 is -1, and as a u192 it is 2^192 - 1: extended to 256 bits, byte 23 is the last one that is not 0.
!23 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpConstant(i64 -1), DIOpConvert(i192), DIOpReinterpret(u192), DIOpConvert(u256), DIOpConstant(i8 23), DIOpByteOffset(u64), DIOpNot()))
;! elsewhere: both = imm(00ffffffffffffff)+0
; DIOpZExt adds zeros to the bits of an i128, DIOpSExt copies of the highest bit to those of a u128: 0 | 2^64 - 1, plus 1, is 0.
!24 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpConstant(i128 -1), DIOpZExt(i192), DIOpConstant(i8 16), DIOpByteOffset(u64), DIOpConstant(u128 -1), DIOpSExt(i192), DIOpConstant(i8 16), DIOpByteOffset(u64), DIOpOr(), DIOpConstant(u64 1), DIOpAdd()))
;! elsewhere: extended = imm(0000000000000000)+0
; The divisor is -1, bits 64 to 192 of -8: 5 / -1 is -5.
!25 = distinct !DILifetime(object: !15, location: !DIExpr(DIOpReferrer(u64), DIOpConvert(i128), DIOpConstant(i5 24), DIOpConvert(u192), DIOpConstant(i8 8), DIOpByteOffset(i128), DIOpDiv()))
;! f+0x0 with rdi=5: quotient = imm(fbffffffffffffffffffffffffffffff)+0
