; Three active lifetimes of one variable begin and end at different positions: the object is at all active ones
target "x86_64"
define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(rax)
  0x8: dbg.def !21, %slot(rsp+16, 32)
  0x10: dbg.def !22, %reg(rbx)
  0x18: dbg.kill !20
  0x20: dbg.kill !22
  0x28: dbg.kill !21
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!910 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "x", scope: !4, file: !1, line: 10, type: !910)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))
!21 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))
!22 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))
;! f+0x7: x = reg(0)+0
;! f+0x8..0x10 with rsp=0x7000: x = multi{mem(0)+0x7010 | reg(0)+0}+0
;! f+0x10..0x18 with rsp=0x7000: x = multi{mem(0)+0x7010 | reg(0)+0 | reg(3)+0}+0
;! f+0x18..0x20 with rsp=0x7000: x = multi{mem(0)+0x7010 | reg(3)+0}+0
;! f+0x20..0x28 with rsp=0x7000: x = mem(0)+0x7010
;! f+0x28..0x40: x = undef
