; Section 3.6, frame rules: the same CFA in a wave of 32 lanes, with rows that remember and restore.
target "amdgpu-wave32"

define @f size 0x40 !dbg !2 {
bb0 @ 0x0 -> bb1, bb2:
bb1 @ 0x10:
bb2 @ 0x20:
}

frame @f {
  0x0: cfa = SGPR32+0; ra = undefined
  0x4: cfa = SGPR33+0; SGPR34 = [cfa+4]
  0x18: remember_state; cfa = SGPR32+0; SGPR34 = same_value
  0x20: restore_state
}

!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.cl", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)

;! f+0x0..0x4 with SGPR32=0x200: cfa = mem(6)+0x200
;! f+0x4..0x18 with SGPR33=0x200: cfa = mem(6)+0x200
;! f+0x18..0x20 with SGPR32=0x200: cfa = mem(6)+0x200
;! f+0x20..0x40 with SGPR33=0x200: cfa = mem(6)+0x200
; 0x200 + 4; SGPR34 is register 66
;! f+0x4..0x18 with SGPR33=0x200, cfa=0x200: caller(SGPR34) = mem(6)+0x204
;! f+0x18..0x20: caller(SGPR34) = reg(66)+0
;! f+0x20..0x40 with SGPR33=0x200, cfa=0x200: caller(SGPR34) = mem(6)+0x204
