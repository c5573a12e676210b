; Section 3.6, frame rules: values that are known or computed. SGPR33 held the CFA less 16, SGPR34 the number 42, SGPR35 twice SGPR6,
; SGPR36 the low 32 bits of what two lanes hold.
target "amdgpu-wave64"

define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
}

frame @f {
  0x0: cfa = SGPR32+0; ra = undefined
  0x4: SGPR34 = !DIExpr(DIOpConstant(u32 42)); SGPR35 = !DIExpr(DIOpReferrer(u32), DIOpConstant(u32 1), DIOpShl()) of %reg(SGPR6)
  0x8: SGPR36 = !DIExpr(DIOpReferrer(u64), DIOpConvert(u32)) of %reg(VGPR40, 64, 64)
}

!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.cl", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)

;! f+0x4..0x20: caller(SGPR34) = imm(2a000000)+0
; 0x80000021 * 2 = 0x100000042, of which 32 bits are kept
;! f+0x4..0x20 with SGPR6=0x80000021: caller(SGPR35) = imm(42000000)+0
; lane 2 starts at byte 8 of VGPR40
;! f+0x8..0x20 with VGPR40=<00 00 00 00 00 00 00 00 0d f0 ad ba ff ff ff ff>: caller(SGPR36) = imm(0df0adba)+0
