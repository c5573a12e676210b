; Block-local: a def at the end of a block covers nothing and does not reach its successor; a def in an empty block covers nothing;
; a loop's second entry does not revive it.
target "x86_64"
define @f size 0x40 block_local !dbg !2 {
bb0 @ 0x0 -> bb1:
  0x8: dbg.def !20, %reg(rdi)
  0x10: dbg.def !21, %reg(rsi)
bb1 @ 0x10 -> bb2:
  0x10: dbg.def !22, %reg(rdx)
bb2 @ 0x10 -> bb2, bb3:
  0x18: dbg.def !23, %reg(rcx)
bb3 @ 0x20:
  0x20: dbg.def !24, %reg(r8)
  0x30: dbg.kill !24
}
!10 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 2, type: !4)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i64)), kind: bounded)
!21 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i64)), kind: bounded)
!22 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i64)), kind: bounded)
!23 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i64)), kind: bounded)
!24 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i64)), kind: bounded)
!25 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpConstant(i64 9)), kind: computed)
;! f+0x0..0x8: x = imm(0900000000000000)+0
;! f+0x8..0x10: x = reg(5)+0
;! f+0x10..0x18: x = imm(0900000000000000)+0
;! f+0x18..0x20: x = reg(2)+0
;! f+0x20..0x30: x = reg(8)+0
;! f+0x30..0x40: x = imm(0900000000000000)+0
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!4 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!5 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!6 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !3, size: 64)
