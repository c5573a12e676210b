; A lifetime is killed in one arm and reaches the head of the loop over the other; a second lifetime of the variable
; begins in the killing arm: at the join both are active or one, by path, which is the union.
target "x86_64"
define @f size 0x60 !dbg !2 {
bb0 @ 0x0 -> bb1:
  0x0: dbg.def !20, %reg(rdi)
bb1 @ 0x10 -> bb2, bb3:
bb2 @ 0x20 -> bb4:
  0x24: dbg.kill !20
  0x28: dbg.def !21, %reg(rbx)
bb3 @ 0x30 -> bb4:
  0x38: dbg.kill !21
bb4 @ 0x40 -> bb1, bb5:
bb5 @ 0x50:
  0x54: dbg.kill !21
}
!10 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 2, type: !4)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i64)))
!21 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i64)))
;! f+0x0..0x10: x = reg(5)+0
;! f+0x10..0x24: x = multi{reg(3)+0 | reg(5)+0}+0
;! f+0x24..0x28: x = reg(3)+0
;! f+0x28..0x30: x = reg(3)+0
;! f+0x30..0x38: x = multi{reg(3)+0 | reg(5)+0}+0
;! f+0x38..0x40: x = reg(5)+0
;! f+0x40..0x54: x = multi{reg(3)+0 | reg(5)+0}+0
;! f+0x54..0x60: x = reg(5)+0
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!4 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!5 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!6 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !3, size: 64)
