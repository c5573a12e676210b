; kill in bb1 before the def: reached from bb2 (not killed), so bb1 0x10..0x14 is active (through bb2 -> bb1).
target "x86_64"
define @f size 0x40 !dbg !2 {
bb0 @ 0x0 -> bb1, bb2:
bb1 @ 0x10 -> bb2, bb3:
  0x14: dbg.kill !20
  0x18: dbg.def !20, %slot(rsp+8, 64)
bb2 @ 0x20 -> bb1:
bb3 @ 0x30:
  0x30: dbg.kill !20
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand")
!1 = !DIFile(filename: "h.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!4 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!10 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 10, type: !4)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i64)))
;! f+0x0..0x10: x = undef
;! f+0x10..0x14 with rsp=0x7000: x = mem(0)+0x7008
;! f+0x14..0x18 with rsp=0x7000: x = undef
;! f+0x18..0x30 with rsp=0x7000: x = mem(0)+0x7008
;! f+0x30..0x40 with rsp=0x7000: x = undef
