; As 133, for a composite that is the base of an overlay.
target "x86_64"
define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x4: dbg.def !21, %reg(rax, 0, 16)
  0x4: dbg.def !22, %reg(rcx, 0, 8)
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "laid", scope: !2, file: !1, line: 2, type: !3)
!30 = distinct !DIFragment()
!31 = distinct !DIFragment()
!32 = distinct !DIFragment()
!22 = distinct !DILifetime(object: !32, location: !DIExpr(DIOpReferrer(u8)))
!21 = distinct !DILifetime(object: !31, location: !DIExpr(DIOpReferrer(u16)))
!23 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, u64), DIOpArg(1, u16), DIOpArg(2, u8), DIOpOverlay(u64)), argObjects: {!30, !31, !32})
;! f+0x4 with rcx=3: laid = comp[0..3: undef, 3..5: reg(0)+0, 5..8: undef]+0
