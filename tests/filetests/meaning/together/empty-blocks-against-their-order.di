; Several empty blocks at one position, each with markers, which control passes in its own order: bb2 is entered before bb1.
target "x86_64"
define @f size 0x40 !dbg !2 {
bb0 @ 0x0 -> bb2:
  0x0: dbg.def !20, %reg(rdi)
bb1 @ 0x10 -> bb3:
  0x10: dbg.kill !21
  0x10: dbg.def !22, %reg(rdx)
bb2 @ 0x10 -> bb1:
  0x10: dbg.kill !20
  0x10: dbg.def !21, %reg(rsi)
bb3 @ 0x10 -> bb4:
bb4 @ 0x20:
}
!10 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 2, type: !4)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i64)))
!21 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i64)))
!22 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i64)))
;! f+0x0..0x10: x = reg(5)+0
;! f+0x10..0x40: x = reg(1)+0
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!4 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!5 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!6 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !3, size: 64)
