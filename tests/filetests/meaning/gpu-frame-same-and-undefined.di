; Section 3.6, frame rules: registers that are unchanged, lost, and without a rule: on AMD GPUs a call preserves none by itself.
target "amdgpu-wave64"

define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
}

frame @f {
  0x0: cfa = SGPR32+0; ra = undefined; SGPR40 = same_value; EXEC_64 = same_value; VGPR40 = same_value
  0x8: SGPR40 = undefined; VGPR40 = undefined
  0x10: SGPR40 = same_value
}

!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.cl", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)

;! f+0x0..0x8: caller(SGPR40) = reg(72)+0
;! f+0x8..0x10: caller(SGPR40) = undef
;! f+0x10..0x20: caller(SGPR40) = reg(72)+0
;! f+0x0..0x8: caller(VGPR40) = reg(2600)+0
;! f+0x8..0x20: caller(VGPR40) = undef
;! f+0x0..0x20: caller(EXEC_64) = reg(17)+0
; no rule
;! f+0x0..0x20: caller(VGPR0) = undef
;! f+0x0..0x20: caller(SGPR4) = undef
