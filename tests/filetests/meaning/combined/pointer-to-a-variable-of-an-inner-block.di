; A pointer of the outer block to a variable of an inner block whose code is elsewhere; and one to a variable that is the same register for a while.
target "x86_64"
define @f size 0x30 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !10, %reg(rbx)
  0x10: dbg.def !11, %reg(rbx)
  0x18: dbg.kill !11
  0x18: dbg.def !12, %reg(rcx)
}
scopes @f { !5: 0x10..0x20 }

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "i64", size: 64, encoding: DW_ATE_signed)
!4 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !3, size: 64)
!5 = distinct !DILexicalBlock(scope: !2, file: !1, line: 5, column: 1)
!6 = !DILocalVariable(name: "inner", scope: !5, file: !1, line: 31, type: !3)
!7 = distinct !DIFragment()
!8 = !DILocalVariable(name: "p", scope: !2, file: !1, line: 3, type: !4)
!9 = !DILocalVariable(name: "d", scope: !2, file: !1, line: 4, type: !3)
!10 = distinct !DILifetime(object: !7, location: !DIExpr(DIOpReferrer(i64)))
!11 = distinct !DILifetime(object: !6, location: !DIExpr(DIOpReferrer(i64)))
!12 = distinct !DILifetime(object: !6, location: !DIExpr(DIOpReferrer(i64)))
!13 = distinct !DILifetime(object: !8, location: !DIExpr(DIOpArg(0, i64), DIOpAddrOf(0)), argObjects: {!7})
!14 = distinct !DILifetime(object: !9, location: !DIExpr(DIOpArg(0, ptr), DIOpDeref(i64)), argObjects: {!8})

;! f+0x0..0x30: p = ptr(reg(3)+0)+0
;! f+0x0..0x30: d = reg(3)+0
;! f+0x10..0x18: inner = reg(3)+0
;! f+0x18..0x30: inner = reg(2)+0
