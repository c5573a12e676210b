; Block-local mode: each range ends with its block, also over the edge to itself; the default applies between.
target "aarch64"
define @f size 0x60 block_local !dbg !2 {
bb0 @ 0x0 -> bb1:
  0x4: dbg.def !20, %reg(x0)
  0x8: dbg.def !21, %entity(1)
bb1 @ 0x10 -> bb1, bb2:
  0x18: dbg.def !22, %entity(1)
  0x20: dbg.kill !22
  0x24: dbg.def !24, %reg(x19)
bb2 @ 0x40:
  0x40: dbg.def !25, %reg(x19)
  0x50: dbg.def !26, %slot(sp+8, 64)
}
entity @f 1 {
  0x0..0x1c: %reg(x1)
  0x18..0x60: %reg(x2)
}
parts @f { 0x40: @f.cold }
calls @f { 0x28..0x2c: unknown }
!10 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 2, type: !4)
!11 = !DILocalVariable(name: "y", scope: !2, file: !1, line: 3, type: !4)
!12 = !DILocalVariable(name: "z", scope: !2, file: !1, line: 4, type: !4)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i64)))
!24 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i64)))
!25 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i64)))
!26 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i64)))
!27 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpConstant(i64 1)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i64)))
!22 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i64)))
!28 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpArg(0, i64), DIOpArg(1, i64), DIOpAdd()), argObjects: {!10, !11})
;! f+0x0..0x4: x = imm(0100000000000000)+0
;! f+0x4..0x10: x = reg(0)+0
;! f+0x10..0x24: x = imm(0100000000000000)+0
;! f+0x24..0x40: x = reg(19)+0
;! f+0x40..0x50: x = reg(19)+0
;! f+0x50..0x60 with sp=0x7000: x = multi{mem(0)+0x7008 | reg(19)+0}+0
;! f+0x8..0x10: y = reg(1)+0
;! f+0x10..0x18: y = undef
;! f+0x18..0x1c: y = multi{reg(1)+0 | reg(2)+0}+0
;! f+0x1c..0x20: y = reg(2)+0
;! f+0x20..0x60: y = undef
;! f+0x8..0x10 with x0=5, x1=6: z = imm(0b00000000000000)+0
;! f+0x18 with x1=6, x2=6: z = imm(0700000000000000)+0
;! f+0x24: z = undef
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!4 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
