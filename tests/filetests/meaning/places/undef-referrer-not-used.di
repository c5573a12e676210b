; Section 2: an expression that does not use its referrer does not depend on an undefined referrer;
; an expression that uses it for a part is undefined in that part.
target "x86_64"

define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x4: dbg.def !20, %undef
  0x8: dbg.def !21, %undef
  0x18: dbg.kill !20
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!6 = !DICompositeType(tag: DW_TAG_structure_type, name: "pair", file: !1, line: 1, size: 64, elements: !{!7, !8})
!7 = !DIDerivedType(tag: DW_TAG_member, name: "first", baseType: !3, line: 1, size: 32)
!8 = !DIDerivedType(tag: DW_TAG_member, name: "second", baseType: !3, line: 1, size: 32, offset: 32)
!10 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 2, type: !3)
!11 = !DILocalVariable(name: "both", scope: !2, file: !1, line: 3, type: !6)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpConstant(i32 66)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpConstant(i32 67), DIOpReferrer(i32), DIOpComposite(2, b64)))

; 66 = 0x42, 67 = 0x43
;! f+0x0..0x4: x = undef
;! f+0x4..0x18: x = imm(42000000)+0
;! f+0x18..0x20: x = undef
;! f+0x4..0x8: both = undef
;! f+0x8..0x20: both = comp[0..4: imm(43000000)+0, 4..8: undef]+0
