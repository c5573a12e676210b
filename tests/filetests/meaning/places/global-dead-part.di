; Section 2, deleted code: a global in two parts; the lifetimes that promoted one part are dead in both functions, one part has no memory.
target "x86_64"

global @first !dbg.def !40

define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x8: dbg.def !24, %reg(rsi)
}

define @g size 0x20 !dbg !5 {
bb0 @ 0x0:
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!5 = distinct !DISubprogram(name: "g", unit: !0, file: !1, line: 11, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!6 = !DICompositeType(tag: DW_TAG_structure_type, name: "pair", file: !1, line: 1, size: 64, elements: !{!7, !8})
!7 = !DIDerivedType(tag: DW_TAG_member, name: "first", baseType: !3, line: 1, size: 32)
!8 = !DIDerivedType(tag: DW_TAG_member, name: "second", baseType: !3, line: 1, size: 32, offset: 32)
!10 = distinct !DIGlobalVariable(name: "pair", scope: !0, file: !1, line: 40, type: !6)
!40 = distinct !DIFragment()
!41 = distinct !DIFragment()
!42 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !41, location: !DIExpr(DIOpArg(0, ptr), DIOpDeref(i32)), argObjects: {!40}, kind: computed)
!21 = distinct !DILifetime(object: !41, location: !DIExpr(DIOpReferrer(i32)), kind: bounded)
!22 = distinct !DILifetime(object: !41, location: !DIExpr(DIOpConstant(i32 3)), kind: bounded)
!23 = distinct !DILifetime(object: !42, location: !DIExpr(DIOpConstant(i32 4)), kind: bounded)
!24 = distinct !DILifetime(object: !42, location: !DIExpr(DIOpReferrer(i32)), kind: bounded)
!25 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, i32), DIOpArg(1, i32), DIOpComposite(2, b64)), argObjects: {!41, !42}, kind: computed)

;! f+0x0..0x8 with @first=0x404010: pair = comp[0..4: mem(0)+0x404010, 4..8: undef]+0
;! f+0x8..0x20 with @first=0x404010: pair = comp[0..4: mem(0)+0x404010, 4..8: reg(4)+0]+0
;! g+0x0..0x20 with @first=0x404010: pair = comp[0..4: mem(0)+0x404010, 4..8: undef]+0
;! elsewhere with @first=0x404010: pair = comp[0..4: mem(0)+0x404010, 4..8: undef]+0
;! elsewhere with @first=0x404010: !41 = mem(0)+0x404010
;! elsewhere with @first=0x404010: !42 = undef
