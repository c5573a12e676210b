; A frame base of 16 bytes that go past the end of memory is not a location by the reference; DW_OP_fbreg only takes its address.

target "x86_64"
define @main size 0x10 !dbg !20 {
bb0 @ 0x0:
  0x4: dbg.def !55, %reg(rbp)
  0x4: dbg.def !56, %slot(fb-8, 32)
}
frame @main { 0x0: cfa = rsp+16; ra = [cfa-8] }
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "split.c", directory: "/src")
!2 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!20 = distinct !DISubprogram(name: "main", unit: !0, file: !1, line: 7, spFlags: DISPFlagDefinition, frameBase: !42)
!32 = !DILocalVariable(name: "inner", scope: !20, file: !1, line: 7, type: !2)
!42 = distinct !DIFragment()
!55 = distinct !DILifetime(object: !42, location: !DIExpr(DIOpReferrer(ptr), DIOpDeref(f128)))
!56 = distinct !DILifetime(object: !32, location: !DIExpr(DIOpReferrer(i32)))
