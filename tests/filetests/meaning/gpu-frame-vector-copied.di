; Section 3.6, frame rules: a vector register is copied to another one for all lanes, and to an accumulation register.
target "amdgpu-wave64"

define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
}

frame @f {
  0x0: cfa = SGPR32+0; ra = undefined
  0x4: VGPR40 = VGPR100; VGPR41 = AGPR1
  0x8: VGPR42 = [!DIExpr(DIOpReferrer(b2048)) of %reg(VGPR101)]
}

!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.cl", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)

; VGPR100 is register 2660, AGPR1 is register 3073
;! f+0x4..0x20: caller(VGPR40) = reg(2660)+0
;! f+0x4..0x20: caller(VGPR41) = reg(3073)+0
;! f+0x8..0x20: caller(VGPR42) = reg(2661)+0
