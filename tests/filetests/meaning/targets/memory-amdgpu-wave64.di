; Memory of every address space, through scalar registers, pairs and lanes, on AMD GPUs with 64 lanes.
target "amdgpu-wave64"

define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
  0x0: dbg.def !200, %slot(SGPR33+8, 32)
  0x0: dbg.def !201, %slot(cfa-4, 32)
  0x0: dbg.def !202, %reg(SGPR8)
  0x0: dbg.def !203, %regs(SGPR8, SGPR9)
  0x0: dbg.def !204, %reg(SGPR8)
  0x0: dbg.def !205, %reg(SGPR8)
  0x0: dbg.def !206, %regs(SGPR8, SGPR9)
  0x0: dbg.def !207, %regs(SGPR8, SGPR9)
  0x0: dbg.def !208, %regs(SGPR8, SGPR9)
  0x0: dbg.def !209, %regs(SGPR8, SGPR9)
  0x0: dbg.def !210, %reg(SGPR8)
  0x0: dbg.def !211, %lane(VGPR1, 32)
  0x0: dbg.def !212, %reg(SGPR8)
  0x0: dbg.def !213, %regs(SGPR8, SGPR9)
}

frame @f { 0x0: cfa = SGPR32+0; ra = undefined }

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "example")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition, laneCount: 64)
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!30 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!100 = !DILocalVariable(name: "a", scope: !4, file: !1, line: 2, type: !30)
!101 = !DILocalVariable(name: "b", scope: !4, file: !1, line: 3, type: !30)
!102 = !DILocalVariable(name: "c", scope: !4, file: !1, line: 4, type: !30)
!103 = !DILocalVariable(name: "d", scope: !4, file: !1, line: 5, type: !30)
!31 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, addressSpace: 5)
!104 = !DILocalVariable(name: "e", scope: !4, file: !1, line: 6, type: !31)
!32 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, addressSpace: 3)
!105 = !DILocalVariable(name: "g", scope: !4, file: !1, line: 7, type: !32)
!33 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, addressSpace: 0)
!106 = !DILocalVariable(name: "h", scope: !4, file: !1, line: 8, type: !33)
!34 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, addressSpace: 1)
!107 = !DILocalVariable(name: "k", scope: !4, file: !1, line: 9, type: !34)
!108 = !DILocalVariable(name: "m", scope: !4, file: !1, line: 10, type: !30)
!35 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!109 = !DILocalVariable(name: "n", scope: !4, file: !1, line: 11, type: !35)
!110 = !DILocalVariable(name: "o", scope: !4, file: !1, line: 12, type: !30)
!111 = !DILocalVariable(name: "q", scope: !4, file: !1, line: 13, type: !30)
!112 = !DILocalVariable(name: "r", scope: !4, file: !1, line: 14, type: !30)
!113 = !DILocalVariable(name: "pp", scope: !4, file: !1, line: 15, type: !30)
!114 = !DILocalVariable(name: "cf", scope: !4, file: !1, line: 16, type: !31)
!200 = distinct !DILifetime(object: !100, location: !DIExpr(DIOpReferrer(i32)), kind: bounded)
!201 = distinct !DILifetime(object: !101, location: !DIExpr(DIOpReferrer(i32)), kind: bounded)
!202 = distinct !DILifetime(object: !102, location: !DIExpr(DIOpReferrer(ptr addrspace(5)), DIOpDeref(i32)), kind: bounded)
!203 = distinct !DILifetime(object: !103, location: !DIExpr(DIOpReferrer(ptr), DIOpDeref(i32)), kind: bounded)
!204 = distinct !DILifetime(object: !104, location: !DIExpr(DIOpReferrer(ptr addrspace(5))), kind: bounded)
!205 = distinct !DILifetime(object: !105, location: !DIExpr(DIOpReferrer(u32), DIOpConstant(u32 16), DIOpAdd(), DIOpReinterpret(ptr addrspace(3))), kind: bounded)
!206 = distinct !DILifetime(object: !106, location: !DIExpr(DIOpReferrer(ptr)), kind: bounded)
!207 = distinct !DILifetime(object: !107, location: !DIExpr(DIOpReferrer(ptr addrspace(1))), kind: bounded)
!208 = distinct !DILifetime(object: !108, location: !DIExpr(DIOpReferrer(ptr addrspace(4)), DIOpDeref(i64), DIOpConstant(u8 4), DIOpByteOffset(i32)), kind: bounded)
!209 = distinct !DILifetime(object: !109, location: !DIExpr(DIOpReferrer(ptr addrspace(1)), DIOpDeref(i64), DIOpConstant(i64 3), DIOpAdd()), kind: bounded)
!210 = distinct !DILifetime(object: !110, location: !DIExpr(DIOpReferrer(ptr addrspace(3)), DIOpDeref(i32), DIOpConstant(i32 3), DIOpMul()), kind: bounded)
!211 = distinct !DILifetime(object: !111, location: !DIExpr(DIOpReferrer(ptr addrspace(5)), DIOpDeref(i32)), kind: bounded)
!212 = distinct !DILifetime(object: !112, location: !DIExpr(DIOpReferrer(ptr addrspace(2)), DIOpDeref(i32)), kind: bounded)
!213 = distinct !DILifetime(object: !113, location: !DIExpr(DIOpReferrer(ptr addrspace(1)), DIOpDeref(ptr addrspace(3)), DIOpDeref(i32)), kind: bounded)
!214 = distinct !DILifetime(object: !114, location: !DIExpr(DIOpCFA(5)), kind: computed)

;! f+0x4 with SGPR33=0x100: a = mem(6)+0x108
;! f+0x4 with cfa=0x100: b = mem(6)+0xfc
;! f+0x4 with SGPR8=0x80: c = mem(5)+0x80
;! f+0x4 with SGPR8=0x80, SGPR9=1: d = mem(1)+0x100000080
;! f+0x4: e = reg(40)+0
;! f+0x4 with SGPR8=0x10: g = imm(20000000)+0
;! f+0x4: h = comp[0..4: reg(40)+0, 4..8: reg(41)+0]+0
;! f+0x4 with SGPR8=0x80, SGPR9=1: m = mem(0)+0x100000084
;! f+0x4 with SGPR8=0x80, SGPR9=1, [0x100000080]=<ff ff ff ff 00 00 00 00>: n = imm(0200000001000000)+0
;! f+0x4 with SGPR8=0x80, [3:0x80]=<05 00 00 00>: o = imm(0f000000)+0
;! f+0x4 lane 1 with VGPR1=<00 00 00 00 40 00 00 00>: q = mem(5)+0x40
;! f+0x4 with SGPR8=0x80: r = mem(2)+0x80
;! f+0x4 with SGPR8=0x80, SGPR9=1, [0x100000080]=<30 00 00 00>: pp = mem(3)+0x30
;! f+0x4 with SGPR32=0x200, cfa=0x200: cf = imm(00020000)+0
