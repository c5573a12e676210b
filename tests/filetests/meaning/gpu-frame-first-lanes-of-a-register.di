; Section 3.6, frame rules: numbers in the first lanes of a vector register: a mask, a frame address, and bits that are not whole bytes.
; Nothing lost in: llvm llvm-legacy dwarf6-draft
target "amdgpu-wave64"
define @k size 0x30 !dbg !4 {
bb0 @ 0x0:
  0x0: dbg.def !20, %slot(cfa+8, 32)
}
frame @k {
  0x0: cfa = SGPR32+0; ra = undefined
  0x8: VGPR40 = [!DIExpr(DIOpArg(0, <64 x u32>), DIOpArg(1, <64 x u32>), DIOpArg(2, u64), DIOpSelect()) of %reg(VGPR40), %slot(cfa+768, 2048), %reg(VGPR41, 0, 64)]
  0x10: cfa = !DIExpr(DIOpReferrer(u32), DIOpConstant(u32 64), DIOpSub()) of %reg(VGPR41, 0, 32)
  0x20: SGPR34 = !DIExpr(DIOpReferrer(u20), DIOpConvert(u32)) of %reg(VGPR41, 0, 20); SGPR35 = !DIExpr(DIOpReferrer(u4), DIOpConvert(u32)) of %reg(VGPR41, 34, 4)
}
!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: "example")
!1 = !DIFile(filename: "k.cl", directory: "/src")
!4 = distinct !DISubprogram(name: "k", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!5 = !DIBasicType(name: "uint", size: 32, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "a", scope: !4, file: !1, line: 2, type: !5)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(u32)))
; the mask has bits 1 and 63: elements 1 and 63 are in memory, from 0x1000 + 768 = 0x1300 on
;! k+0x8 with cfa=0x1000, VGPR41=<02 00 00 00 00 00 00 80>: caller(VGPR40) = comp[0..4: reg(2600)+0, 4..8: mem(6)+0x1304, 8..252: reg(2600)+8, 252..256: mem(6)+0x13fc]+0
; 0x1040 - 64
;! k+0x10 with VGPR41=<40 10 00 00>: cfa = mem(6)+0x1000
;! k+0x10 with VGPR41=<40 10 00 00>: a = mem(6)+0x1008
; the low 20 bits of 0x341040
;! k+0x20 with VGPR41=<40 10 34 00 5c 01>: caller(SGPR34) = imm(40100400)+0
; bits 34 to 37: 0x15c >> 2 = 0x57, and its low 4 bits
;! k+0x20 with VGPR41=<40 10 34 00 5c 01>: caller(SGPR35) = imm(07000000)+0
