; A fragment in two places inside of a fragment inside of a variable; the other part has one place and then two.
target "x86_64"
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(rax)
  0x0: dbg.def !21, %slot(rsp+16, 16)
  0x8: dbg.def !22, %reg(rdx)
  0x10: dbg.def !23, %slot(rsp+24, 16)
  0x18: dbg.kill !20
}
!10 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 2, type: !3)
!13 = distinct !DIFragment()
!14 = distinct !DIFragment()
!15 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(i16)))
!21 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(i16)))
!22 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpReferrer(i16)))
!23 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpReferrer(i16)))
!24 = distinct !DILifetime(object: !15, location: !DIExpr(DIOpArg(0, i16), DIOpArg(1, i16), DIOpComposite(2, b32)), argObjects: {!13, !14})
!25 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, i32)), argObjects: {!15})
;! f+0x0..0x8 with rsp=0x7000: x = multi{comp[0..2: mem(0)+0x7010, 2..4: undef]+0 | comp[0..2: reg(0)+0, 2..4: undef]+0}+0
;! f+0x8..0x10 with rsp=0x7000: x = multi{comp[0..2: mem(0)+0x7010, 2..4: reg(1)+0]+0 | comp[0..2: reg(0)+0, 2..4: reg(1)+0]+0}+0
;! f+0x18..0x40 with rsp=0x7000: x = multi{comp[0..2: mem(0)+0x7010, 2..4: mem(0)+0x7018]+0 | comp[0..2: mem(0)+0x7010, 2..4: reg(1)+0]+0}+0
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!4 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!5 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!6 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !3, size: 64)
