; On a GPU a call preserves EXEC, the stack pointer and what it states, in all lanes
target "amdgpu-wave64"
define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
  0x0: dbg.def !20, %lane(VGPR1, 32)
  0x0: dbg.def !21, %lane(VGPR2, 32)
  0x0: dbg.def !22, %reg(EXEC_64)
  0x0: dbg.def !23, %reg(SGPR32)
  0x0: dbg.def !24, %slot(cfa+8, 32)
}
frame @f { 0x0: cfa = SGPR32+0; ra = undefined }
calls @f { 0x10..0x14: unknown preserves(VGPR1) }
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!910 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "a", scope: !4, file: !1, line: 10, type: !910)
!911 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!11 = !DILocalVariable(name: "b", scope: !4, file: !1, line: 11, type: !911)
!912 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!12 = !DILocalVariable(name: "c", scope: !4, file: !1, line: 12, type: !912)
!913 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!13 = !DILocalVariable(name: "d", scope: !4, file: !1, line: 13, type: !913)
!914 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!14 = !DILocalVariable(name: "e", scope: !4, file: !1, line: 14, type: !914)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i32)))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(u64)))
!23 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(u32)))
!24 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpReferrer(i32)))
;! f+0x13 lane 9: a = reg(2561)+36
;! f+0x13 lane 9: b = undef
;! f+0x13: c = reg(17)+0
;! f+0x13: d = reg(64)+0
;! f+0x13 with SGPR32=0x100: e = mem(6)+0x108
