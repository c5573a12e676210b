; Lane program counters of divergent code, two nested IF, THEN and ELSE on a machine of 4 lanes.
;
;   0x00 entry
;   0x08 IF a           SGPR4 = EXEC
;   0x10   THEN a
;   0x14     IF b       SGPR5 = EXEC, of those that run THEN a
;   0x18       THEN b
;   0x20       ELSE b
;   0x28     end of b   EXEC = SGPR5
;   0x30   ELSE a
;   0x38 end of a       EXEC = SGPR4
target "amdgpu-wave32"

define @f size 0x40 !dbg !2 {
bb0 @ 0x0 -> bb1:
  0x0: dbg.def !20, %reg(PC_64)
  0x0: dbg.def !21, %reg(EXEC_32)
  0x8: dbg.label !30
  0x8: dbg.def !22, %reg(SGPR4)
bb1 @ 0x10 -> bb2:
  0x10: dbg.def !24, %undef
  0x14: dbg.label !32
  0x14: dbg.def !23, %reg(SGPR5)
  0x18: dbg.kill !24
bb2 @ 0x18 -> bb3:
  0x18: dbg.def !25, %undef
  0x20: dbg.kill !25
bb3 @ 0x20 -> bb4:
  0x20: dbg.def !26, %undef
  0x28: dbg.kill !26
bb4 @ 0x28 -> bb5:
  0x28: dbg.label !33
  0x28: dbg.kill !23
  0x28: dbg.def !27, %undef
  0x30: dbg.kill !27
bb5 @ 0x30 -> bb6:
  0x30: dbg.def !28, %undef
  0x38: dbg.kill !28
bb6 @ 0x38:
  0x38: dbg.label !31
  0x38: dbg.kill !22
}

frame @f { 0x0: cfa = SGPR32+0; ra = undefined }

!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.cl", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition, lanePC: !40, activeLane: !41, laneCount: 4)
; labels: start and end of a, of b
!30 = distinct !DIExprCode()
!31 = distinct !DIExprCode()
!32 = distinct !DIExprCode()
!33 = distinct !DIExprCode()
!40 = distinct !DIFragment()
!41 = distinct !DIFragment()
!42 = distinct !DIFragment()
; the masks saved by a and by b
!43 = distinct !DIFragment()
!44 = distinct !DIFragment()
; no lane waits; THEN a; ELSE a; THEN b; ELSE b; the current code
!50 = distinct !DIFragment()
!51 = distinct !DIFragment()
!52 = distinct !DIFragment()
!53 = distinct !DIFragment()
!54 = distinct !DIFragment()
!55 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !42, location: !DIExpr(DIOpReferrer(u64)))
!21 = distinct !DILifetime(object: !41, location: !DIExpr(DIOpReferrer(u32)))
!22 = distinct !DILifetime(object: !43, location: !DIExpr(DIOpReferrer(u32)))
!23 = distinct !DILifetime(object: !44, location: !DIExpr(DIOpReferrer(u32)))
!24 = distinct !DILifetime(object: !55, location: !DIExpr(DIOpArg(0, <4 x u64>)), argObjects: {!51}, kind: bounded)
!25 = distinct !DILifetime(object: !55, location: !DIExpr(DIOpArg(0, <4 x u64>)), argObjects: {!53}, kind: bounded)
!26 = distinct !DILifetime(object: !55, location: !DIExpr(DIOpArg(0, <4 x u64>)), argObjects: {!54}, kind: bounded)
!27 = distinct !DILifetime(object: !55, location: !DIExpr(DIOpArg(0, <4 x u64>)), argObjects: {!51}, kind: bounded)
!28 = distinct !DILifetime(object: !55, location: !DIExpr(DIOpArg(0, <4 x u64>)), argObjects: {!52}, kind: bounded)
!60 = distinct !DILifetime(object: !50, location: !DIExpr(DIOpConstant(u64 undef), DIOpExtend(4)), kind: computed)
!61 = distinct !DILifetime(object: !51, location: !DIExpr(DIOpArg(0, <4 x u64>), DIOpArg(1, u64), DIOpExtend(4), DIOpArg(2, u32), DIOpSelect()), argObjects: {!50, !30, !43}, kind: computed)
!62 = distinct !DILifetime(object: !52, location: !DIExpr(DIOpArg(0, <4 x u64>), DIOpArg(1, u64), DIOpExtend(4), DIOpArg(2, u32), DIOpSelect()), argObjects: {!50, !31, !43}, kind: computed)
!63 = distinct !DILifetime(object: !53, location: !DIExpr(DIOpArg(0, <4 x u64>), DIOpArg(1, u64), DIOpExtend(4), DIOpArg(2, u32), DIOpSelect()), argObjects: {!51, !32, !44}, kind: computed)
!64 = distinct !DILifetime(object: !54, location: !DIExpr(DIOpArg(0, <4 x u64>), DIOpArg(1, u64), DIOpExtend(4), DIOpArg(2, u32), DIOpSelect()), argObjects: {!51, !33, !44}, kind: computed)
!65 = distinct !DILifetime(object: !55, location: !DIExpr(DIOpArg(0, <4 x u64>)), argObjects: {!50}, kind: computed)
!66 = distinct !DILifetime(object: !40, location: !DIExpr(DIOpArg(0, <4 x u64>), DIOpArg(1, u64), DIOpExtend(4), DIOpArg(2, u32), DIOpSelect()), argObjects: {!55, !42, !41}, kind: computed)

; PC_64 is register 16. Labels, from 0x10000 on: a starts at 8 and ends at 0x38, b starts at 0x14 and ends at 0x28.
; All 4 lanes enter.
;! f+0x0..0x10 with @f=0x10000, EXEC_32=0xf: !40 = comp[0..8: reg(16)+0, 8..16: reg(16)+0, 16..24: reg(16)+0, 24..32: reg(16)+0]+0
; THEN a in lanes 0 to 2: lane 3 waits at the start of a
;! f+0x10..0x18 with @f=0x10000, EXEC_32=0x7, SGPR4=0xf: !40 = comp[0..8: reg(16)+0, 8..16: reg(16)+0, 16..24: reg(16)+0, 24..32: imm(0800010000000000)+0]+0
; THEN b in lane 0: lanes 1 and 2 wait at the start of b, lane 3 at that of a
;! f+0x18..0x20 with @f=0x10000, EXEC_32=0x1, SGPR4=0xf, SGPR5=0x7: !40 = comp[0..8: reg(16)+0, 8..32: imm(140001000000000014000100000000000800010000000000)+0]+0
; ELSE b in lanes 1 and 2: lane 0 waits at the end of b
;! f+0x20..0x28 with @f=0x10000, EXEC_32=0x6, SGPR4=0xf, SGPR5=0x7: !40 = comp[0..8: imm(2800010000000000)+0, 8..16: reg(16)+0, 16..24: reg(16)+0, 24..32: imm(0800010000000000)+0]+0
; b has ended: THEN a again in lanes 0 to 2
;! f+0x28..0x30 with @f=0x10000, EXEC_32=0x7, SGPR4=0xf: !40 = comp[0..8: reg(16)+0, 8..16: reg(16)+0, 16..24: reg(16)+0, 24..32: imm(0800010000000000)+0]+0
; ELSE a in lane 3: lanes 0 to 2 wait at the end of a
;! f+0x30..0x38 with @f=0x10000, EXEC_32=0x8, SGPR4=0xf: !40 = comp[0..24: imm(380001000000000038000100000000003800010000000000)+0, 24..32: reg(16)+0]+0
;! f+0x38..0x40 with @f=0x10000, EXEC_32=0xf: !40 = comp[0..8: reg(16)+0, 8..16: reg(16)+0, 16..24: reg(16)+0, 24..32: reg(16)+0]+0
; Lanes 1 and 3 were inactive on entry, lane 2 runs THEN b.
;! f+0x18..0x20 with @f=0x10000, EXEC_32=0x4, SGPR4=0x5, SGPR5=0x4: !40 = comp[0..8: imm(0800010000000000)+0, 8..16: undef, 16..24: reg(16)+0, 24..32: undef]+0
;! f+0x20..0x28 with @f=0x10000, EXEC_32=0x0, SGPR4=0x5, SGPR5=0x4: !40 = comp[0..8: imm(0800010000000000)+0, 8..16: undef, 16..24: imm(2800010000000000)+0, 24..32: undef]+0
;! f+0x30..0x38 with @f=0x10000, EXEC_32=0x1, SGPR4=0x5: !40 = comp[0..8: reg(16)+0, 8..16: undef, 16..24: imm(3800010000000000)+0, 24..32: undef]+0
