; Variables of the same name in nested blocks, one computed from the outer one, in a loop, with a label as a value between them.
target "x86_64"
define @f size 0x40 !dbg !2 {
bb0 @ 0x0 -> bb1:
  0x0: dbg.def !11, %reg(rdi)
bb1 @ 0x10 -> bb1, bb2:
  0x14: dbg.def !12, %reg(rcx)
  0x18: dbg.label !6
  0x1c: dbg.kill !12
bb2 @ 0x20:
  0x28: dbg.kill !11
}
scopes @f { !4: 0x10..0x30
 !5: 0x14..0x20 }

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "i64", size: 64, encoding: DW_ATE_signed)
!4 = distinct !DILexicalBlock(scope: !2, file: !1, line: 5, column: 1)
!5 = distinct !DILexicalBlock(scope: !4, file: !1, line: 6, column: 1)
!6 = !DILabel(scope: !2, name: "again", file: !1, line: 9)
!7 = !DILocalVariable(name: "x", scope: !4, file: !1, line: 31, type: !3)
!8 = !DILocalVariable(name: "x", scope: !5, file: !1, line: 32, type: !3)
!9 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 3, type: !3)
!10 = !DILocalVariable(name: "l", scope: !2, file: !1, line: 4, type: !3)
!11 = distinct !DILifetime(object: !9, location: !DIExpr(DIOpReferrer(i64)))
!12 = distinct !DILifetime(object: !8, location: !DIExpr(DIOpReferrer(i64)))
!13 = distinct !DILifetime(object: !7, location: !DIExpr(DIOpArg(0, i64), DIOpConstant(i64 5), DIOpAdd()), argObjects: {!9})
!14 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, ptr), DIOpReinterpret(i64)), argObjects: {!6})

;! f+0x0..0x28: x@3 = reg(5)+0
;! f+0x10..0x28 with rdi=1: x@31 = imm(0600000000000000)+0
;! f+0x14..0x1c: x@32 = reg(2)+0
;! f+0x1c..0x20: x@32 = undef
;! f+0x28..0x40: x@31 = error
