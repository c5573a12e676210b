; Lane program counters and the active mask of a function on four lanes, before and after the mask is saved
target "amdgpu-wave64"
define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(EXEC_64)
  0x0: dbg.def !22, %reg(PC_64)
  0x8: dbg.label !30
  0x10: dbg.kill !20
  0x10: dbg.def !21, %regs(SGPR4, SGPR5)
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition, lanePC: !40, activeLane: !41, laneCount: 4)
!40 = distinct !DIFragment()
!41 = distinct !DIFragment()
!42 = distinct !DIFragment()
!30 = distinct !DIExprCode()
!20 = distinct !DILifetime(object: !41, location: !DIExpr(DIOpReferrer(u64)))
!21 = distinct !DILifetime(object: !41, location: !DIExpr(DIOpReferrer(u64)))
!22 = distinct !DILifetime(object: !42, location: !DIExpr(DIOpReferrer(u64)))
!23 = distinct !DILifetime(object: !40, location: !DIExpr(DIOpArg(0, u64), DIOpExtend(4), DIOpArg(1, u64), DIOpExtend(4), DIOpArg(2, u64), DIOpSelect()), argObjects: {!30, !42, !41})
;! f+0x0..0x10: !41 = reg(17)+0
;! f+0x10..0x40: !41 = comp[0..4: reg(36)+0, 4..8: reg(37)+0]+0
;! f+0x4 with @f=0x1000, EXEC_64=6: !40 = comp[0..8: imm(0810000000000000)+0, 8..16: reg(16)+0, 16..24: reg(16)+0, 24..32: imm(0810000000000000)+0]+0
;! f+0x10 with @f=0x1000, SGPR4=1, SGPR5=0: !40 = comp[0..8: reg(16)+0, 8..32: imm(081000000000000008100000000000000810000000000000)+0]+0
