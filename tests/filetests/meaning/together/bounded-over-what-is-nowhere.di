; A variable with a bounded lifetime over an argument and a computed one over another: where the bounded one is active and its argument
; is nowhere the variable is undefined, not what the computed one says.
target "x86_64"
define @f size 0x40 !dbg !2 {
bb0 @ 0x0 -> bb1, bb2:
  0x0: dbg.def !20, %undef
  0x8: dbg.def !21, %reg(rbx)
bb1 @ 0x10 -> bb2:
  0x18: dbg.kill !20
bb2 @ 0x20:
  0x28: dbg.kill !20
  0x30: dbg.kill !21
}
!10 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 2, type: !4)
!13 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, i64), DIOpConstant(i64 1), DIOpAdd()), argObjects: {!13}, kind: bounded)
!21 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(i64)))
!22 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpConstant(i64 7)), kind: computed)
;! f+0x0..0x8: x = undef
;! f+0x8..0x18 with rbx=4: x = imm(0500000000000000)+0
;! f+0x18..0x20 with rbx=4: x = imm(0700000000000000)+0
;! f+0x20..0x28 with rbx=4: x = imm(0500000000000000)+0
;! f+0x28..0x40: x = imm(0700000000000000)+0
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!4 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!5 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!6 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !3, size: 64)
