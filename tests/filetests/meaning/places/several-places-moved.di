; Section 2, location rule 2, several places of an argument: an offset moves each of them.
target "x86_64"

define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x4: dbg.def !20, %entity(1)
}

entity @f 1 {
  0x0..0x18: %reg(rbx)
  0x8..0x20: %slot(rsp+16, 64)
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
!20 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(b64)))
!21 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, b64), DIOpConstant(u32 4), DIOpByteOffset(i32)), argObjects: {!11})

;! f+0x4..0x8: x = reg(3)+4
;! f+0x8..0x18 with rsp=0x7000: both = multi{mem(0)+0x7010 | reg(3)+0}+0
; 0x7010 + 4
;! f+0x8..0x18 with rsp=0x7000: x = multi{mem(0)+0x7014 | reg(3)+4}+0
;! f+0x18..0x20 with rsp=0x7000: x = mem(0)+0x7014
