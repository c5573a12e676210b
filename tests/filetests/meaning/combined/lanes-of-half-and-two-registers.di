; Lanes of wave32: a value of 64 bits in two vector registers, one of 16 bits, and what is computed from them in lane 5.
target "amdgpu-wave32"
define @f size 0x30 !dbg !2 {
bb0 @ 0x0 -> bb1:
  0x0: dbg.def !12, %lane(VGPR8, 32)
  0x4: dbg.def !13, %lane(VGPR9, 32)
  0x8: dbg.def !14, %lane(VGPR10, 16)
bb1 @ 0x10 -> bb1, bb2:
  0x18: dbg.kill !12
bb2 @ 0x20:
}
frame @f { 0x0: cfa = SGPR32+0; ra = undefined }

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "i64", size: 64, encoding: DW_ATE_signed)
!4 = !DIBasicType(name: "u16", size: 16, encoding: DW_ATE_unsigned)
!5 = !DIBasicType(name: "u8", size: 8, encoding: DW_ATE_unsigned)
!6 = distinct !DIFragment()
!7 = distinct !DIFragment()
!8 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 3, type: !3)
!9 = !DILocalVariable(name: "h", scope: !2, file: !1, line: 4, type: !4)
!10 = !DILocalVariable(name: "y", scope: !2, file: !1, line: 5, type: !3)
!11 = !DILocalVariable(name: "b", scope: !2, file: !1, line: 6, type: !5)
!12 = distinct !DILifetime(object: !6, location: !DIExpr(DIOpReferrer(u32)))
!13 = distinct !DILifetime(object: !7, location: !DIExpr(DIOpReferrer(u32)))
!14 = distinct !DILifetime(object: !9, location: !DIExpr(DIOpReferrer(u16)))
!15 = distinct !DILifetime(object: !8, location: !DIExpr(DIOpArg(0, u32), DIOpArg(1, u32), DIOpComposite(2, b64)), argObjects: {!6, !7})
!16 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, i64), DIOpArg(1, u16), DIOpConvert(i64), DIOpAdd()), argObjects: {!8, !9})
!17 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpArg(0, b64), DIOpConstant(u8 5), DIOpByteOffset(u8)), argObjects: {!8})

;! f+0x0..0x4 lane 5: x = comp[0..4: reg(1544)+20, 4..8: undef]+0
;! f+0x4..0x18 lane 5: x = comp[0..4: reg(1544)+20, 4..8: reg(1545)+20]+0
;! f+0x18..0x30 lane 31: x = comp[0..4: undef, 4..8: reg(1545)+124]+0
;! f+0x8..0x30 lane 5: h = reg(1546)+20
;! f+0x4..0x30 lane 5: b = reg(1545)+21
;! f+0x8 lane 1 with VGPR8=<00 00 00 00 ff ff ff ff>, VGPR9=<00 00 00 00 01 00 00 00>, VGPR10=<00 00 00 00 02 00 ff ff>: y = imm(0100000002000000)+0
;! f+0x20 lane 1: y = error
