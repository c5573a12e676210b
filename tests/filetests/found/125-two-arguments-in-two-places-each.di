; A choice by two arguments in the same two places, one location of which is undefined: the checker asked for the mixture of places.
target "x86_64"
define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %entity(1)
  0x0: dbg.def !21, %entity(1)
}
entity @f 1 {
  0x0..0x20: %reg(rax)
  0x0..0x20: %reg(rbx)
}
frame @f entry {}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "t", size: 8, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "x", scope: !2, line: 2, type: !3)
!11 = distinct !DIFragment()
!12 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(u1)))
!21 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(u1)))
!22 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpConstant(u8 7), DIOpConstant(u8 undef), DIOpArg(0, u1), DIOpArg(1, u1), DIOpXor(), DIOpChoose()), argObjects: {!11, !12})
; Each place of each argument is covered by rax with rax and rbx with rbx (section 3.2), where the bits are equal.
;! f+0x4 with rax=1, rbx=1: x = undef
