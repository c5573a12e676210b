; At the call only the slot is left of the two places; the value that adds 1 to the register is lost with it.
target "x86_64"
define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %entity(0)
  0x0: dbg.def !21, %entity(0)
}
entity @f 0 {
  0x0..0x20: %reg(rcx, 0, 32), %slot(rsp+4, 32)
}
calls @f {
  0x8..0x9: unknown
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand")
!1 = !DIFile(filename: "h.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 10, type: !3)
!11 = !DILocalVariable(name: "y", scope: !2, file: !1, line: 11, type: !3)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i32), DIOpConstant(i32 1), DIOpAdd()))
;! f+0x0..0x8 with rsp=0x7000: x = multi{mem(0)+0x7004 | reg(2)+0}+0
;! f+0x8 with rsp=0x7000: x = mem(0)+0x7004
