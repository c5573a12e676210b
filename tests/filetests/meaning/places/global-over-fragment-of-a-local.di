; Section 2, location rules 2 and 4: a fragment of a local variable of f that a global uses: the
; global's part has the location of the fragment in f, and is undefined elsewhere.
target "x86_64"

global @half !dbg.def !40

define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x4: dbg.def !20, %reg(rcx)
  0xc: dbg.kill !20
  0x10: dbg.def !21, %slot(rsp+8, 32)
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
!10 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 2, type: !3)
!11 = distinct !DIGlobalVariable(name: "both", scope: !0, file: !1, line: 41, type: !6)
!40 = distinct !DIFragment()
!41 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !41, location: !DIExpr(DIOpReferrer(i32)))
!21 = distinct !DILifetime(object: !41, location: !DIExpr(DIOpReferrer(i32)))
!22 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, i32)), argObjects: {!41})
!23 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpArg(0, ptr), DIOpDeref(i32), DIOpArg(1, i32), DIOpComposite(2, b64)), argObjects: {!40, !41})

;! f+0x0..0x4 with @half=0x404040: both = comp[0..4: mem(0)+0x404040, 4..8: undef]+0
;! f+0x4..0xc with @half=0x404040: both = comp[0..4: mem(0)+0x404040, 4..8: reg(2)+0]+0
;! f+0x4..0xc: x = reg(2)+0
;! f+0xc..0x10: x = undef
;! f+0xc..0x10 with @half=0x404040: both = comp[0..4: mem(0)+0x404040, 4..8: undef]+0
;! f+0x10..0x20 with @half=0x404040, rsp=0x7000: both = comp[0..4: mem(0)+0x404040, 4..8: mem(0)+0x7008]+0
;! f+0x10..0x20 with rsp=0x7000: x = mem(0)+0x7008
;! g+0x0..0x20 with @half=0x404040: both = comp[0..4: mem(0)+0x404040, 4..8: undef]+0
;! elsewhere with @half=0x404040: both = comp[0..4: mem(0)+0x404040, 4..8: undef]+0
