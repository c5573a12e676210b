; AddrOf and Deref of a part of a register with more bits than the part: the register's storage has them.
target "x86_64"
define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !21, %reg(rax, 8, 16)
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand")
!1 = !DIFile(filename: "h.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 10, type: !3)
!11 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, i16), DIOpAddrOf(0), DIOpDeref(i32)), argObjects: {!11})
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i16)))
;! f+0x0: x = reg(0)+1
