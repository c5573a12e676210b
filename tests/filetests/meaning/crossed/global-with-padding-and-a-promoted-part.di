; Two globals hold the pieces of one, with 4 bytes of padding and a part that is in a register within f.
target "x86_64"
global @g.0 !dbg.def !11
global @g.1 !dbg.def !12
define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x8: dbg.def !23, %reg(ebx)
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand")
!1 = !DIFile(filename: "h.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!94 = !DICompositeType(tag: DW_TAG_structure_type, name: "s128", size: 128, file: !1, line: 1, elements: !{})
!10 = distinct !DIGlobalVariable(name: "x", scope: !0, file: !1, line: 10, type: !94)
!11 = distinct !DIFragment()
!12 = distinct !DIFragment()
!13 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, i32), DIOpConstant(b32 undef), DIOpArg(1, ptr), DIOpDeref(i64), DIOpComposite(3, b128)), argObjects: {!13, !12})
!22 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpArg(0, ptr), DIOpDeref(i32)), argObjects: {!11})
!23 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(i32)))
;! f+0x0 with @g.0=0x404000, @g.1=0x405000: x = comp[0..4: mem(0)+0x404000, 4..8: undef, 8..16: mem(0)+0x405000]+0
;! f+0x8 with @g.0=0x404000, @g.1=0x405000: x = comp[0..4: reg(3)+0, 4..8: undef, 8..16: mem(0)+0x405000]+0
;! elsewhere with @g.0=0x404000, @g.1=0x405000: x = comp[0..4: mem(0)+0x404000, 4..8: undef, 8..16: mem(0)+0x405000]+0
