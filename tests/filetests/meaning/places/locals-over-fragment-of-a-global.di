; Section 2, location rules 2 and 3: locals of two functions that are copies of a global's part follow the part's lifetimes in their own function.
target "x86_64"

global @pair !dbg.def !40

define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x8: dbg.def !21, %reg(r12)
  0x10: dbg.kill !21
}

define @g size 0x20 !dbg !5 {
bb0 @ 0x0:
  0x10: dbg.def !24, %reg(r13)
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
!11 = !DILocalVariable(name: "y", scope: !5, file: !1, line: 12, type: !3)
!12 = distinct !DIGlobalVariable(name: "pair", scope: !0, file: !1, line: 42, type: !6)
!40 = distinct !DIFragment()
!41 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !41, location: !DIExpr(DIOpArg(0, ptr), DIOpDeref(i32)), argObjects: {!40})
!21 = distinct !DILifetime(object: !41, location: !DIExpr(DIOpReferrer(i32)))
!22 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, i32)), argObjects: {!41})
!23 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpArg(0, i32)), argObjects: {!41})
!24 = distinct !DILifetime(object: !41, location: !DIExpr(DIOpReferrer(i32)))
!25 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpArg(0, i32), DIOpConstant(i32 1), DIOpComposite(2, b64)), argObjects: {!41})

;! f+0x0..0x8 with @pair=0x404040: x = mem(0)+0x404040
;! f+0x8..0x10 with @pair=0x404040: x = reg(12)+0
;! f+0x10..0x20 with @pair=0x404040: x = mem(0)+0x404040
;! g+0x0..0x10 with @pair=0x404040: y = mem(0)+0x404040
;! g+0x10..0x20 with @pair=0x404040: y = reg(13)+0
;! f+0x8..0x10 with @pair=0x404040: pair = comp[0..4: reg(12)+0, 4..8: imm(01000000)+0]+0
;! g+0x8..0x10 with @pair=0x404040: pair = comp[0..4: mem(0)+0x404040, 4..8: imm(01000000)+0]+0
;! g+0x10..0x20 with @pair=0x404040: pair = comp[0..4: reg(13)+0, 4..8: imm(01000000)+0]+0
;! elsewhere with @pair=0x404040: pair = comp[0..4: mem(0)+0x404040, 4..8: imm(01000000)+0]+0
