; verify did not give the same contents to the two places of a value of seven bits, a condition, so that they chose different locations.
target "aarch64-be"
define @f size 0x10 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !8, %entity(1)
  0x0: dbg.def !9, %entity(2)
  0x0: dbg.def !10, %undef
}
entity @f 1 { 0x0..0x10: %reg(x0, 0, 7), %reg(x2, 0, 7)
}
entity @f 2 { 0x0..0x10: %slot(sp+0, 32), %reg(x19, 0, 32)
}
;! f+0x0..0x10 with x0=5, x2=5, sp=0x7000: x = multi{comp[0..4: mem(0)+0x7000, 4..8: mem(0)+0x7000]+0 | comp[0..4: reg(19)+0, 4..8: reg(19)+0]+0}+0
;! f+0x0..0x10 with x0=0x70, x2=0x70, sp=0x7000: x = undef

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "s64", file: !1, line: 1, size: 64, elements: !{})
!4 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 3, type: !3)
!5 = distinct !DIFragment()
!6 = distinct !DIFragment()
!7 = distinct !DIFragment()
!8 = distinct !DILifetime(object: !5, location: !DIExpr(DIOpReferrer(u7)))
!9 = distinct !DILifetime(object: !6, location: !DIExpr(DIOpReferrer(b32)))
!10 = distinct !DILifetime(object: !7, location: !DIExpr(DIOpReferrer(b32)))
!11 = distinct !DILifetime(object: !4, location: !DIExpr(DIOpArg(0, u32), DIOpArg(1, u32), DIOpArg(2, u7), DIOpConstant(u7 97), DIOpLt(), DIOpChoose(), DIOpExtend(2), DIOpReinterpret(b64)), argObjects: {!6, !7, !5})
