; A composite of bit parts: 3 bits of r2 (62..64), 5 bits of r3 (0..5), 8 bits of memory. As a number, the first part has
; the most significant bits.
target "s390x"
define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !21, %reg(r2, 61, 3)
  0x0: dbg.def !22, %reg(r3, 0, 5)
  0x0: dbg.def !23, %slot(r15+168, 8)
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand")
!1 = !DIFile(filename: "h.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!90 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!10 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 10, type: !90)
!11 = distinct !DIFragment()
!12 = distinct !DIFragment()
!13 = distinct !DIFragment()
!14 = !DILocalVariable(name: "n", scope: !2, file: !1, line: 14, type: !3)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, u3), DIOpArg(1, u5), DIOpArg(2, u8), DIOpComposite(3, i16)), argObjects: {!11, !12, !13})
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(u3)))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(u5)))
!23 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(u8)))
!24 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpArg(0, i16), DIOpConvert(i32)), argObjects: {!10})
;! f+0x0 with r15=0x7000: x = comp[0..0.3: reg(2)+7.5, 0.3..1: reg(3)+0, 1..2: mem(0)+0x70a8]+0
; 0b101 00011 then 0x7f: 0xa37f, negative
;! f+0x0 with r15=0x7000, r2=0xbfffffffffffffff, r3=0xe3, [0x70a8]=<7f>: n = imm(ffffa37f)+0
