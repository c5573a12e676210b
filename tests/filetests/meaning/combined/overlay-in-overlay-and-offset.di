; An overlay over an overlay over a composite, moved in by bits, at constant offsets.
target "x86_64"
define @f size 0x10 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !10, %slot(rsp+0, 64)
  0x0: dbg.def !11, %reg(rax, 0, 24)
  0x0: dbg.def !12, %reg(rcx, 8, 8)
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "s96", file: !1, line: 1, size: 96, elements: !{})
!4 = !DIBasicType(name: "u32", size: 32, encoding: DW_ATE_unsigned)
!5 = distinct !DIFragment()
!6 = distinct !DIFragment()
!7 = distinct !DIFragment()
!8 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 3, type: !3)
!9 = !DILocalVariable(name: "y", scope: !2, file: !1, line: 4, type: !4)
!10 = distinct !DILifetime(object: !5, location: !DIExpr(DIOpReferrer(b64)))
!11 = distinct !DILifetime(object: !6, location: !DIExpr(DIOpReferrer(u24)))
!12 = distinct !DILifetime(object: !7, location: !DIExpr(DIOpReferrer(u8)))
!13 = distinct !DILifetime(object: !8, location: !DIExpr(DIOpArg(0, b64), DIOpConstant(u32 0x01020304), DIOpComposite(2, b96), DIOpArg(1, u24), DIOpConstant(u8 6), DIOpOverlay(b96), DIOpArg(2, u8), DIOpConstant(i64 7), DIOpOverlay(b96)), argObjects: {!5, !6, !7})
!14 = distinct !DILifetime(object: !9, location: !DIExpr(DIOpArg(0, b96), DIOpConstant(u8 44), DIOpBitOffset(u32)), argObjects: {!8})

;! f+0x0 with rsp=0x7000: x = comp[0..6: mem(0)+0x7000, 6..7: reg(0)+0, 7..8: reg(2)+1, 8..9: reg(0)+2, 9..12: imm(030201)]+0
;! f+0x0 with rsp=0x7000: y = comp[0..0.4: mem(0)+0x7005.4, 0.4..1.4: reg(0)+0, 1.4..2.4: reg(2)+1, 2.4..3.4: reg(0)+2, 3.4..4: imm(03)]+0
