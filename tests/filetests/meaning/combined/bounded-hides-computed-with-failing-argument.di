; A bounded lifetime that uses only arguments: where an argument is nowhere the variable has no value, and the computed lifetime stays hidden.
target "aarch64"
define @f size 0x40 !dbg !2 {
bb0 @ 0x0 -> bb1, bb2:
  0x0: dbg.def !6, %reg(x1)
  0x8: dbg.def !8, %undef
bb1 @ 0x10 -> bb2:
  0x10: dbg.kill !6
  0x18: dbg.def !7, %reg(x2)
bb2 @ 0x20 -> bb2, bb3:
  0x28: dbg.kill !8
bb3 @ 0x30:
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "i64", size: 64, encoding: DW_ATE_signed)
!4 = !DILocalVariable(name: "p", scope: !2, file: !1, line: 3, type: !3)
!5 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 4, type: !3)
!6 = distinct !DILifetime(object: !4, location: !DIExpr(DIOpReferrer(i64)))
!7 = distinct !DILifetime(object: !4, location: !DIExpr(DIOpReferrer(i64)))
!8 = distinct !DILifetime(object: !5, location: !DIExpr(DIOpArg(0, i64), DIOpConstant(i64 3), DIOpMul()), argObjects: {!4})
!9 = distinct !DILifetime(object: !5, location: !DIExpr(DIOpConstant(i64 99)), kind: computed)

;! f+0x0..0x8: x = imm(6300000000000000)+0
;! f+0x8..0x10 with x1=4: x = imm(0c00000000000000)+0
;! f+0x10..0x18: x = error
;! f+0x18..0x20 with x2=5: x = imm(0f00000000000000)+0
;! f+0x20..0x28 with x1=4, x2=5: x = multi{imm(0c00000000000000)+0 | imm(0f00000000000000)+0}+0
;! f+0x28..0x40: x = imm(6300000000000000)+0
