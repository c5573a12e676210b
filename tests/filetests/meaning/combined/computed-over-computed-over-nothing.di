; Three computed lifetimes in a row; the last argument is defined in one arm only, so the value exists there and behind the join.
target "aarch64"
define @f size 0x40 !dbg !2 {
bb0 @ 0x0 -> bb1, bb2:
bb1 @ 0x10 -> bb3:
  0x18: dbg.def !9, %reg(x3)
bb2 @ 0x20 -> bb3:
bb3 @ 0x30:
  0x38: dbg.kill !9
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "i64", size: 64, encoding: DW_ATE_signed)
!4 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "s192", file: !1, line: 1, size: 192, elements: !{})
!5 = !DILocalVariable(name: "a", scope: !2, file: !1, line: 3, type: !3)
!6 = !DILocalVariable(name: "b", scope: !2, file: !1, line: 4, type: !3)
!7 = !DILocalVariable(name: "c", scope: !2, file: !1, line: 5, type: !3)
!8 = !DILocalVariable(name: "d", scope: !2, file: !1, line: 6, type: !4)
!9 = distinct !DILifetime(object: !5, location: !DIExpr(DIOpReferrer(i64)))
!10 = distinct !DILifetime(object: !6, location: !DIExpr(DIOpArg(0, i64), DIOpConstant(i64 2), DIOpAdd()), argObjects: {!5})
!11 = distinct !DILifetime(object: !7, location: !DIExpr(DIOpArg(0, i64), DIOpArg(1, i64), DIOpMul()), argObjects: {!6, !5})
!12 = distinct !DILifetime(object: !8, location: !DIExpr(DIOpArg(0, i64), DIOpArg(1, i64), DIOpArg(2, i64), DIOpComposite(3, b192)), argObjects: {!5, !6, !7})

;! f+0x0..0x18: c = error
;! f+0x18..0x20 with x3=5: c = imm(2300000000000000)+0
;! f+0x20..0x30: b = error
;! f+0x30..0x38 with x3=5: c = imm(2300000000000000)+0
;! f+0x38..0x40: c = error
;! f+0x18 with x3=5: d = comp[0..8: reg(3)+0, 8..24: imm(07000000000000002300000000000000)]+0
;! f+0x0: d = comp[0..8: undef, 8..24: error]+0
