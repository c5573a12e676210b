; A pointer to an object that is first in a register and then in memory: an implicit pointer, then a number
target "x86_64"
define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
  0x0: dbg.def !20, %entity(1)
}
entity @f 1 { 0x0..0x10: %reg(rcx)
 0x10..0x20: %slot(rsp+16, 32) }
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!911 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!11 = !DILocalVariable(name: "p", scope: !4, file: !1, line: 11, type: !911)
!912 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!12 = !DILocalVariable(name: "q", scope: !4, file: !1, line: 12, type: !912)
!15 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !15, location: !DIExpr(DIOpReferrer(i32)))
!22 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpArg(0, i32), DIOpAddrOf(0)), argObjects: {!15})
!23 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpArg(0, ptr), DIOpDeref(i32)), argObjects: {!11})
;! f+0x0..0x10: p = ptr(reg(2)+0)+0
;! f+0x10..0x20 with rsp=0x1000: p = imm(1010000000000000)+0
;! f+0x0..0x10: q = reg(2)+0
;! f+0x10..0x20 with rsp=0x1000: q = mem(0)+0x1010
;! f+0x20..0x40: q = undef
