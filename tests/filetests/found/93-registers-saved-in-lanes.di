; Registers that are saved in lanes: the audit took a location in a frame rule for a fault, and read older operations as newer.
target "amdgpu-wave64"
define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
}
frame @f {
  0x4: SGPR33 = [!DIExpr(DIOpReferrer(u32)) of %reg(VGPR40, 32, 32)]
  0x8: VGPR42 = [!DIExpr(DIOpReferrer(b2048)) of %reg(VGPR101)]
}
!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: "test")
!1 = !DIFile(filename: "t.cl", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
; Lane 1 of VGPR40, register 2600, starts at bit 32; VGPR101 is register 2661.
;! f+0x4: caller(SGPR33) = reg(2600)+4
;! f+0x8: caller(VGPR42) = reg(2661)+0
