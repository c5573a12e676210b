; Floats of 80 bits from an x87 register, with padding behind them, converted and added.
; 1.5 = 0x3fff c000000000000000; -4 = 0xc001 8000000000000000
target "x86_64"
define @f size 0x10 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !11, %reg(st0)
  0x0: dbg.def !12, %slot(rsp+16, 80)
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "f64", size: 64, encoding: DW_ATE_float)
!4 = !DIBasicType(name: "i32", size: 32, encoding: DW_ATE_signed)
!5 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "s128", file: !1, line: 1, size: 128, elements: !{})
!6 = distinct !DIFragment()
!7 = distinct !DIFragment()
!8 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 3, type: !3)
!9 = !DILocalVariable(name: "i", scope: !2, file: !1, line: 4, type: !4)
!10 = !DILocalVariable(name: "l", scope: !2, file: !1, line: 5, type: !5)
!11 = distinct !DILifetime(object: !6, location: !DIExpr(DIOpReferrer(f80)))
!12 = distinct !DILifetime(object: !7, location: !DIExpr(DIOpReferrer(f80)))
!13 = distinct !DILifetime(object: !8, location: !DIExpr(DIOpArg(0, f80), DIOpArg(1, f80), DIOpAdd(), DIOpConvert(f64)), argObjects: {!6, !7})
!14 = distinct !DILifetime(object: !9, location: !DIExpr(DIOpArg(0, f80), DIOpConvert(i32)), argObjects: {!6})
!15 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, f80), DIOpConstant(b48 0), DIOpComposite(2, b128)), argObjects: {!7})

;! f+0x0 with st0=<00 00 00 00 00 00 00 c0 ff 3f>, rsp=0x7000, [0x7010]=<00 00 00 00 00 00 00 80 01 c0>: x = imm(00000000000004c0)+0
;! f+0x0 with st0=<00 00 00 00 00 00 00 80 01 c0>: i = imm(fcffffff)+0
;! f+0x0 with rsp=0x7000: l = comp[0..10: mem(0)+0x7010, 10..16: imm(000000000000)]+0
