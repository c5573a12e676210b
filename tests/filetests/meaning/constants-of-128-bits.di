; An integer of a constant has at most 128 bits (docs/text-format.md, section 3.2), from -2^127 to 2^128 - 1. It is
; truncated to its type, and extended with zeros to a wider one. The bytes below start with the least significant one.
target "x86_64"

define @f size 0x10 !dbg !4 {
bb0 @ 0x0:
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1)
!5 = !DIBasicType(name: "u128", size: 128, encoding: DW_ATE_unsigned)
!6 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!7 = !DIBasicType(name: "u136", size: 136, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "largest", scope: !4, file: !1, line: 2, type: !5)
!11 = !DILocalVariable(name: "decimal", scope: !4, file: !1, line: 2, type: !5)
!12 = !DILocalVariable(name: "least", scope: !4, file: !1, line: 2, type: !5)
!13 = !DILocalVariable(name: "narrow", scope: !4, file: !1, line: 2, type: !6)
!14 = !DILocalVariable(name: "wide", scope: !4, file: !1, line: 2, type: !7)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpConstant(u128 0xffffffffffffffffffffffffffffffff)))
; 2^127 + 1
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpConstant(u128 170141183460469231731687303715884105729)))
; -2^127
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpConstant(i128 -170141183460469231731687303715884105728)))
!23 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpConstant(i64 0xfedcba98765432100123456789abcdef)))
!24 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpConstant(u136 0xffffffffffffffffffffffffffffffff)))

;! f+0x0: largest = imm(ffffffffffffffffffffffffffffffff)+0
;! f+0x0: decimal = imm(01000000000000000000000000000080)+0
;! f+0x0: least = imm(00000000000000000000000000000080)+0
;! f+0x0: narrow = imm(efcdab8967452301)+0
;! f+0x0: wide = imm(ffffffffffffffffffffffffffffffff00)+0
