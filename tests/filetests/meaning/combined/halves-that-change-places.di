; Two entities that swap the halves of one register at a position, read as one number through a composite.
target "aarch64"
define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !8, %entity(1)
  0x0: dbg.def !9, %entity(2)
}
entity @f 1 {
  0x0..0x10: %reg(x5, 0, 32)
  0x10..0x20: %reg(x5, 32, 32)
}
entity @f 2 {
  0x0..0x10: %reg(x5, 32, 32)
  0x10..0x20: %reg(x5, 0, 32)
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "u64", size: 64, encoding: DW_ATE_unsigned)
!4 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 3, type: !3)
!5 = !DILocalVariable(name: "y", scope: !2, file: !1, line: 4, type: !3)
!6 = distinct !DIFragment()
!7 = distinct !DIFragment()
!8 = distinct !DILifetime(object: !6, location: !DIExpr(DIOpReferrer(u32)))
!9 = distinct !DILifetime(object: !7, location: !DIExpr(DIOpReferrer(u32)))
!10 = distinct !DILifetime(object: !4, location: !DIExpr(DIOpArg(0, u32), DIOpArg(1, u32), DIOpComposite(2, u64)), argObjects: {!6, !7})
!11 = distinct !DILifetime(object: !5, location: !DIExpr(DIOpArg(0, u64), DIOpConstant(u64 1), DIOpAdd()), argObjects: {!4})

;! f+0x0..0x10: x = reg(5)+0
;! f+0x10..0x20: x = comp[0..4: reg(5)+4, 4..8: reg(5)+0]+0
;! f+0x0..0x10 with x5=0x11111111ffffffff: y = imm(0000000012111111)+0
;! f+0x10..0x20 with x5=0x11111111ffffffff: y = imm(12111111ffffffff)+0
