; A value that is saved before a call and reloaded after it: its places around the return position
target "x86_64"
define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
  0x0: dbg.def !20, %entity(1)
  0x0: dbg.def !21, %entity(1)
}
entity @f 1 { 0x0..0x10: %reg(rdi)
 0xc..0x20: %slot(rsp+16, 64)
 0x18..0x40: %reg(rdi) }
calls @f { 0x13..0x18: unknown
 0x1b..0x20: unknown }
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!910 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "a", scope: !4, file: !1, line: 10, type: !910)
!911 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!11 = !DILocalVariable(name: "b", scope: !4, file: !1, line: 11, type: !911)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i64)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(u64), DIOpConstant(u64 1), DIOpAdd()))
;! f+0xb: a = reg(5)+0
;! f+0xc..0x10 with rsp=0x1000: a = multi{mem(0)+0x1010 | reg(5)+0}+0
;! f+0x10..0x18 with rsp=0x1000: a = mem(0)+0x1010
;! f+0x18..0x1f with rsp=0x1000: a = multi{mem(0)+0x1010 | reg(5)+0}+0
;! f+0x1f with rsp=0x1000: a = mem(0)+0x1010
;! f+0x20..0x40: a = reg(5)+0
;! f+0x1f with rsp=0x1000, [0x1010]=<04 00 00 00 00 00 00 00>: b = imm(0500000000000000)+0
