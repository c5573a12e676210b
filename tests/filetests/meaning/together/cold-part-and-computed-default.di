; Lifetimes that go through cold code in another section and come back; a value whose range crosses the border of the parts;
; the computed lifetime between.
target "x86_64"
define @f size 0x60 !dbg !2 {
bb0 @ 0x0 -> bb1, bb3:
  0x8: dbg.def !20, %entity(3)
bb1 @ 0x10 -> bb2:
  0x18: dbg.kill !20
bb2 @ 0x30:
bb3 @ 0x40 -> bb4:
  0x48: dbg.kill !20
  0x50: dbg.def !21, %reg(r12)
bb4 @ 0x50 -> bb2:
}
parts @f { 0x40: @f.cold }
entity @f 3 { 0x8..0x44: %reg(rdi) }
!10 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 2, type: !4)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i64)), kind: bounded)
!21 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i64)), kind: bounded)
!22 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpConstant(i64 -1)), kind: computed)
;! f+0x0..0x8: x = imm(ffffffffffffffff)+0
;! f+0x8..0x18: x = reg(5)+0
;! f+0x18..0x30: x = imm(ffffffffffffffff)+0
;! f+0x30..0x40: x = reg(12)+0
;! f+0x40..0x44: x = reg(5)+0
;! f+0x44..0x48: x = undef
;! f+0x48..0x50: x = imm(ffffffffffffffff)+0
;! f+0x50..0x60: x = reg(12)+0
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!4 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!5 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!6 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !3, size: 64)
