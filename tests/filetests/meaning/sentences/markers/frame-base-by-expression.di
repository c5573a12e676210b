; A frame base that is computed from a register, and one that is a slot itself
target "x86_64"
define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
  0x0: dbg.def !20, %slot(fb-8, 32)
  0x0: dbg.def !23, %addr(fb-16)
  0x0: dbg.def !21, %reg(rsp)
  0x20: dbg.kill !21
  0x20: dbg.def !22, %slot(cfa-64, 64)
}
frame @f { 0x0: cfa = rsp+8; ra = [cfa-8]
 0x30: cfa = rsp+16 }
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition, frameBase: !17)
!17 = distinct !DIFragment()
!910 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "a", scope: !4, file: !1, line: 10, type: !910)
!911 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!11 = !DILocalVariable(name: "p", scope: !4, file: !1, line: 11, type: !911)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))
!23 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(ptr)))
!21 = distinct !DILifetime(object: !17, location: !DIExpr(DIOpReferrer(u64), DIOpConstant(u64 63), DIOpAdd(), DIOpConstant(u64 63), DIOpNot(), DIOpAnd(), DIOpReinterpret(ptr), DIOpDeref(b8)))
!22 = distinct !DILifetime(object: !17, location: !DIExpr(DIOpReferrer(b64)))
;! f+0x0..0x20 with rsp=0x1001: a = mem(0)+0x1038
;! f+0x0..0x20 with rsp=0x1000: p = imm(f00f000000000000)+0
;! f+0x20..0x30 with rsp=0x1038: a = mem(0)+0xff8
;! f+0x30..0x40 with rsp=0x1030: a = mem(0)+0xff8
