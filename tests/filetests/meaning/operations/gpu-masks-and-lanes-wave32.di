; A vector that is a select of two registers by a mask that is an expression over the lane count; a lane's element of it; a
; lane-dependent offset into memory of the wave.
target "amdgpu-wave32"
define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(VGPR0)
  0x0: dbg.def !21, %reg(VGPR1)
  0x0: dbg.def !22, %reg(VCC_32)
  0x0: dbg.def !23, %reg(SGPR4)
}
frame @f { 0x0: cfa = SGPR32+0; ra = undefined }
!5 = !DICompositeType(tag: DW_TAG_structure_type, name: "all", file: !1, line: 1, size: 1024)
!10 = !DILocalVariable(name: "all", scope: !2, file: !1, line: 2, type: !5)
!11 = !DILocalVariable(name: "mine", scope: !2, file: !1, line: 3, type: !3)
!12 = !DILocalVariable(name: "at", scope: !2, file: !1, line: 4, type: !3)
!13 = !DILocalVariable(name: "count", scope: !2, file: !1, line: 5, type: !3)
!15 = distinct !DIFragment()
!16 = distinct !DIFragment()
!17 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !15, location: !DIExpr(DIOpReferrer(<32 x u32>)))
!21 = distinct !DILifetime(object: !16, location: !DIExpr(DIOpReferrer(<32 x u32>)))
!22 = distinct !DILifetime(object: !17, location: !DIExpr(DIOpReferrer(u32)))
; lanes that are in the mask and below 2
!24 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, <32 x u32>), DIOpArg(1, <32 x u32>), DIOpArg(2, u32), DIOpConstant(u32 3), DIOpAnd(), DIOpSelect()), argObjects: {!15, !16, !17})
!25 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpArg(0, b1024), DIOpPushLane(u32), DIOpConstant(u32 4), DIOpMul(), DIOpByteOffset(i32)), argObjects: {!10})
!23 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(ptr addrspace(3)), DIOpDeref(b4096), DIOpPushLane(u32), DIOpConstant(u32 5), DIOpShl(), DIOpBitOffset(i32)))
; is this lane's bit set in the mask
!26 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpArg(0, u32), DIOpPushLane(u32), DIOpLShr(), DIOpConstant(u32 1), DIOpAnd(), DIOpConvert(i32)), argObjects: {!17})
; VGPR0 is 1536; VCC_32 is 512. Mask 0xd & 3 = 1
;! f+0x0 with VCC_32=0xd: all = comp[0..4: reg(1537)+0, 4..128: reg(1536)+4]+0
;! f+0x0 with VCC_32=0x6: all = comp[0..4: reg(1536)+0, 4..8: reg(1537)+4, 8..128: reg(1536)+8]+0
;! f+0x0 lane 1 with VCC_32=0x6: mine = reg(1537)+4
;! f+0x0 lane 2 with VCC_32=0x6: mine = reg(1536)+8
;! f+0x0 lane 31 with VCC_32=0x6: mine = reg(1536)+124
; 3 << 5 bits = 12 bytes
;! f+0x0 lane 3 with SGPR4=0x100: at = mem(3)+0x10c
;! f+0x0 lane 3 with VCC_32=0xd: count = imm(01000000)+0
;! f+0x0 lane 1 with VCC_32=0xd: count = imm(00000000)+0
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
