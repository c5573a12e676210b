; Section 3.6, frame rules: the same in a wave of 32 lanes, whose vector registers have other numbers.
target "amdgpu-wave32"

define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
}

frame @f {
  0x0: cfa = SGPR32+0; ra = undefined
  0x4: SGPR33 = [!DIExpr(DIOpReferrer(u32)) of %reg(VGPR40, 992, 32)]
  0x8: SGPR100 = [!DIExpr(DIOpReferrer(u32)) of %reg(AGPR3, 64, 32)]
  0xc: EXEC_32 = [!DIExpr(DIOpReferrer(u32)) of %reg(VGPR512, 32, 32)]
}

!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.cl", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)

; VGPR40 is register 1536 + 40; lane 31: 31 * 4 = 124
;! f+0x4..0x40: caller(SGPR33) = reg(1576)+124
; AGPR3 is register 2048 + 3
;! f+0x8..0x40: caller(SGPR100) = reg(2051)+8
; VGPR512 is register 3584
;! f+0xc..0x40: caller(EXEC_32) = reg(3584)+4
