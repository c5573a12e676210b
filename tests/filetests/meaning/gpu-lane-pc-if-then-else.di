; Lane program counters of divergent code, IF, THEN and ELSE (seen by a machine of 4 lanes): active lanes are at the program
; counter, lanes that wait are at a label, lanes that were inactive on entry are undefined.
;
;   0x00 entry       EXEC holds the lanes that were active on entry
;   0x08 IF          s_and_saveexec: SGPR4 = EXEC, EXEC &= condition
;   0x10 THEN        the others wait at the start of the condition, 0x8
;   0x18 ELSE        EXEC = SGPR4 and not THEN's; lanes that ran THEN wait at its end, 0x20
;   0x20 end         EXEC = SGPR4
target "amdgpu-wave32"

define @f size 0x30 !dbg !2 {
bb0 @ 0x0 -> bb1:
  0x0: dbg.def !20, %reg(PC_64)
  0x0: dbg.def !21, %reg(EXEC_32)
  0x8: dbg.label !30
  0x8: dbg.def !22, %reg(SGPR4)
bb1 @ 0x10 -> bb2:
  0x10: dbg.def !23, %undef
  0x18: dbg.kill !23
bb2 @ 0x18 -> bb3:
  0x18: dbg.def !24, %undef
  0x20: dbg.kill !24
bb3 @ 0x20:
  0x20: dbg.label !31
  0x20: dbg.kill !22
}

frame @f { 0x0: cfa = SGPR32+0; ra = undefined }

!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.cl", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition, lanePC: !40, activeLane: !41, laneCount: 4)
!30 = distinct !DIExprCode()
!31 = distinct !DIExprCode()
; the lane PC, the mask, the registers, the saved mask
!40 = distinct !DIFragment()
!41 = distinct !DIFragment()
!42 = distinct !DIFragment()
!43 = distinct !DIFragment()
; the lane PCs where no lane waits, of THEN, of ELSE, and of the current code
!50 = distinct !DIFragment()
!51 = distinct !DIFragment()
!52 = distinct !DIFragment()
!53 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !42, location: !DIExpr(DIOpReferrer(u64)))
!21 = distinct !DILifetime(object: !41, location: !DIExpr(DIOpReferrer(u32)))
!22 = distinct !DILifetime(object: !43, location: !DIExpr(DIOpReferrer(u32)))
!23 = distinct !DILifetime(object: !53, location: !DIExpr(DIOpArg(0, <4 x u64>)), argObjects: {!51}, kind: bounded)
!24 = distinct !DILifetime(object: !53, location: !DIExpr(DIOpArg(0, <4 x u64>)), argObjects: {!52}, kind: bounded)
!60 = distinct !DILifetime(object: !50, location: !DIExpr(DIOpConstant(u64 undef), DIOpExtend(4)), kind: computed)
!61 = distinct !DILifetime(object: !51, location: !DIExpr(DIOpArg(0, <4 x u64>), DIOpArg(1, u64), DIOpExtend(4), DIOpArg(2, u32), DIOpSelect()), argObjects: {!50, !30, !43}, kind: computed)
!62 = distinct !DILifetime(object: !52, location: !DIExpr(DIOpArg(0, <4 x u64>), DIOpArg(1, u64), DIOpExtend(4), DIOpArg(2, u32), DIOpSelect()), argObjects: {!50, !31, !43}, kind: computed)
!63 = distinct !DILifetime(object: !53, location: !DIExpr(DIOpArg(0, <4 x u64>)), argObjects: {!50}, kind: computed)
!64 = distinct !DILifetime(object: !40, location: !DIExpr(DIOpArg(0, <4 x u64>), DIOpArg(1, u64), DIOpExtend(4), DIOpArg(2, u32), DIOpSelect()), argObjects: {!53, !42, !41}, kind: computed)

; PC_64 is register 16, EXEC_32 register 1. The labels are at 0x10000 + 8 and 0x10000 + 0x20.
;! f+0x0..0x30: !41 = reg(1)+0
; lane 3 was inactive on entry
;! f+0x0..0x10 with @f=0x10000, EXEC_32=0x7: !40 = comp[0..8: reg(16)+0, 8..16: reg(16)+0, 16..24: reg(16)+0, 24..32: undef]+0
; THEN runs in lane 0; lanes 1 and 2 wait at the label 0x8
;! f+0x10..0x18 with @f=0x10000, EXEC_32=0x1, SGPR4=0x7: !40 = comp[0..8: reg(16)+0, 8..24: imm(08000100000000000800010000000000)+0, 24..32: undef]+0
; ELSE runs in lanes 1 and 2; lane 0 waits at its end
;! f+0x18..0x20 with @f=0x10000, EXEC_32=0x6, SGPR4=0x7: !40 = comp[0..8: imm(2000010000000000)+0, 8..16: reg(16)+0, 16..24: reg(16)+0, 24..32: undef]+0
; no lane runs THEN; all wait
;! f+0x10..0x18 with @f=0x10000, EXEC_32=0x0, SGPR4=0xf: !40 = comp[0..32: imm(0800010000000000080001000000000008000100000000000800010000000000)+0]+0
;! f+0x20..0x30 with @f=0x10000, EXEC_32=0x7, SGPR4=0x77: !40 = comp[0..8: reg(16)+0, 8..16: reg(16)+0, 16..24: reg(16)+0, 24..32: undef]+0
; the mask has 32 bits, of which 4 are lanes
;! f+0x10..0x18 with @f=0x10000, EXEC_32=0xfffffff2, SGPR4=0xfffffff6: !40 = comp[0..8: undef, 8..16: reg(16)+0, 16..24: imm(0800010000000000)+0, 24..32: undef]+0
