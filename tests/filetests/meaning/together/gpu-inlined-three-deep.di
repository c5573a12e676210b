; Lane counts, lane program counters and masks of scopes within scopes; the innermost scope has none of its own.
target "amdgpu-wave64"
define @f size 0x40 !dbg !2 {
bb0 @ 0x0 -> bb1:
  0x0: dbg.def !20, %lane(VGPR7, 32)
  0x8: dbg.def !21, %regs(SGPR20, SGPR21)
bb1 @ 0x10 -> bb1, bb2:
  0x20: dbg.kill !21
bb2 @ 0x30:
}
scopes @f {
  !40: 0x8..0x30
  !41: 0x10..0x30
  !42: 0x14..0x1c, 0x20..0x28
}
frame @f { 0x0: cfa = SGPR32+0; ra = undefined }
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition, laneCount: 64)
!8 = distinct !DISubprogram(name: "g", unit: !0, file: !1, line: 20, spFlags: DISPFlagDefinition)
!9 = distinct !DISubprogram(name: "h", unit: !0, file: !1, line: 30, spFlags: DISPFlagDefinition)
!31 = !DILocalVariable(name: "hv", scope: !9, file: !1, line: 31, type: !3)
!40 = distinct !DIInlinedScope(origin: !8, scope: !2, callFile: !1, callLine: 3, laneCount: 16, activeLane: !50)
!41 = distinct !DIInlinedScope(origin: !9, scope: !40, callFile: !1, callLine: 21)
!42 = distinct !DILexicalBlock(scope: !41, file: !1, line: 32, laneCount: 0)
!50 = distinct !DIFragment()
!11 = !DILocalVariable(name: "fx", scope: !2, file: !1, line: 2, type: !3)
!12 = !DILocalVariable(scope: !41, origin: !31)
!13 = !DILocalVariable(name: "inner", scope: !42, file: !1, line: 33, type: !3)
!20 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i32)))
!21 = distinct !DILifetime(object: !50, location: !DIExpr(DIOpReferrer(u64), DIOpConstant(u64 65535), DIOpAnd()))
!22 = distinct !DILifetime(object: !50, location: !DIExpr(DIOpConstant(u64 65535)))
!23 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpArg(0, i32), DIOpPushLane(i32), DIOpAdd()), argObjects: {!11})
!24 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpConstant(i32 3)))
; 0x12345678 & 0xffff = 0x5678; SGPR21 does not count
;! f+0x8..0x20 with SGPR20=0x12345678, SGPR21=0x9: !50 = imm(7856000000000000)+0
;! f+0x0..0x8: !50 = imm(ffff000000000000)+0
;! f+0x30: !50 = imm(ffff000000000000)+0
; lane 3 of VGPR7 holds 2: 2 + 3
;! f+0x10 lane 3 with VGPR7=<00 00 00 00 00 00 00 00 00 00 00 00 02 00 00 00>: !12 = imm(05000000)+0
; the inlined scope around it has 16 lanes, f has 64
;! f+0x10 lane 16: !12 = error
;! f+0x10 lane 16: fx = reg(2567)+64
;! f+0x10 lane 40: inner = imm(03000000)+0
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "a.c", directory: "/src")
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
