; A variable in a slot of the frame base and in a register, at first in another one, too. With the experimental operations, one
; DW_OP_multiloc names the first two. The frame base is 24 bytes below the value of dw0: where that value is less than 24, the base
; is past the start of memory, and the whole expression may fail.
target "generic64-be"
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !5, %slot(dw0-24, 8)
  0x4: dbg.def !6, %slot(fb+120, 8)
  0x4: dbg.def !7, %reg(dw1)
  0x4: dbg.def !9, %reg(dw2)
  0x8: dbg.kill !9
}
frame @f entry {
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition, frameBase: !8)
!3 = !DIBasicType(name: "t", size: 8, encoding: DW_ATE_unsigned)
!4 = distinct !DIGlobalVariable(name: "x", scope: !0, line: 9, type: !3)
!5 = distinct !DILifetime(object: !8, location: !DIExpr(DIOpReferrer(b8)))
!6 = distinct !DILifetime(object: !4, location: !DIExpr(DIOpReferrer(b8)))
!7 = distinct !DILifetime(object: !4, location: !DIExpr(DIOpReferrer(b8)))
!8 = distinct !DIFragment()
!9 = distinct !DILifetime(object: !4, location: !DIExpr(DIOpReferrer(b8)))
;! f+0x3: x = undef
;! f+0x4 with dw0=0x1018: x = multi{mem(0)+0x1078 | reg(1)+0 | reg(2)+0}+0
;! f+0x8 with dw0=0x1018: x = multi{mem(0)+0x1078 | reg(1)+0}+0
