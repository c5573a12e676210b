; The text format's calls: a pointer of 64 bits is passed in a pair of scalar registers, as on AMD GPUs. Its value is in a preserved
; pair.
; Nothing lost in: llvm llvm-legacy dwarf6-draft
target "amdgpu-wave64"

define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %regs(SGPR40, SGPR41)
}

calls @f {
  0x10..0x18: unknown preserves(SGPR40, SGPR41), %regs(SGPR4, SGPR5) = !10
}

frame @f { 0x0: cfa = SGPR33+0; ra = undefined }

!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.cl", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, flags: DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "ulong", size: 64, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 2, type: !3)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(u64)))

; SGPR40 is register 72, SGPR41 is register 73.
;! f+0x0..0x40: x = comp[0..4: reg(72)+0, 4..8: reg(73)+0]+0
