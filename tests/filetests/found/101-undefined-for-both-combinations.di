; Two arguments in two places each: each of the two entries was undefined, and the checker asked for the other combinations.
target "x86_64"
define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %entity(1)
  0x0: dbg.def !21, %entity(2)
}
entity @f 1 {
  0x0..0x20: %reg(rax)
  0x0..0x20: %reg(rbx)
}
entity @f 2 {
  0x0..0x20: %reg(r12)
  0x0..0x20: %reg(r13)
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "t", size: 8, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "x", scope: !2, line: 2, type: !3)
!11 = distinct !DIFragment()
!12 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(u1)))
!21 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(u1)))
; 7 where the arguments differ, else nothing.
!22 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpConstant(u8 7), DIOpConstant(u8 undef), DIOpArg(0, u1), DIOpArg(1, u1), DIOpXor(), DIOpChoose()), argObjects: {!11, !12})
; Section 3.2: as many entries as places, two; rax with r12 and rbx with r13 cover all places, and the other two combinations are
; not required. If rax = r12 and rbx = r13, both entries are undefined, whatever rax with r13 gives.
;! f+0x4 with rax=0, rbx=1, r12=1, r13=0: x = imm(07)+0
