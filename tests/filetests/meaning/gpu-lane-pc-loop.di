; Lane program counters of divergent code, a loop that lanes leave one by one, on a machine of 4 lanes. Lanes that have left wait
; at the end of the loop.
;
;   0x00 entry
;   0x08 loop           SGPR4 = EXEC before the first iteration, then EXEC = EXEC and not those that leave
;   0x20 end of loop    EXEC = SGPR4
target "amdgpu-wave32"

define @f size 0x30 !dbg !2 {
bb0 @ 0x0 -> bb1:
  0x0: dbg.def !20, %reg(PC_64)
  0x0: dbg.def !21, %reg(EXEC_32)
  0x4: dbg.def !22, %reg(SGPR4)
bb1 @ 0x8 -> bb1, bb2:
  0x8: dbg.def !23, %undef
bb2 @ 0x20:
  0x20: dbg.label !30
  0x20: dbg.kill !23
  0x20: dbg.kill !22
}

frame @f { 0x0: cfa = SGPR32+0; ra = undefined }

!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.cl", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition, lanePC: !40, activeLane: !41, laneCount: 4)
!30 = distinct !DIExprCode()
!40 = distinct !DIFragment()
!41 = distinct !DIFragment()
!42 = distinct !DIFragment()
!43 = distinct !DIFragment()
; no lane waits; the loop; the current code
!50 = distinct !DIFragment()
!51 = distinct !DIFragment()
!52 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !42, location: !DIExpr(DIOpReferrer(u64)))
!21 = distinct !DILifetime(object: !41, location: !DIExpr(DIOpReferrer(u32)))
!22 = distinct !DILifetime(object: !43, location: !DIExpr(DIOpReferrer(u32)))
!23 = distinct !DILifetime(object: !52, location: !DIExpr(DIOpArg(0, <4 x u64>)), argObjects: {!51}, kind: bounded)
!60 = distinct !DILifetime(object: !50, location: !DIExpr(DIOpConstant(u64 undef), DIOpExtend(4)), kind: computed)
!61 = distinct !DILifetime(object: !51, location: !DIExpr(DIOpArg(0, <4 x u64>), DIOpArg(1, u64), DIOpExtend(4), DIOpArg(2, u32), DIOpSelect()), argObjects: {!50, !30, !43}, kind: computed)
!62 = distinct !DILifetime(object: !52, location: !DIExpr(DIOpArg(0, <4 x u64>)), argObjects: {!50}, kind: computed)
!63 = distinct !DILifetime(object: !40, location: !DIExpr(DIOpArg(0, <4 x u64>), DIOpArg(1, u64), DIOpExtend(4), DIOpArg(2, u32), DIOpSelect()), argObjects: {!52, !42, !41}, kind: computed)

; PC_64 is register 16; the label is at 0x10000 + 0x20. Lane 0 was inactive on entry.
;! f+0x0..0x8 with @f=0x10000, EXEC_32=0xe: !40 = comp[0..8: undef, 8..16: reg(16)+0, 16..24: reg(16)+0, 24..32: reg(16)+0]+0
; the first iteration
;! f+0x8..0x20 with @f=0x10000, EXEC_32=0xe, SGPR4=0xe: !40 = comp[0..8: undef, 8..16: reg(16)+0, 16..24: reg(16)+0, 24..32: reg(16)+0]+0
; lane 2 has left
;! f+0x8..0x20 with @f=0x10000, EXEC_32=0xa, SGPR4=0xe: !40 = comp[0..8: undef, 8..16: reg(16)+0, 16..24: imm(2000010000000000)+0, 24..32: reg(16)+0]+0
; lanes 1 and 2 have left
;! f+0x8..0x20 with @f=0x10000, EXEC_32=0x8, SGPR4=0xe: !40 = comp[0..8: undef, 8..24: imm(20000100000000002000010000000000)+0, 24..32: reg(16)+0]+0
; all have left; the branch that ends the loop
;! f+0x8..0x20 with @f=0x10000, EXEC_32=0x0, SGPR4=0xe: !40 = comp[0..8: undef, 8..32: imm(200001000000000020000100000000002000010000000000)+0]+0
;! f+0x20..0x30 with @f=0x10000, EXEC_32=0xe: !40 = comp[0..8: undef, 8..16: reg(16)+0, 16..24: reg(16)+0, 24..32: reg(16)+0]+0
