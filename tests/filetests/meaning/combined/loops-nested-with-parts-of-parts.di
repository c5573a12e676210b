; A part of a part is redefined in an inner loop, while the part beside it is killed in the outer one.
target "x86_64"
define @f size 0x60 !dbg !2 {
bb0 @ 0x0 -> bb1:
  0x0: dbg.def !9, %reg(rax, 0, 16)
  0x0: dbg.def !11, %reg(rbx, 0, 16)
  0x0: dbg.def !12, %reg(rcx, 0, 32)
bb1 @ 0x10 -> bb2:
  0x18: dbg.kill !9
bb2 @ 0x20 -> bb2, bb3:
  0x24: dbg.kill !10
  0x28: dbg.def !10, %slot(rsp+2, 16)
bb3 @ 0x30 -> bb1, bb4:
  0x38: dbg.kill !12
bb4 @ 0x40 -> bb5:
  0x48: dbg.kill !11
bb5 @ 0x50:
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "u64", size: 64, encoding: DW_ATE_unsigned)
!4 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 3, type: !3)
!5 = distinct !DIFragment()
!6 = distinct !DIFragment()
!7 = distinct !DIFragment()
!8 = distinct !DIFragment()
!9 = distinct !DILifetime(object: !7, location: !DIExpr(DIOpReferrer(u16)))
!10 = distinct !DILifetime(object: !7, location: !DIExpr(DIOpReferrer(u16)))
!11 = distinct !DILifetime(object: !8, location: !DIExpr(DIOpReferrer(u16)))
!12 = distinct !DILifetime(object: !6, location: !DIExpr(DIOpReferrer(u32)))
!13 = distinct !DILifetime(object: !5, location: !DIExpr(DIOpArg(0, u16), DIOpArg(1, u16), DIOpComposite(2, b32)), argObjects: {!7, !8})
!14 = distinct !DILifetime(object: !4, location: !DIExpr(DIOpArg(0, b32), DIOpArg(1, u32), DIOpComposite(2, b64)), argObjects: {!5, !6})

;! f+0x0..0x10: x = comp[0..2: reg(0)+0, 2..4: reg(3)+0, 4..8: reg(2)+0]+0
;! f+0x10..0x18 with rsp=0x7000: x = multi{comp[0..2: mem(0)+0x7002, 2..4: reg(3)+0, 4..8: reg(2)+0]+0 | comp[0..2: reg(0)+0, 2..4: reg(3)+0, 4..8: reg(2)+0]+0}+0
;! f+0x18..0x24 with rsp=0x7000: x = comp[0..2: mem(0)+0x7002, 2..4: reg(3)+0, 4..8: reg(2)+0]+0
;! f+0x24..0x28: x = comp[0..2: undef, 2..4: reg(3)+0, 4..8: reg(2)+0]+0
;! f+0x28..0x38 with rsp=0x7000: x = comp[0..2: mem(0)+0x7002, 2..4: reg(3)+0, 4..8: reg(2)+0]+0
;! f+0x38..0x48 with rsp=0x7000: x = comp[0..2: mem(0)+0x7002, 2..4: reg(3)+0, 4..8: undef]+0
;! f+0x48..0x60 with rsp=0x7000: x = comp[0..2: mem(0)+0x7002, 2..8: undef]+0
