; A value in a register, a slot and a part of a vector register, with three different ends
target "x86_64"
define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
  0x0: dbg.def !20, %entity(1)
}
entity @f 1 { 0x0..0x20: %reg(rax)
 0x8..0x18: %slot(rsp+8, 32)
 0x10..0x40: %reg(xmm3, 64, 32) }
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!910 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "x", scope: !4, file: !1, line: 10, type: !910)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(u32)))
;! f+0x0..0x8: x = reg(0)+0
;! f+0x8..0x10 with rsp=0x1000: x = multi{mem(0)+0x1008 | reg(0)+0}+0
;! f+0x10..0x18 with rsp=0x1000: x = multi{mem(0)+0x1008 | reg(0)+0 | reg(20)+8}+0
;! f+0x18..0x20: x = multi{reg(0)+0 | reg(20)+8}+0
;! f+0x20..0x40: x = reg(20)+8
