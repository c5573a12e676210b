; Today: E417: an argument is in a register or a slot; a lane of a vector register must be a place of an argument (DW_AT_location of the call site parameter moves by the lane).
; Section 3.4 and the text format's calls: an argument is passed in each lane of a vector register, another one in private memory.
; The spelling is assumed: a lane as the place of an argument.
target "amdgpu-wave64"

define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %lane(VGPR40, 32)
}

calls @f {
  0x10..0x18: unknown preserves(VGPR40), %lane(VGPR0, 32) = !10
}

frame @f { 0x0: cfa = SGPR32+0; ra = undefined }

!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.cl", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "uint", size: 32, encoding: DW_ATE_unsigned)
!4 = !DIBasicType(name: "ulong", size: 64, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 2, type: !3)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(u32)))

;! f+0x0..0x40 lane 2: x = reg(2600)+8
