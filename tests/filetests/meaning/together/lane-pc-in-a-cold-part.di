; A lane PC over a divergent branch whose else side is in another part: the code locations are there.
target "amdgpu-wave64"
define @f size 0x60 !dbg !2 {
bb0 @ 0x0 -> bb1, bb2:
  0x4: dbg.label !40
  0x8: dbg.def !20, %regs(SGPR8, SGPR9)
bb1 @ 0x10 -> bb3:
bb2 @ 0x40 -> bb3:
  0x44: dbg.label !41
bb3 @ 0x50:
  0x50: dbg.kill !20
}
parts @f { 0x40: @f.cold }
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition, laneCount: 64, lanePC: !30, activeLane: !31)
!30 = distinct !DIFragment()
!31 = distinct !DIFragment()
!32 = distinct !DIFragment()
!40 = distinct !DIExprCode()
!41 = distinct !DIExprCode()
!20 = distinct !DILifetime(object: !32, location: !DIExpr(DIOpReferrer(u64)))
!21 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpArg(0, ptr), DIOpExtend(64), DIOpArg(1, ptr), DIOpExtend(64), DIOpArg(2, u64), DIOpSelect()), argObjects: {!40, !41, !32})
!22 = distinct !DILifetime(object: !31, location: !DIExpr(DIOpArg(0, u64), DIOpNot()), argObjects: {!32})
!10 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 2, type: !4)
!23 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, <64 x ptr>), DIOpPushLane(u32), DIOpConstant(u32 8), DIOpMul(), DIOpByteOffset(i64)), argObjects: {!30})
; lanes of the mask are at f.cold+4, the others at f+4
;! f+0x8..0x10 lane 1 with @f=0x1000, @f.cold=0x2000, SGPR8=2, SGPR9=0: x = imm(0420000000000000)+0
;! f+0x40..0x50 lane 0 with @f=0x1000, @f.cold=0x2000, SGPR8=2, SGPR9=0: x = imm(0410000000000000)+0
;! f+0x40..0x50 lane 32 with @f=0x1000, @f.cold=0x2000, SGPR8=0, SGPR9=1: x = imm(0420000000000000)+0
;! f+0x40..0x50 with SGPR8=0xf0f0f0f0, SGPR9=0xffffffff: !31 = imm(0f0f0f0f00000000)+0
; bb3 killed: no mask, no lane PC
;! f+0x50 lane 0: x = undef
;! f+0x0 lane 0: x = undef
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "a.c", directory: "/src")
!4 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
