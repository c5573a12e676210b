; Section 2: the part of an expression that depends on an undefined referrer is undefined; the other
; part keeps its location.
target "x86_64"

define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x4: dbg.def !20, %entity(5)
}

entity @f 5 {
  0x8..0x10: %reg(rcx, 0, 32)
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!6 = !DICompositeType(tag: DW_TAG_structure_type, name: "pair", file: !1, line: 1, size: 64, elements: !{!7, !8})
!7 = !DIDerivedType(tag: DW_TAG_member, name: "first", baseType: !3, line: 1, size: 32)
!8 = !DIDerivedType(tag: DW_TAG_member, name: "second", baseType: !3, line: 1, size: 32, offset: 32)
!10 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 2, type: !6)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32), DIOpConstant(i32 3), DIOpComposite(2, b64)))

;! f+0x0..0x4: x = undef
;! f+0x4..0x8: x = comp[0..4: undef, 4..8: imm(03000000)+0]+0
;! f+0x8..0x10: x = comp[0..4: reg(2)+0, 4..8: imm(03000000)+0]+0
;! f+0x10..0x20: x = comp[0..4: undef, 4..8: imm(03000000)+0]+0
