; Section 2, deleted code: a part whose only lifetime is dead is undefined; the other part of the
; variable keeps its location.
target "aarch64"

define @f size 0x20 !dbg !2 {
bb0 @ 0x0 -> bb1:
  0x4: dbg.def !21, %reg(x1)
bb1 @ 0x10:
  0x18: dbg.kill !21
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!6 = !DICompositeType(tag: DW_TAG_structure_type, name: "pair", file: !1, line: 1, size: 64, elements: !{!7, !8})
!7 = !DIDerivedType(tag: DW_TAG_member, name: "first", baseType: !3, line: 1, size: 32)
!8 = !DIDerivedType(tag: DW_TAG_member, name: "second", baseType: !3, line: 1, size: 32, offset: 32)
!10 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 2, type: !6)
!40 = distinct !DIFragment()
!41 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !40, location: !DIExpr(DIOpReferrer(i32)), kind: bounded)
!21 = distinct !DILifetime(object: !41, location: !DIExpr(DIOpReferrer(i32)), kind: bounded)
!22 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, i32), DIOpArg(1, i32), DIOpComposite(2, b64)), argObjects: {!40, !41}, kind: computed)

;! f+0x0..0x4: x = undef
;! f+0x4..0x18: x = comp[0..4: undef, 4..8: reg(1)+0]+0
;! f+0x4..0x18: !40 = undef
;! f+0x18..0x20: x = undef
