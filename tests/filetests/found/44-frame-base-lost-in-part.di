; A frame base that is an address in part of the function was lost in all of it, and reported for that part.
target "x86_64"
global @pair !dbg.def !11
define @main size 0x10 !dbg !2 {
bb0 @ 0x0:
  0x4: dbg.def !21, %reg(rbp)
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DISubprogram(name: "main", unit: !0, file: !1, line: 7, spFlags: DISPFlagDefinition, frameBase: !12)
!11 = distinct !DIFragment()
!12 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpArg(0, ptr)), argObjects: {!11})
!21 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(ptr), DIOpDeref(b8)))
