; Section 3.6, frame rules: all lanes of a vector register held the same value, which is in a scalar register now.
; Nothing lost in: llvm llvm-legacy dwarf6-draft
target "amdgpu-wave32"

define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
}

frame @f {
  0x0: cfa = SGPR32+0; ra = undefined
  0x4: VGPR40 = [!DIExpr(DIOpReferrer(u32), DIOpExtend(32)) of %reg(SGPR9)]
}

!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.cl", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)

; SGPR9 is register 41: 32 parts of 4 bytes each
;! f+0x4..0x20: caller(VGPR40) = comp[0..4: reg(41)+0, 4..8: reg(41)+0, 8..12: reg(41)+0, 12..16: reg(41)+0, 16..20: reg(41)+0, 20..24: reg(41)+0, 24..28: reg(41)+0, 28..32: reg(41)+0, 32..36: reg(41)+0, 36..40: reg(41)+0, 40..44: reg(41)+0, 44..48: reg(41)+0, 48..52: reg(41)+0, 52..56: reg(41)+0, 56..60: reg(41)+0, 60..64: reg(41)+0, 64..68: reg(41)+0, 68..72: reg(41)+0, 72..76: reg(41)+0, 76..80: reg(41)+0, 80..84: reg(41)+0, 84..88: reg(41)+0, 88..92: reg(41)+0, 92..96: reg(41)+0, 96..100: reg(41)+0, 100..104: reg(41)+0, 104..108: reg(41)+0, 108..112: reg(41)+0, 112..116: reg(41)+0, 116..120: reg(41)+0, 120..124: reg(41)+0, 124..128: reg(41)+0]+0
