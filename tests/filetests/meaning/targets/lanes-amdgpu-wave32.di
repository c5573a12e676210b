; Values of lanes: of 8, 16, 32, 64 and 96 bits, arithmetic on them, neighbours, bits of EXEC, and lanes that do not exist, on AMD
; GPUs with 32 lanes.
target "amdgpu-wave32"

define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
  0x0: dbg.def !200, %lane(VGPR7, 16)
  0x0: dbg.def !201, %lane(v7, 8)
  0x0: dbg.def !202, %lane(AGPR3, 32)
  0x0: dbg.def !203, %lane(VGPR1, 32)
  0x0: dbg.def !204, %lane(VGPR2, 32)
  0x0: dbg.def !206, %lane(VGPR1, 32)
  0x0: dbg.def !207, %lane(VGPR1, 32)
  0x0: dbg.def !208, %lane(VGPR1, 16)
  0x0: dbg.def !210, %lane(VGPR1, 32)
  0x0: dbg.def !211, %reg(EXEC_32)
  0x0: dbg.def !212, %lane(VGPR1, 32)
  0x0: dbg.def !213, %reg(SGPR63)
  0x0: dbg.def !214, %reg(SGPR64)
  0x0: dbg.def !215, %lane(VGPR511, 32)
  0x0: dbg.def !217, %reg(VGPR9)
  0x0: dbg.def !218, %regs(VCC_32, SGPR5)
}

frame @f { 0x0: cfa = SGPR32+0; ra = undefined }

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "example")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition, laneCount: 32)
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!30 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!100 = !DILocalVariable(name: "a", scope: !4, file: !1, line: 2, type: !30)
!31 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!101 = !DILocalVariable(name: "b", scope: !4, file: !1, line: 3, type: !31)
!32 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!102 = !DILocalVariable(name: "c", scope: !4, file: !1, line: 4, type: !32)
!33 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!103 = !DILocalVariable(name: "d", scope: !4, file: !1, line: 5, type: !33)
!104 = distinct !DIFragment()
!105 = distinct !DIFragment()
!34 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!106 = !DILocalVariable(name: "e", scope: !4, file: !1, line: 8, type: !34)
!107 = !DILocalVariable(name: "g", scope: !4, file: !1, line: 9, type: !32)
!108 = !DILocalVariable(name: "h", scope: !4, file: !1, line: 10, type: !32)
!109 = !DILocalVariable(name: "k", scope: !4, file: !1, line: 11, type: !33)
!110 = !DILocalVariable(name: "m", scope: !4, file: !1, line: 12, type: !31)
!111 = !DILocalVariable(name: "n", scope: !4, file: !1, line: 13, type: !32)
!35 = !DIBasicType(name: "_Float16", size: 16, encoding: DW_ATE_float)
!112 = !DILocalVariable(name: "o", scope: !4, file: !1, line: 14, type: !35)
!36 = !DICompositeType(tag: DW_TAG_structure_type, name: "s96", size: 96)
!113 = !DILocalVariable(name: "q", scope: !4, file: !1, line: 15, type: !36)
!114 = distinct !DIFragment()
!115 = distinct !DIFragment()
!116 = distinct !DIFragment()
!117 = !DILocalVariable(name: "r", scope: !4, file: !1, line: 19, type: !32)
!118 = !DILocalVariable(name: "t", scope: !4, file: !1, line: 20, type: !33)
!200 = distinct !DILifetime(object: !100, location: !DIExpr(DIOpReferrer(i16)), kind: bounded)
!201 = distinct !DILifetime(object: !101, location: !DIExpr(DIOpReferrer(i8)), kind: bounded)
!202 = distinct !DILifetime(object: !102, location: !DIExpr(DIOpReferrer(i32)), kind: bounded)
!203 = distinct !DILifetime(object: !104, location: !DIExpr(DIOpReferrer(i32)), kind: bounded)
!204 = distinct !DILifetime(object: !105, location: !DIExpr(DIOpReferrer(i32)), kind: bounded)
!205 = distinct !DILifetime(object: !103, location: !DIExpr(DIOpArg(0, i32), DIOpArg(1, i32), DIOpComposite(2, i64)), argObjects: {!104, !105}, kind: computed)
!206 = distinct !DILifetime(object: !106, location: !DIExpr(DIOpReferrer(f32), DIOpConstant(f32 1.5), DIOpMul()), kind: bounded)
!207 = distinct !DILifetime(object: !107, location: !DIExpr(DIOpReferrer(i32), DIOpConstant(i32 7), DIOpSub()), kind: bounded)
!208 = distinct !DILifetime(object: !108, location: !DIExpr(DIOpReferrer(i16), DIOpSExt(i32)), kind: bounded)
!209 = distinct !DILifetime(object: !109, location: !DIExpr(DIOpArg(0, i32), DIOpArg(1, i32), DIOpComposite(2, i64), DIOpConstant(i64 1), DIOpAdd()), argObjects: {!104, !105}, kind: computed)
!210 = distinct !DILifetime(object: !110, location: !DIExpr(DIOpReferrer(i32), DIOpConstant(u8 3), DIOpByteOffset(i8)), kind: bounded)
!211 = distinct !DILifetime(object: !111, location: !DIExpr(DIOpReferrer(u32), DIOpPushLane(u32), DIOpLShr(), DIOpConstant(u32 1), DIOpAnd(), DIOpConvert(i32)), kind: bounded)
!212 = distinct !DILifetime(object: !112, location: !DIExpr(DIOpReferrer(b32), DIOpConstant(u8 2), DIOpByteOffset(f16)), kind: bounded)
!213 = distinct !DILifetime(object: !114, location: !DIExpr(DIOpReferrer(b32)), kind: bounded)
!214 = distinct !DILifetime(object: !115, location: !DIExpr(DIOpReferrer(b32)), kind: bounded)
!215 = distinct !DILifetime(object: !116, location: !DIExpr(DIOpReferrer(b32)), kind: bounded)
!216 = distinct !DILifetime(object: !113, location: !DIExpr(DIOpArg(0, b32), DIOpArg(1, b32), DIOpArg(2, b32), DIOpComposite(3, b96)), argObjects: {!114, !115, !116}, kind: computed)
!217 = distinct !DILifetime(object: !117, location: !DIExpr(DIOpReferrer(b1024), DIOpPushLane(u32), DIOpConstant(u32 1), DIOpXor(), DIOpConstant(u32 32), DIOpMul(), DIOpBitOffset(i32)), kind: bounded)
!218 = distinct !DILifetime(object: !118, location: !DIExpr(DIOpReferrer(i64)), kind: bounded)

;! f+0x4 lane 3: a = reg(1543)+12
;! f+0x4 lane 31: b = reg(1543)+124
;! f+0x4 lane 1: c = reg(2051)+4
;! f+0x4 lane 2: d = comp[0..4: reg(1537)+8, 4..8: reg(1538)+8]+0
;! f+0x4 lane 1 with VGPR1=<00 00 00 00 00 00 00 40>: e = imm(00004040)+0
;! f+0x4 lane 1 with VGPR1=<00 00 00 00 05 00 00 00>: g = imm(feffffff)+0
;! f+0x4 lane 1 with VGPR1=<00 00 00 00 01 80 34 12>: h = imm(0180ffff)+0
;! f+0x4 lane 1 with VGPR1=<00 00 00 00 ff ff ff ff>, VGPR2=<00 00 00 00 02 00 00 00>: k = imm(0000000003000000)+0
;! f+0x4 lane 2: m = reg(1537)+11
;! f+0x4 lane 2 with EXEC_32=0x4: n = imm(01000000)+0
;! f+0x4 lane 1 with EXEC_32=0x4: n = imm(00000000)+0
;! f+0x4 lane 5: o = reg(1537)+22
;! f+0x4 lane 5: q = comp[0..4: reg(95)+0, 4..8: reg(1088)+0, 8..12: reg(2047)+20]+0
;! f+0x4 lane 4: r = reg(1545)+20
;! f+0x4 lane 5: r = reg(1545)+16
;! f+0x4: t = comp[0..4: reg(512)+0, 4..8: reg(37)+0]+0
;! f+0x4 lane 32: e = error
;! f+0x4 lane 32: a = error
