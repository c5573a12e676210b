; A struct of each lane: one word in a lane, one half of a lane, one in a scalar register, one in private memory; a call takes
; the registers that it does not preserve; a loop spills and reloads the first word.
target "amdgpu-wave64"
define @f size 0x80 !dbg !2 {
bb0 @ 0x0 -> bb1:
  0x0: dbg.def !20, %entity(1)
  0x0: dbg.def !21, %lane(VGPR3, 16)
  0x4: dbg.def !22, %reg(SGPR6)
  0x8: dbg.def !23, %reg(SGPR33)
bb1 @ 0x10 -> bb1, bb2:
  0x20: dbg.kill !21
  0x20: dbg.def !24, %const(i16 -2)
bb2 @ 0x60:
  0x68: dbg.kill !22
}
entity @f 1 {
  0x0..0x30: %lane(VGPR1, 32)
  0x28..0x50: %lane(AGPR4, 32)
  0x4c..0x80: %lane(VGPR41, 32)
}
calls @f {
  0x34..0x38: unknown preserves(SGPR33, AGPR4)
  0x54..0x58: unknown preserves(SGPR33, VGPR41, SGPR6)
}
frame @f { 0x0: cfa = SGPR32+0; ra = undefined }
!5 = !DICompositeType(tag: DW_TAG_structure_type, name: "s", file: !1, line: 1, size: 128)
!10 = !DILocalVariable(name: "s", scope: !2, file: !1, line: 2, type: !5)
!11 = distinct !DIFragment()
!12 = distinct !DIFragment()
!13 = distinct !DIFragment()
!14 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i32)))
!21 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(i16)))
!24 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(i16)))
!22 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(u32)))
!23 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpReferrer(u32), DIOpReinterpret(ptr addrspace(5)), DIOpDeref(i32)))
!25 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, i32), DIOpArg(1, i16), DIOpArg(1, i16), DIOpRead(), DIOpArg(2, u32), DIOpArg(3, i32), DIOpComposite(5, b128)), argObjects: {!11, !12, !13, !14})
; VGPR1 is 2561, VGPR3 2563, VGPR41 2601, AGPR4 3076, SGPR6 38; lane 5 is at byte 20. From bb1 on !24 is active, too.
;! f+0x8..0x10 lane 5 with SGPR33=0x40, VGPR3=<00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 34 12>: s = comp[0..4: reg(2561)+20, 4..6: reg(2563)+20, 6..8: imm(3412)+0, 8..12: reg(38)+0, 12..16: mem(5)+0x40]+0
;! f+0x20..0x28 lane 5 with SGPR33=0x40: s = comp[0..4: reg(2561)+20, 4..8: imm(fefffeff)+0, 8..12: reg(38)+0, 12..16: mem(5)+0x40]+0
;! f+0x28..0x30 lane 5 with SGPR33=0x40: s = comp[0..4: multi{reg(2561)+20 | reg(3076)+20}+0, 4..8: imm(fefffeff)+0, 8..12: reg(38)+0, 12..16: mem(5)+0x40]+0
;! f+0x37 lane 63 with SGPR33=0x40: s = comp[0..4: reg(3076)+252, 4..8: imm(fefffeff)+0, 8..12: undef, 12..16: mem(5)+0x40]+0
;! f+0x57 lane 0 with SGPR33=0x40: s = comp[0..4: reg(2601)+0, 4..8: imm(fefffeff)+0, 8..12: reg(38)+0, 12..16: mem(5)+0x40]+0
;! f+0x68..0x80 lane 1 with SGPR33=0x40: s = comp[0..4: reg(2601)+4, 4..8: imm(fefffeff)+0, 8..12: undef, 12..16: mem(5)+0x40]+0
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
