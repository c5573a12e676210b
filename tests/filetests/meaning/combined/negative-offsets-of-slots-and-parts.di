; Slots below and above a base register at the limits of signed bytes, with parts and bit fields of them.
target "aarch64"
define @f size 0x10 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !11, %slot(x29-64, 64)
  0x0: dbg.def !12, %slot(x29-65, 72)
  0x0: dbg.def !13, %slot(x29+8191, 16)
  0x0: dbg.def !14, %slot(x29-8193, 16)
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "i64", size: 64, encoding: DW_ATE_signed)
!4 = !DIBasicType(name: "u8", size: 8, encoding: DW_ATE_unsigned)
!5 = !DIBasicType(name: "i16", size: 16, encoding: DW_ATE_signed)
!6 = !DILocalVariable(name: "a", scope: !2, file: !1, line: 3, type: !3)
!7 = !DILocalVariable(name: "f8", scope: !2, file: !1, line: 4, type: !4)
!8 = !DILocalVariable(name: "c", scope: !2, file: !1, line: 5, type: !5)
!9 = !DILocalVariable(name: "d", scope: !2, file: !1, line: 6, type: !5)
!10 = distinct !DIFragment()
!11 = distinct !DILifetime(object: !6, location: !DIExpr(DIOpReferrer(i64)))
!12 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(b72)))
!13 = distinct !DILifetime(object: !8, location: !DIExpr(DIOpReferrer(i16)))
!14 = distinct !DILifetime(object: !9, location: !DIExpr(DIOpReferrer(i16)))
!15 = distinct !DILifetime(object: !7, location: !DIExpr(DIOpArg(0, b72), DIOpConstant(u8 61), DIOpBitOffset(u8)), argObjects: {!10})

;! f+0x0 with x29=0x10000: a = mem(0)+0xffc0
;! f+0x0 with x29=0x10000: f8 = mem(0)+0xffc6.5
;! f+0x0 with x29=0x10000: c = mem(0)+0x11fff
;! f+0x0 with x29=0x10000: d = mem(0)+0xdfff
;! f+0x0 with x29=64: a = mem(0)+0
;! f+0x0 with x29=0: a = mem(0)+0xffffffffffffffc0
