; A frame base is lost, and the audit finds DW_OP_fbreg in a function that has none (A221).

target "amdgpu-wave64"
define @f0 size 0x20 !dbg !6 {
bb0 @ 0x0 -> bb0, bb1, bb1:
  0x0: dbg.def !16, %reg(SGPR2)
  0x0: dbg.def !24, %slot(fb+120, 80)
  0x0: dbg.def !25, %addr(cfa-65)
bb1 @ 0x15 -> bb1:
  0x18: dbg.def !19, %slot(VCC_64+80, 64)
}
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "g")
!4 = distinct !DIFragment()
!5 = distinct !DIFragment()
!6 = distinct !DISubprogram(name: "f0", unit: !2, file: !1, line: 1, spFlags: DISPFlagDefinition, frameBase: !5)
!7 = !DIBasicType(name: "t24", size: 24, encoding: DW_ATE_unsigned)
!8 = !DILocalVariable(name: "v0", scope: !6, file: !1, line: 2, type: !7)
!11 = distinct !DIFragment()
!12 = distinct !DIFragment()
!16 = distinct !DILifetime(object: !8, location: !DIExpr(DIOpPushIteration(u56), DIOpReferrer(i24), DIOpConstant(u32 3), DIOpBitOffset(i8), DIOpComposite(2, i64), DIOpArg(0, i64), DIOpReferrer(i24), DIOpConstant(u32 5), DIOpBitOffset(u1), DIOpChoose(), DIOpThreadLocal(<2 x u12>)), argObjects: {!11, !4})
!19 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i64)))
!21 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!22 = !DILocalVariable(name: "e3", scope: !6, file: !1, line: 2, type: !21)
!23 = distinct !DILifetime(object: !22, location: !DIExpr(DIOpArg(0, <4 x u16>)), argObjects: {!12})
!24 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(i80)))
!25 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpPushLane(i38), DIOpReferrer(<2 x f32>), DIOpConstant(u32 29), DIOpBitOffset(i32), DIOpByteOffset(u14), DIOpReferrer(<2 x f32>), DIOpConstant(u32 26), DIOpBitOffset(u26), DIOpComposite(2, <5 x u8>), DIOpConstant(u6 0), DIOpReferrer(<2 x f32>), DIOpAddrOf(1), DIOpDeref(u14), DIOpConstant(b1 1), DIOpReferrer(<2 x f32>), DIOpConstant(u32 59), DIOpBitOffset(i1), DIOpReferrer(<2 x f32>), DIOpConstant(u32 56), DIOpBitOffset(i2), DIOpComposite(3, u4), DIOpComposite(4, <8 x u8>)))
!31 = distinct !DILifetime(object: !5, location: !DIExpr(DIOpCFA(5)))
