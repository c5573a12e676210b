; Vector registers from 512 on, whose DWARF numbers do not follow those of the others.
target "amdgpu-wave32"

define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
  0x0: dbg.def !200, %lane(v512, 32)
  0x0: dbg.def !201, %lane(VGPR1023, 32)
  0x0: dbg.def !202, %reg(v600, 64, 32)
}

frame @f { 0x0: cfa = SGPR32+0; ra = undefined }

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "example")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition, laneCount: 32)
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!30 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!100 = !DILocalVariable(name: "a", scope: !4, file: !1, line: 2, type: !30)
!101 = !DILocalVariable(name: "b", scope: !4, file: !1, line: 3, type: !30)
!102 = !DILocalVariable(name: "c", scope: !4, file: !1, line: 4, type: !30)
!200 = distinct !DILifetime(object: !100, location: !DIExpr(DIOpReferrer(i32)), kind: bounded)
!201 = distinct !DILifetime(object: !101, location: !DIExpr(DIOpReferrer(i32)), kind: bounded)
!202 = distinct !DILifetime(object: !102, location: !DIExpr(DIOpReferrer(i32)), kind: bounded)

;! f+0x4 lane 2: a = reg(3584)+8
;! f+0x4 lane 31: b = reg(4095)+124
;! f+0x4: c = reg(3672)+8
