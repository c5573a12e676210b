; Section 5: a scalar that was spilled to lane 5 of a vector register is part of that register: all lanes of the program see the
; same value.
target "amdgpu-wave64"

define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %entity(1)
}

entity @f 1 {
  0x0..0x10: %reg(SGPR7)
  0x10..0x30: %reg(VGPR0, 160, 32)
  0x20..0x40: %reg(SGPR8)
}

frame @f { 0x0: cfa = SGPR32+0; ra = undefined }

!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.cl", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "uint", size: 32, encoding: DW_ATE_unsigned)
!4 = !DIBasicType(name: "ulong", size: 64, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "n", scope: !2, file: !1, line: 2, type: !3)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(u32)))

; SGPR7 is register 39
;! f+0x0..0x10: n = reg(39)+0
; lane 5 is 5 * 4 = 20 bytes into VGPR0, for each focused lane
;! f+0x10..0x20 lane 0: n = reg(2560)+20
;! f+0x10..0x20 lane 63: n = reg(2560)+20
; in both places at once
;! f+0x20..0x30 lane 7: n = multi{reg(2560)+20 | reg(40)+0}+0
;! f+0x30..0x40: n = reg(40)+0
