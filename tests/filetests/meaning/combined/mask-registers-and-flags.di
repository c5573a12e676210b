; Single bits of the flags and of a mask register, as a condition, as a field of bits and as a count of a shift.
target "x86_64"
define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !12, %reg(eflags, 0, 1)
  0x0: dbg.def !14, %reg(k3, 8, 8)
  0x0: dbg.def !13, %reg(eflags, 6, 1)
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "u32", size: 32, encoding: DW_ATE_unsigned)
!4 = !DIBasicType(name: "u8", size: 8, encoding: DW_ATE_unsigned)
!5 = !DIBasicType(name: "i32", size: 32, encoding: DW_ATE_signed)
!6 = distinct !DIFragment()
!7 = distinct !DIFragment()
!8 = distinct !DIFragment()
!9 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 3, type: !3)
!10 = !DILocalVariable(name: "y", scope: !2, file: !1, line: 4, type: !4)
!11 = !DILocalVariable(name: "z", scope: !2, file: !1, line: 5, type: !5)
!12 = distinct !DILifetime(object: !6, location: !DIExpr(DIOpReferrer(u1)))
!13 = distinct !DILifetime(object: !7, location: !DIExpr(DIOpReferrer(u1)))
!14 = distinct !DILifetime(object: !8, location: !DIExpr(DIOpReferrer(u8)))
!15 = distinct !DILifetime(object: !9, location: !DIExpr(DIOpConstant(u32 10), DIOpConstant(u32 20), DIOpArg(0, u1), DIOpArg(1, u1), DIOpAnd(), DIOpChoose()), argObjects: {!6, !7})
!16 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, u1), DIOpArg(1, u1), DIOpConstant(u6 0), DIOpComposite(3, b8)), argObjects: {!7, !6})
!17 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpConstant(i32 -16), DIOpArg(0, u8), DIOpConvert(i32), DIOpShr()), argObjects: {!8})

;! f+0x0 with eflags=0x41: x = imm(0a000000)+0
;! f+0x0 with eflags=0x40: x = imm(14000000)+0
;! f+0x0: y = comp[0..0.1: reg(49)+0.6, 0.1..0.2: reg(49)+0, 0.2..1: imm(00)]+0
;! f+0x0 with k3=0x0203: z = imm(fcffffff)+0
;! f+0x0 with k3=0xff00: z = imm(ffffffff)+0
