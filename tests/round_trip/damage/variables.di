; x is in rbx, then also in a slot, then only in the slot; y is a pair of registers; z is computed
; from the first of the pair; p is a pointer to the second, which has no address.

target "x86_64"

define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !15, %reg(rcx)
  0x0: dbg.def !16, %reg(rdx)
  0x8: dbg.def !13, %entity(1)
  0x30: dbg.kill !13
}

entity @f 1 {
  0x0..0x20: %reg(rbx)
  0x18..0x40: %slot(cfa-24, 32)
}

frame @f entry {}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test", isOptimized: true)
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "t", size: 32, encoding: DW_ATE_unsigned)
!4 = !DIBasicType(name: "t", size: 64, encoding: DW_ATE_unsigned)
!5 = !DIBasicType(name: "t", size: 64, encoding: DW_ATE_unsigned)
!6 = !DIBasicType(name: "t", size: 64, encoding: DW_ATE_unsigned)
!7 = !DILocalVariable(name: "x", scope: !2, line: 2, type: !3)
!8 = !DILocalVariable(name: "y", scope: !2, line: 2, type: !4)
!9 = !DILocalVariable(name: "z", scope: !2, line: 2, type: !5)
!10 = !DILocalVariable(name: "p", scope: !2, line: 2, type: !6)
!11 = distinct !DIFragment()
!12 = distinct !DIFragment()
!13 = distinct !DILifetime(object: !7, location: !DIExpr(DIOpReferrer(i32)))
!14 = distinct !DILifetime(object: !8, location: !DIExpr(DIOpArg(0, i32), DIOpArg(1, i32), DIOpComposite(2, b64)), argObjects: {!11, !12})
!15 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i32)))
!16 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(i32)))
!17 = distinct !DILifetime(object: !9, location: !DIExpr(DIOpArg(0, i32), DIOpConvert(i64), DIOpConstant(i64 3), DIOpAShr()), argObjects: {!11})
!18 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, i32), DIOpAddrOf(0)), argObjects: {!12})
