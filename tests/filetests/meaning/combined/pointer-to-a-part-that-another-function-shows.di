; A pointer to a fragment that is no variable of this function; another function has a variable that is the fragment there.
target "x86_64"
define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !11, %reg(rbx)
}
define @g size 0x20 !dbg !3 {
bb0 @ 0x0:
  0x0: dbg.def !12, %reg(r12)
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = distinct !DISubprogram(name: "g", unit: !0, file: !1, line: 101, spFlags: DISPFlagDefinition)
!4 = !DIBasicType(name: "i64", size: 64, encoding: DW_ATE_signed)
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!6 = distinct !DIFragment()
!7 = !DILocalVariable(name: "p", scope: !2, file: !1, line: 3, type: !5)
!8 = !DILocalVariable(name: "v", scope: !2, file: !1, line: 4, type: !4)
!9 = !DILocalVariable(name: "d", scope: !3, file: !1, line: 5, type: !4)
!10 = !DILocalVariable(name: "q", scope: !3, file: !1, line: 6, type: !5)
!11 = distinct !DILifetime(object: !6, location: !DIExpr(DIOpReferrer(i64)))
!12 = distinct !DILifetime(object: !6, location: !DIExpr(DIOpReferrer(i64)))
!13 = distinct !DILifetime(object: !7, location: !DIExpr(DIOpArg(0, i64), DIOpAddrOf(0)), argObjects: {!6})
!14 = distinct !DILifetime(object: !8, location: !DIExpr(DIOpArg(0, ptr), DIOpDeref(i64), DIOpConstant(i64 1), DIOpAdd()), argObjects: {!7})
!15 = distinct !DILifetime(object: !9, location: !DIExpr(DIOpArg(0, i64)), argObjects: {!6})
!16 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, i64), DIOpAddrOf(0)), argObjects: {!6})

;! f+0x0..0x20: p = ptr(reg(3)+0)+0
;! f+0x0 with rbx=1: v = imm(0200000000000000)+0
;! g+0x0..0x20: q = ptr(reg(12)+0)+0
;! g+0x0..0x20: d = reg(12)+0
