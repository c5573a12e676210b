; Section 3.4: during a call, lanes of vector registers that the call need not preserve are not locations; lanes of a preserved vector
; register and slots stay.
target "amdgpu-wave64"

define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %lane(VGPR3, 32)
  0x0: dbg.def !21, %lane(VGPR40, 32)
  0x0: dbg.def !22, %reg(VGPR41, 160, 32)
  0x0: dbg.def !23, %entity(1)
}

entity @f 1 {
  0x0..0x40: %lane(VGPR4, 32)
  0x8..0x40: %slot(cfa+16, 32)
}

calls @f {
  0x10..0x18: unknown preserves(VGPR40, VGPR41, SGPR32)
  0x20..0x28: unknown
}

frame @f { 0x0: cfa = SGPR32+0; ra = undefined }

!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.cl", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "uint", size: 32, encoding: DW_ATE_unsigned)
!4 = !DIBasicType(name: "ulong", size: 64, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "lost", scope: !2, file: !1, line: 2, type: !3)
!11 = !DILocalVariable(name: "kept", scope: !2, file: !1, line: 3, type: !3)
!12 = !DILocalVariable(name: "scalar", scope: !2, file: !1, line: 4, type: !3)
!13 = !DILocalVariable(name: "spilled", scope: !2, file: !1, line: 5, type: !3)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(u32)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(u32)))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(u32)))
!23 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(u32)))

; the position of a call is the byte before its return position: 0x17 and 0x27
;! f+0x0..0x17 lane 1: lost = reg(2563)+4
;! f+0x17 lane 1: lost = undef
;! f+0x18..0x27 lane 1: lost = reg(2563)+4
;! f+0x27 lane 1: lost = undef
;! f+0x0..0x27 lane 1: kept = reg(2600)+4
;! f+0x27 lane 1: kept = undef
; lane 5 of VGPR41 for each lane
;! f+0x17 lane 1: scalar = reg(2601)+20
;! f+0x27 lane 1: scalar = undef
; two places, of which the call takes one
;! f+0x8..0x17 lane 1 with cfa=0x100: spilled = multi{mem(6)+0x110 | reg(2564)+4}+0
;! f+0x17 lane 1 with cfa=0x100: spilled = mem(6)+0x110
;! f+0x27 lane 1 with cfa=0x100: spilled = mem(6)+0x110
