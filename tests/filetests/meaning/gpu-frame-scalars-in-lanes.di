; Section 3.6, frame rules: scalar registers are spilled to fixed lanes of a vector register, later to those of another one.
target "amdgpu-wave64"

define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
}

frame @f {
  0x0: cfa = SGPR32+0; ra = undefined
  0x4: SGPR33 = [!DIExpr(DIOpReferrer(u32)) of %reg(VGPR40, 0, 32)]
  0x8: SGPR34 = [!DIExpr(DIOpReferrer(u32)) of %reg(VGPR40, 160, 32)]
  0xc: SGPR35 = [!DIExpr(DIOpReferrer(u32)) of %reg(VGPR40, 2016, 32)]
  0x20: SGPR34 = [!DIExpr(DIOpReferrer(u32)) of %reg(VGPR41, 32, 32)]
  0x30: SGPR34 = SGPR34
}

!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.cl", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)

; VGPR40 is register 2600
;! f+0x4..0x40: caller(SGPR33) = reg(2600)+0
; lane 5: 5 * 4 = 20
;! f+0x8..0x20: caller(SGPR34) = reg(2600)+20
; lane 63: 63 * 4 = 252
;! f+0xc..0x40: caller(SGPR35) = reg(2600)+252
; lane 1 of register 2601
;! f+0x20..0x30: caller(SGPR34) = reg(2601)+4
; SGPR34 is register 66
;! f+0x30..0x40: caller(SGPR34) = reg(66)+0
