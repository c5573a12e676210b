; A lifetime across two parts of a function, with a value that changes place exactly at the border
target "x86_64"
define @f size 0x40 !dbg !4 {
bb0 @ 0x0 -> bb1, bb2:
  0x4: dbg.def !20, %entity(1)
bb1 @ 0x10:
  0x18: dbg.kill !20
bb2 @ 0x20 -> cold:
cold @ 0x30:
}
parts @f { 0x20: @f.cold
 0x30: @f.colder }
entity @f 1 { 0x4..0x20: %reg(rax)
 0x20..0x30: %slot(rsp+8, 32)
 0x30..0x40: %slot(rsp+8, 32) }
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!910 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "x", scope: !4, file: !1, line: 10, type: !910)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))
;! f+0x0..0x4: x = undef
;! f+0x4..0x18: x = reg(0)+0
;! f+0x18..0x20: x = undef
;! f+0x20..0x40 with rsp=0x1000: x = mem(0)+0x1008
