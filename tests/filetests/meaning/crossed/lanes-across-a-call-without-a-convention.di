; No calling convention: every register but EXEC and the PC is lost at a call, save those that the backend states.
target "amdgpu-wave64"
define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !21, %lane(VGPR0, 32)
  0x0: dbg.def !22, %lane(VGPR40, 32)
  0x0: dbg.def !23, %reg(SGPR40)
}
calls @f {
  0x8..0xc: unknown preserves(VGPR40)
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand")
!1 = !DIFile(filename: "h.c", directory: "/src")
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition, laneCount: 64)
!11 = !DILocalVariable(name: "a", scope: !2, file: !1, line: 11, type: !3)
!12 = !DILocalVariable(name: "b", scope: !2, file: !1, line: 12, type: !3)
!13 = !DILocalVariable(name: "c", scope: !2, file: !1, line: 13, type: !3)
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i32)))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(i32)))
!23 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(i32)))
;! f+0x8 lane 2: a = reg(2560)+8
;! f+0xb lane 2: a = undef
;! f+0x0..0x20 lane 2: b = reg(2600)+8
;! f+0xb: c = undef
