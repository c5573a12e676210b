; A pointer to a pointer to a variable that is a constant, then in a register, then nowhere.
target "x86_64"
define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !10, %const(i32 5)
  0x8: dbg.kill !10
  0x8: dbg.def !11, %reg(eax)
  0x10: dbg.kill !11
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "i32", size: 32, encoding: DW_ATE_signed)
!4 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !3, size: 64)
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!6 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 3, type: !3)
!7 = !DILocalVariable(name: "p", scope: !2, file: !1, line: 4, type: !4)
!8 = !DILocalVariable(name: "pp", scope: !2, file: !1, line: 5, type: !5)
!9 = !DILocalVariable(name: "v", scope: !2, file: !1, line: 6, type: !3)
!10 = distinct !DILifetime(object: !6, location: !DIExpr(DIOpReferrer(i32)))
!11 = distinct !DILifetime(object: !6, location: !DIExpr(DIOpReferrer(i32)))
!12 = distinct !DILifetime(object: !7, location: !DIExpr(DIOpArg(0, i32), DIOpAddrOf(0)), argObjects: {!6})
!13 = distinct !DILifetime(object: !8, location: !DIExpr(DIOpArg(0, ptr), DIOpAddrOf(0)), argObjects: {!7})
!14 = distinct !DILifetime(object: !9, location: !DIExpr(DIOpArg(0, ptr), DIOpDeref(ptr), DIOpDeref(i32)), argObjects: {!8})

;! f+0x0..0x8: v = imm(05000000)+0
;! f+0x0..0x8: p = ptr(imm(05000000)+0)+0
;! f+0x8..0x10: v = reg(0)+0
;! f+0x8..0x10: pp = ptr(ptr(reg(0)+0)+0)+0
;! f+0x10..0x20: v = undef
