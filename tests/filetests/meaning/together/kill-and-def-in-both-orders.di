; A kill behind a def of the same lifetime at one position of a loop: the lifetime covers no byte there, in the order of listing;
; in the other order it would go on. A def and a kill of two lifetimes at one position.
target "x86_64"
define @f size 0x40 !dbg !2 {
bb0 @ 0x0 -> bb1:
  0x0: dbg.def !20, %reg(rdi)
  0x8: dbg.def !21, %reg(rsi)
  0x8: dbg.kill !20
bb1 @ 0x10 -> bb1, bb2:
  0x14: dbg.def !22, %reg(rax)
  0x14: dbg.kill !22
  0x18: dbg.kill !23
  0x18: dbg.def !23, %reg(rdx)
bb2 @ 0x20:
}
!10 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 2, type: !4)
!11 = !DILocalVariable(name: "y", scope: !2, file: !1, line: 2, type: !4)
!12 = !DILocalVariable(name: "z", scope: !2, file: !1, line: 2, type: !4)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i64)))
!21 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i64)))
!22 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i64)), kind: bounded)
!24 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpConstant(i64 3)), kind: computed)
!23 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(i64)))
;! f+0x0..0x8: x = reg(5)+0
;! f+0x8..0x40: x = reg(4)+0
;! f+0x0..0x40: y = imm(0300000000000000)+0
;! f+0x0..0x10: z = undef
;! f+0x10..0x40: z = reg(1)+0
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!4 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!5 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!6 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !3, size: 64)
