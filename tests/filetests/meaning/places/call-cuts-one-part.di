; Section 2, calls: in a variable of two fragments, a fragment in a register that calls do not
; preserve is undefined at the last byte of the call; the other one is not.
target "x86_64"

define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(r10)
  0x0: dbg.def !21, %reg(rbx)
}

calls @f {
  0x8..0xd: !30
  0xd..0x12: !30
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!30 = !DISubprogram(name: "callee", unit: !0, file: !1, line: 41, spFlags: 0)
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!6 = !DICompositeType(tag: DW_TAG_structure_type, name: "pair", file: !1, line: 1, size: 64, elements: !{!7, !8})
!7 = !DIDerivedType(tag: DW_TAG_member, name: "first", baseType: !3, line: 1, size: 32)
!8 = !DIDerivedType(tag: DW_TAG_member, name: "second", baseType: !3, line: 1, size: 32, offset: 32)
!10 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 2, type: !6)
!40 = distinct !DIFragment()
!41 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !40, location: !DIExpr(DIOpReferrer(i32)))
!21 = distinct !DILifetime(object: !41, location: !DIExpr(DIOpReferrer(i32)))
!22 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, i32), DIOpArg(1, i32), DIOpComposite(2, b64)), argObjects: {!40, !41})

; one call returns to where the other starts
;! f+0x0..0xc: x = comp[0..4: reg(10)+0, 4..8: reg(3)+0]+0
;! f+0xc: x = comp[0..4: undef, 4..8: reg(3)+0]+0
;! f+0xd..0x11: x = comp[0..4: reg(10)+0, 4..8: reg(3)+0]+0
;! f+0x11: x = comp[0..4: undef, 4..8: reg(3)+0]+0
;! f+0x12..0x20: x = comp[0..4: reg(10)+0, 4..8: reg(3)+0]+0
;! f+0xc: !40 = undef
;! f+0x11: !41 = reg(3)+0
