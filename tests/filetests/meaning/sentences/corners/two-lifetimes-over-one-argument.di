; Two active lifetimes of an object, one over an argument in two places: all places of all
target "x86_64"
define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
  0x0: dbg.def !20, %entity(1)
  0x8: dbg.def !21, %reg(rsi)
  0x8: dbg.def !22, %undef
  0x20: dbg.kill !22
}
entity @f 1 { 0x0..0x40: %reg(rbx)
 0x10..0x18: %reg(r12) }
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!910 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "x", scope: !4, file: !1, line: 10, type: !910)
!15 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !15, location: !DIExpr(DIOpReferrer(i64)))
!21 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))
!22 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, i64), DIOpConstant(u8 4), DIOpByteOffset(i32)), argObjects: {!15})
;! f+0x0..0x8: x = undef
;! f+0x8..0x10: x = multi{reg(3)+4 | reg(4)+0}+0
;! f+0x10..0x18: x = multi{reg(12)+4 | reg(3)+4 | reg(4)+0}+0
;! f+0x20..0x40: x = reg(4)+0
