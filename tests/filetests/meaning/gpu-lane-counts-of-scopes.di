; Section 2.1 and issue 200720.1: the lane count of a subprogram holds in its blocks; a block may state another one, and 0 where it has no lanes.
; An expression that uses the focused lane fails where the lane is not below the count.
; The spelling is assumed: laneCount of DILexicalBlock and DIInlinedScope.
target "amdgpu-wave64"

define @f size 0x60 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %lane(VGPR0, 32)
  0x10: dbg.def !21, %lane(VGPR1, 32)
  0x20: dbg.def !22, %lane(VGPR2, 32)
  0x40: dbg.def !23, %lane(VGPR3, 32)
}

scopes @f {
  !30: 0x10..0x40
  !31: 0x20..0x30
  !32: 0x40..0x50
}

frame @f { 0x0: cfa = SGPR32+0; ra = undefined }

!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.cl", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition, laneCount: 64)
!5 = distinct !DISubprogram(name: "g", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "uint", size: 32, encoding: DW_ATE_unsigned)
!4 = !DIBasicType(name: "ulong", size: 64, encoding: DW_ATE_unsigned)
!30 = distinct !DILexicalBlock(scope: !2, file: !1, line: 3, laneCount: 16)
!31 = distinct !DILexicalBlock(scope: !30, file: !1, line: 4, laneCount: 0)
!32 = distinct !DIInlinedScope(origin: !5, scope: !2, callFile: !1, callLine: 6, laneCount: 8)
!10 = !DILocalVariable(name: "outer", scope: !2, file: !1, line: 2, type: !3)
!11 = !DILocalVariable(name: "inner", scope: !30, file: !1, line: 3, type: !3)
!12 = !DILocalVariable(name: "scalar", scope: !31, file: !1, line: 4, type: !3)
!13 = !DILocalVariable(name: "inlined", scope: !32, file: !1, line: 4, type: !3)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(u32)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(u32)))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(u32)))
!23 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(u32)))

; lane 15 is at byte 60, lane 63 at byte 252
;! f+0x0..0x60 lane 63: outer = reg(2560)+252
;! f+0x10..0x20 lane 15: inner = reg(2561)+60
;! f+0x10..0x20 lane 16: inner = error
;! f+0x20..0x30 lane 0: scalar = error
;! f+0x40..0x50 lane 7: inlined = reg(2563)+28
;! f+0x40..0x50 lane 8: inlined = error
