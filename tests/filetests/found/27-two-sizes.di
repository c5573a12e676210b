; An object of no known size has two lifetimes at a time, of different sizes; the checker compares more than the smaller has.

target "x86_64"
define @scan_ size 0x20 !dbg !10 {
bb0 @ 0x0:
  0x0: dbg.def !81, %reg(rsi)
  0x0: dbg.def !83, %reg(rcx)
}
!0 = distinct !DICompileUnit(language: DW_LANG_Fortran08, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "scan.f90", directory: "/src")
!10 = distinct !DISubprogram(name: "scan", linkageName: "scan_", unit: !0, file: !1, line: 4, spFlags: DISPFlagDefinition | DISPFlagPure | DISPFlagElemental | DISPFlagRecursive)
!14 = !DILocalVariable(name: "text", arg: 4, scope: !10, file: !1, line: 4, type: !23)
!23 = !DIStringType(name: "character(*)", size: 64, stringLength: !55, stringLocation: !56, encoding: DW_ATE_ASCII)
!55 = distinct !DIFragment()
!56 = distinct !DIFragment()
!81 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpReferrer(ptr), DIOpDeref(b512)))
!83 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpReferrer(ptr), DIOpDeref(b128)))
