; Section 5: a value of 64 bits in the same lane of two vector registers, by a fragment for each half.
target "amdgpu-wave64"

define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %lane(VGPR0, 32)
  0x0: dbg.def !21, %lane(VGPR1, 32)
  0x10: dbg.kill !21
  0x20: dbg.def !22, %lane(AGPR7, 32)
}

frame @f { 0x0: cfa = SGPR32+0; ra = undefined }

!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.cl", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "uint", size: 32, encoding: DW_ATE_unsigned)
!4 = !DIBasicType(name: "ulong", size: 64, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "v", scope: !2, file: !1, line: 2, type: !4)
!11 = distinct !DIFragment()
!12 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(u32)))
!21 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(u32)))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(u32)))
!23 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, u32), DIOpArg(1, u32), DIOpComposite(2, u64)), argObjects: {!11, !12}, kind: computed)

;! f+0x0..0x10 lane 3: v = comp[0..4: reg(2560)+12, 4..8: reg(2561)+12]+0
;! f+0x10..0x20 lane 3: v = comp[0..4: reg(2560)+12, 4..8: undef]+0
; AGPR7 is register 3072 + 7
;! f+0x20..0x40 lane 63: v = comp[0..4: reg(2560)+252, 4..8: reg(3079)+252]+0
