; Section 2, location rules 2 and 3: the first part of a global is promoted in f, the second in g, both at overlapping offsets, and both in h.
target "aarch64"

global @pair !dbg.def !40

define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x4: dbg.def !21, %reg(x0)
  0x14: dbg.kill !21
}

define @g size 0x20 !dbg !5 {
bb0 @ 0x0:
  0xc: dbg.def !23, %reg(x1)
}

define @h size 0x20 !dbg !9 {
bb0 @ 0x0:
  0x4: dbg.def !25, %reg(x2)
  0xc: dbg.def !26, %reg(x3)
  0x14: dbg.kill !25
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!5 = distinct !DISubprogram(name: "g", unit: !0, file: !1, line: 11, spFlags: DISPFlagDefinition)
!9 = distinct !DISubprogram(name: "h", unit: !0, file: !1, line: 21, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!6 = !DICompositeType(tag: DW_TAG_structure_type, name: "pair", file: !1, line: 1, size: 64, elements: !{!7, !8})
!7 = !DIDerivedType(tag: DW_TAG_member, name: "first", baseType: !3, line: 1, size: 32)
!8 = !DIDerivedType(tag: DW_TAG_member, name: "second", baseType: !3, line: 1, size: 32, offset: 32)
!10 = distinct !DIGlobalVariable(name: "pair", scope: !0, file: !1, line: 40, type: !6)
!40 = distinct !DIFragment()
!41 = distinct !DIFragment()
!42 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !41, location: !DIExpr(DIOpArg(0, ptr), DIOpDeref(i32)), argObjects: {!40})
!21 = distinct !DILifetime(object: !41, location: !DIExpr(DIOpReferrer(i32)))
!22 = distinct !DILifetime(object: !42, location: !DIExpr(DIOpArg(0, ptr), DIOpDeref(b64), DIOpConstant(u32 4), DIOpByteOffset(i32)), argObjects: {!40})
!23 = distinct !DILifetime(object: !42, location: !DIExpr(DIOpReferrer(i32)))
!24 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, i32), DIOpArg(1, i32), DIOpComposite(2, b64)), argObjects: {!41, !42})
!25 = distinct !DILifetime(object: !41, location: !DIExpr(DIOpReferrer(i32)))
!26 = distinct !DILifetime(object: !42, location: !DIExpr(DIOpReferrer(i32)))

;! f+0x0..0x4 with @pair=0x5000: pair = mem(0)+0x5000
;! f+0x4..0x14 with @pair=0x5000: pair = comp[0..4: reg(0)+0, 4..8: mem(0)+0x5004]+0
;! f+0x14..0x20 with @pair=0x5000: pair = mem(0)+0x5000
;! g+0x0..0xc with @pair=0x5000: pair = mem(0)+0x5000
;! g+0xc..0x20 with @pair=0x5000: pair = comp[0..4: mem(0)+0x5000, 4..8: reg(1)+0]+0
;! h+0x0..0x4 with @pair=0x5000: pair = mem(0)+0x5000
;! h+0x4..0xc with @pair=0x5000: pair = comp[0..4: reg(2)+0, 4..8: mem(0)+0x5004]+0
;! h+0xc..0x14 with @pair=0x5000: pair = comp[0..4: reg(2)+0, 4..8: reg(3)+0]+0
;! h+0x14..0x20 with @pair=0x5000: pair = comp[0..4: mem(0)+0x5000, 4..8: reg(3)+0]+0
;! elsewhere with @pair=0x5000: pair = mem(0)+0x5000
