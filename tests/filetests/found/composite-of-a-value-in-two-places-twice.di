; An expression that named an argument twice had different places of it, if the places were those of a part of the argument.
target "x86_64"
define @f size 0x8 !dbg !4 {
bb0 @ 0x0:
  0x0: dbg.def !21, %entity(1)
  0x0: dbg.def !24, %entity(1)
  0x0: dbg.def !25, %slot(rsp+16, 8)
}
entity @f 1 {
  0x0..0x8: %reg(cl), %slot(rsp+8, 8)
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "example")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1)
!5 = !DIBasicType(name: "_Bool", size: 8, encoding: DW_ATE_boolean)
!6 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "same", scope: !4, file: !1, line: 2, type: !5)
!11 = distinct !DIFragment()
!12 = !DILocalVariable(name: "difference", scope: !4, file: !1, line: 3, type: !6)
!13 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, i9), DIOpArg(0, i9), DIOpEq(), DIOpConvert(u8)), argObjects: {!11})
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpConstant(u1 1), DIOpReferrer(i8), DIOpComposite(2, b9)))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpArg(0, u16), DIOpArg(0, u16), DIOpSub()), argObjects: {!13})
; A part in two places beside a part in two others.
!24 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpConstant(u8 3), DIOpReferrer(u8), DIOpComposite(2, b16)))
!25 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpConstant(u8 4), DIOpReferrer(u8), DIOpComposite(2, b16)))

; Whichever place each evaluation uses, a number is equal to itself, and less itself 0.
;! f+0x0 with rsp=0x7000, rcx=4, [0x7008]=<05>, [0x7010]=<06>: same = imm(01)+0
;! f+0x0 with rsp=0x7000, rcx=4, [0x7008]=<05>, [0x7010]=<06>: difference = imm(0000)+0
