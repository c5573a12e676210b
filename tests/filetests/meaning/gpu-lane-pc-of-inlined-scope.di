; Section 2.2 and the proposal on divergent control flow (3.3.5): an inlined subroutine has lane program counters and a mask of its own: lanes that are not in the inlined
; function wait in its caller, at the call.
; The spelling is assumed: lanePC, activeLane and laneCount of DIInlinedScope.
target "amdgpu-wave32"

define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(PC_64)
  0x0: dbg.def !21, %reg(EXEC_32)
  0x10: dbg.def !22, %reg(SGPR4)
  0x30: dbg.kill !22
}

scopes @f {
  !31: 0x10..0x30
}

frame @f { 0x0: cfa = SGPR32+0; ra = undefined }

!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.cl", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition, lanePC: !40, activeLane: !41, laneCount: 4)
!5 = distinct !DISubprogram(name: "g", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!31 = distinct !DIInlinedScope(origin: !5, scope: !2, callFile: !1, callLine: 3, lanePC: !44, activeLane: !45, laneCount: 4)
!40 = distinct !DIFragment()
!41 = distinct !DIFragment()
!42 = distinct !DIFragment()
!43 = distinct !DIFragment()
!44 = distinct !DIFragment()
!45 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !42, location: !DIExpr(DIOpReferrer(u64)))
!21 = distinct !DILifetime(object: !41, location: !DIExpr(DIOpReferrer(u32)))
; the lanes that entered the inlined function
!22 = distinct !DILifetime(object: !43, location: !DIExpr(DIOpReferrer(u32)))
!60 = distinct !DILifetime(object: !40, location: !DIExpr(DIOpArg(0, u64), DIOpExtend(4)), argObjects: {!42}, kind: computed)
!61 = distinct !DILifetime(object: !44, location: !DIExpr(DIOpConstant(u64 undef), DIOpExtend(4), DIOpArg(0, u64), DIOpExtend(4), DIOpArg(1, u32), DIOpSelect()), argObjects: {!42, !43}, kind: computed)
!62 = distinct !DILifetime(object: !45, location: !DIExpr(DIOpArg(0, u32), DIOpArg(1, u32), DIOpAnd()), argObjects: {!41, !43}, kind: computed)

;! f+0x0..0x40: !40 = comp[0..8: reg(16)+0, 8..16: reg(16)+0, 16..24: reg(16)+0, 24..32: reg(16)+0]+0
; lanes 0 and 2 entered the inlined function
;! f+0x10..0x30 with SGPR4=0x5: !44 = comp[0..8: reg(16)+0, 8..16: undef, 16..24: reg(16)+0, 24..32: undef]+0
;! f+0x10..0x30 with EXEC_32=0x6, SGPR4=0x5: !45 = imm(04000000)+0
