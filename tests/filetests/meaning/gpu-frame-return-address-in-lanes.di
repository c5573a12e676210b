; Section 3.6, frame rules: v_writelane has put the two halves of the return address into neighbouring lanes of one vector
; register. Lanes 2 and 3 start at bits 64 and 96 of VGPR40, so that the address is 64 consecutive bits.
target "amdgpu-wave64"

define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
}

frame @f {
  0x0: cfa = SGPR32+0; ra = undefined
  0x10: ra = [!DIExpr(DIOpReferrer(u64)) of %reg(VGPR40, 64, 64)]
}

!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.cl", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)

; VGPR40 is register 2600; bit 64 is byte 8
;! f+0x0..0x10: caller(PC_64) = undef
;! f+0x10..0x40: caller(PC_64) = reg(2600)+8
