; Frame rules: the return address in a pair, registers in lanes, in memory, in a vector register and as a value, on AMD GPUs with
; 64 lanes.
target "amdgpu-wave64"

define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
  0x0: dbg.def !200, %slot(cfa+4, 32)
}

frame @f {
  0x0: cfa = SGPR32+0; ra = [!DIExpr(DIOpReferrer(u64)) of %regs(SGPR30, SGPR31)]
  0x4: cfa = SGPR33+0; SGPR40 = [cfa+16]; SGPR41 = [!DIExpr(DIOpReferrer(u32)) of %reg(VGPR40, 96, 32)]; VGPR41 = VGPR42; SGPR42 = !DIExpr(DIOpReferrer(u32), DIOpConstant(u32 5), DIOpAdd()) of %reg(SGPR8)
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "example")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition, laneCount: 64)
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!30 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!100 = !DILocalVariable(name: "a", scope: !4, file: !1, line: 2, type: !30)
!200 = distinct !DILifetime(object: !100, location: !DIExpr(DIOpReferrer(i32)), kind: bounded)

;! f+0x4 with SGPR33=0x100: cfa = mem(6)+0x100
;! f+0x4 with SGPR33=0x100: a = mem(6)+0x104
;! f+0x0 with SGPR32=0x80: cfa = mem(6)+0x80
;! f+0x4 with cfa=0x100: caller(SGPR40) = mem(6)+0x110
;! f+0x4: caller(SGPR41) = reg(2600)+12
;! f+0x4: caller(PC_64) = comp[0..4: reg(62)+0, 4..8: reg(63)+0]+0
;! f+0x4: caller(VGPR41) = reg(2602)+0
;! f+0x4 with SGPR8=3: caller(SGPR42) = imm(08000000)+0
