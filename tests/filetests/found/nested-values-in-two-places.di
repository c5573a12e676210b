; Six fragments within each other, each with a value in two places. Two entries name all places; there were 64, and the
; object was dropped.
target "x86_64"
define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
  0x0: dbg.def !200, %entity(1)
  0x0: dbg.def !201, %entity(2)
  0x0: dbg.def !202, %entity(3)
  0x0: dbg.def !203, %entity(4)
  0x0: dbg.def !204, %entity(5)
  0x0: dbg.def !205, %entity(6)
}
entity @f 1 { 0x0..0x40: %reg(rax), %slot(rsp+0, 32) }
entity @f 2 { 0x0..0x40: %reg(rdx), %slot(rsp+8, 32) }
entity @f 3 { 0x0..0x40: %reg(rcx), %slot(rsp+16, 32) }
entity @f 4 { 0x0..0x40: %reg(rbx), %slot(rsp+24, 32) }
entity @f 5 { 0x0..0x40: %reg(rsi), %slot(rsp+32, 32) }
entity @f 6 { 0x0..0x40: %reg(rdi), %slot(rsp+40, 32) }
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "p")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!5 = !DIBasicType(name: "t", size: 192, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "x", scope: !4, file: !1, line: 2, type: !5)
!101 = distinct !DIFragment()
!102 = distinct !DIFragment()
!103 = distinct !DIFragment()
!104 = distinct !DIFragment()
!105 = distinct !DIFragment()
!200 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32), DIOpArg(0, b160), DIOpComposite(2, b192)), argObjects: {!101})
!201 = distinct !DILifetime(object: !101, location: !DIExpr(DIOpReferrer(i32), DIOpArg(0, b128), DIOpComposite(2, b160)), argObjects: {!102})
!202 = distinct !DILifetime(object: !102, location: !DIExpr(DIOpReferrer(i32), DIOpArg(0, b96), DIOpComposite(2, b128)), argObjects: {!103})
!203 = distinct !DILifetime(object: !103, location: !DIExpr(DIOpReferrer(i32), DIOpArg(0, b64), DIOpComposite(2, b96)), argObjects: {!104})
!204 = distinct !DILifetime(object: !104, location: !DIExpr(DIOpReferrer(i32), DIOpArg(0, b32), DIOpComposite(2, b64)), argObjects: {!105})
!205 = distinct !DILifetime(object: !105, location: !DIExpr(DIOpReferrer(i32)))
