; Sections 3.3.5, 5 and 6: a function with two entry points, of which one is its start. The second has an entry of its own, with the
; function's lanes: where a lane is, and whether it is active, does not depend on where the call entered.
target "amdgpu-wave64"

define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(EXEC_64)
  0x0: dbg.def !22, %lane(VGPR0, 32)
  0x10: dbg.label !31
  0x20: dbg.kill !20
  0x20: dbg.def !21, %regs(SGPR4, SGPR5)
}

frame @f { 0x0: cfa = SGPR32+0; ra = undefined }

!0 = distinct !DICompileUnit(language: DW_LANG_Fortran08, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.f90", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition, lanePC: !40, activeLane: !41, laneCount: 64)
!3 = !DIBasicType(name: "integer", size: 32, encoding: DW_ATE_signed)
!10 = !DILocalVariable(name: "n", arg: 1, scope: !2, file: !1, line: 1, type: !3)
!31 = !DILabel(scope: !2, name: "g", file: !1, line: 4, isEntryPoint: true)
!40 = distinct !DIFragment()
!41 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !41, location: !DIExpr(DIOpReferrer(u64)))
!21 = distinct !DILifetime(object: !41, location: !DIExpr(DIOpReferrer(u64)))
!22 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))
; every lane is at the second entry point, f+0x10
!23 = distinct !DILifetime(object: !40, location: !DIExpr(DIOpArg(0, ptr), DIOpReinterpret(u64), DIOpExtend(64)), argObjects: {!31}, kind: computed)

;! f+0x0..0x20: !41 = reg(17)+0
;! f+0x20..0x40: !41 = comp[0..4: reg(36)+0, 4..8: reg(37)+0]+0
;! f+0x0..0x40 lane 2: n = reg(2560)+8
