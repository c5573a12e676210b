; Four chars, each in a lane of its own register, as one int; the middle two as a short.
target "amdgpu-wave64"
define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !21, %lane(VGPR0, 8)
  0x0: dbg.def !22, %lane(VGPR1, 8)
  0x0: dbg.def !23, %lane(VGPR2, 8)
  0x0: dbg.def !24, %lane(VGPR3, 8)
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand")
!1 = !DIFile(filename: "h.c", directory: "/src")
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!90 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition, laneCount: 64)
!10 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 10, type: !3)
!11 = distinct !DIFragment()
!12 = distinct !DIFragment()
!13 = distinct !DIFragment()
!14 = distinct !DIFragment()
!15 = !DILocalVariable(name: "mid", scope: !2, file: !1, line: 15, type: !90)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, u8), DIOpArg(1, u8), DIOpArg(2, u8), DIOpArg(3, u8), DIOpComposite(4, b32)), argObjects: {!11, !12, !13, !14})
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(u8)))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(u8)))
!23 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(u8)))
!24 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpReferrer(u8)))
!25 = distinct !DILifetime(object: !15, location: !DIExpr(DIOpArg(0, b32), DIOpConstant(i8 1), DIOpByteOffset(b16)), argObjects: {!10})
;! f+0x0 lane 7: x = comp[0..1: reg(2560)+28, 1..2: reg(2561)+28, 2..3: reg(2562)+28, 3..4: reg(2563)+28]+0
;! f+0x0 lane 7: mid = comp[0..1: reg(2561)+28, 1..2: reg(2562)+28]+0
