; A loop with two entries: the lifetime begins before the branch, is killed in one of the loop's blocks,
; and reaches the other block only from outside.
target "x86_64"
define @f size 0x60 !dbg !2 {
bb0 @ 0x0 -> bb1, bb2:
  0x4: dbg.def !20, %reg(rdi)
  0x4: dbg.def !21, %reg(rsi)
bb1 @ 0x10 -> bb2, bb3:
  0x18: dbg.kill !20
bb2 @ 0x20 -> bb1, bb3:
  0x28: dbg.kill !21
bb3 @ 0x30:
}
!10 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 2, type: !4)
!11 = !DILocalVariable(name: "y", scope: !2, file: !1, line: 2, type: !4)
!12 = !DILocalVariable(name: "z", scope: !2, file: !1, line: 2, type: !4)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i64)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i64)))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpArg(0, i64), DIOpArg(1, i64), DIOpAdd()), argObjects: {!10, !11})
;! f+0x0..0x4: x = undef
;! f+0x4..0x18: x = reg(5)+0
;! f+0x18..0x20: x = undef
;! f+0x20..0x40: x = reg(5)+0
;! f+0x4..0x28: y = reg(4)+0
;! f+0x28..0x30: y = undef
;! f+0x30..0x60: y = reg(4)+0
;! f+0x10 with rdi=5, rsi=6: z = imm(0b00000000000000)+0
;! f+0x18..0x20 with rsi=6: z = undef
;! f+0x20..0x28 with rdi=5, rsi=6: z = imm(0b00000000000000)+0
;! f+0x28..0x30 with rdi=5: z = undef
;! f+0x30 with rdi=5, rsi=6: z = imm(0b00000000000000)+0
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!4 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!5 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!6 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !3, size: 64)
