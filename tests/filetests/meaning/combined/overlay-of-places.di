; A value in two places laid over an object in two places, at an offset that is in an entity too.
target "x86_64"
define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !10, %entity(1)
  0x0: dbg.def !11, %entity(2)
  0x0: dbg.def !12, %entity(3)
}
entity @f 1 {
  0x0..0x20: %reg(xmm1)
  0x10..0x20: %slot(rsp+0, 128)
}
entity @f 2 {
  0x8..0x20: %reg(rbx, 0, 32)
}
entity @f 3 {
  0x0..0x18: %reg(rcx, 0, 8)
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "s128", file: !1, line: 1, size: 128, elements: !{})
!4 = !DIBasicType(name: "i32", size: 32, encoding: DW_ATE_signed)
!5 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 3, type: !3)
!6 = !DILocalVariable(name: "y", scope: !2, file: !1, line: 4, type: !4)
!7 = distinct !DIFragment()
!8 = distinct !DIFragment()
!9 = distinct !DIFragment()
!10 = distinct !DILifetime(object: !7, location: !DIExpr(DIOpReferrer(b128)))
!11 = distinct !DILifetime(object: !8, location: !DIExpr(DIOpReferrer(i32)))
!12 = distinct !DILifetime(object: !9, location: !DIExpr(DIOpReferrer(u8)))
!13 = distinct !DILifetime(object: !5, location: !DIExpr(DIOpArg(0, b128), DIOpArg(1, i32), DIOpArg(2, u8), DIOpOverlay(b128)), argObjects: {!7, !8, !9})
!14 = distinct !DILifetime(object: !6, location: !DIExpr(DIOpArg(0, b128), DIOpConstant(u8 6), DIOpByteOffset(i32)), argObjects: {!5})

;! f+0x0..0x8 with rcx=8: x = comp[0..8: reg(18)+0, 8..12: undef, 12..16: reg(18)+12]+0
;! f+0x8..0x10 with rcx=8: x = comp[0..8: reg(18)+0, 8..12: reg(3)+0, 12..16: reg(18)+12]+0
;! f+0x8..0x10 with rcx=8: y = comp[0..2: reg(18)+6, 2..4: reg(3)+0]+0
;! f+0x8..0x10 with rcx=12: y = reg(18)+6
;! f+0x8..0x10 with rcx=13: x = error
;! f+0x10..0x18 with rcx=0, rsp=0x7000: x = multi{comp[0..4: reg(3)+0, 4..16: reg(18)+4]+0 | comp[0..4: reg(3)+0, 4..16: mem(0)+0x7004]+0}+0
;! f+0x18..0x20: x = error
;! f+0x18..0x20: y = error
