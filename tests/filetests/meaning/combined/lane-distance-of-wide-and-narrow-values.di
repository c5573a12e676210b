; The distance between lanes is four bytes for values of 8, 16 and 24 bits, and for a value of 64 bits in parts.
target "amdgpu-wave32"
define @f size 0x10 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !13, %lane(VGPR1, 8)
  0x0: dbg.def !14, %lane(VGPR2, 16)
  0x0: dbg.def !15, %lane(VGPR3, 24)
  0x0: dbg.def !16, %lane(VGPR4, 32)
  0x0: dbg.def !17, %lane(VGPR5, 32)
}
frame @f { 0x0: cfa = SGPR32+0; ra = undefined }

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "u8", size: 8, encoding: DW_ATE_unsigned)
!4 = !DIBasicType(name: "u16", size: 16, encoding: DW_ATE_unsigned)
!5 = !DIBasicType(name: "u32", size: 32, encoding: DW_ATE_unsigned)
!6 = !DIBasicType(name: "u64", size: 64, encoding: DW_ATE_unsigned)
!7 = !DILocalVariable(name: "a", scope: !2, file: !1, line: 3, type: !3)
!8 = !DILocalVariable(name: "b", scope: !2, file: !1, line: 4, type: !4)
!9 = !DILocalVariable(name: "c", scope: !2, file: !1, line: 5, type: !5)
!10 = !DILocalVariable(name: "d", scope: !2, file: !1, line: 6, type: !6)
!11 = distinct !DIFragment()
!12 = distinct !DIFragment()
!13 = distinct !DILifetime(object: !7, location: !DIExpr(DIOpReferrer(u8)))
!14 = distinct !DILifetime(object: !8, location: !DIExpr(DIOpReferrer(u16)))
!15 = distinct !DILifetime(object: !9, location: !DIExpr(DIOpReferrer(u24), DIOpZExt(u32)))
!16 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(u32)))
!17 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(u32)))
!18 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, u32), DIOpArg(1, u32), DIOpComposite(2, u64)), argObjects: {!11, !12})

;! f+0x0 lane 7: a = reg(1537)+28
;! f+0x0 lane 7: b = reg(1538)+28
;! f+0x0 lane 1 with VGPR3=<00 00 00 00 01 02 03 ff>: c = imm(01020300)+0
;! f+0x0 lane 7: d = comp[0..4: reg(1540)+28, 4..8: reg(1541)+28]+0
