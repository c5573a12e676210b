; The first bits of a constant of more than 128 bits were 0 on big-endian targets, also if the constant was negative.
target "s390x"
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "example")
!1 = !DIFile(filename: "f.c", directory: "/src")
!5 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!10 = distinct !DIGlobalVariable(name: "sign", scope: !0, file: !1, line: 2, type: !5)
!11 = distinct !DIGlobalVariable(name: "border", scope: !0, file: !1, line: 3, type: !5)
; The most significant eight bytes of -1 of 192 bits are first in memory. Their complement is 0.
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpConstant(i64 -1), DIOpConvert(u192), DIOpConstant(i8 0), DIOpByteOffset(u64), DIOpNot()))
;! elsewhere: sign = imm(0000000000000000)+0
; Of 2^128 - 1 in 192 bits, bytes 0 to 7 are 0, and byte 8 is 0xff: bytes 1 to 9 are 0x00000000000000ff.
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpConstant(u128 -1), DIOpConvert(u192), DIOpConstant(i8 1), DIOpByteOffset(u64), DIOpNot()))
;! elsewhere: border = imm(ffffffffffffff00)+0
