; On a big-endian target a part in the low bits can be moved back (towards the most significant end), not on.
target "s390x"
define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(r2, 0, 16)
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand")
!1 = !DIFile(filename: "h.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!90 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!10 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 10, type: !90)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(b16), DIOpConstant(i8 -6), DIOpByteOffset(i16)))
;! f+0x0: x = reg(2)+6
