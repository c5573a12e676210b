; Section 6.3, DIOpEntryValue on AMD GPUs: the value that a scalar register, the mask and a lane of a vector register had on entry.
target "amdgpu-wave64"

define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(SGPR4)
  0x0: dbg.def !21, %reg(EXEC_64)
  0x0: dbg.def !22, %lane(VGPR0, 32)
}

frame @f { 0x0: cfa = SGPR32+0; ra = undefined }

!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.cl", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "uint", size: 32, encoding: DW_ATE_unsigned)
!4 = !DIBasicType(name: "ulong", size: 64, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "n", scope: !2, file: !1, line: 2, type: !3)
!11 = !DILocalVariable(name: "mask", scope: !2, file: !1, line: 3, type: !4)
!12 = !DILocalVariable(name: "v", scope: !2, file: !1, line: 4, type: !3)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(u32), DIOpEntryValue(u32)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(u64), DIOpEntryValue(u64)))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(u32), DIOpEntryValue(u32)))

;! f+0x0..0x20 with SGPR4=0x1, entry.SGPR4=0x2a: n = imm(2a000000)+0
;! f+0x0..0x20 with EXEC_64=0x1, entry.EXEC_64=0xf: mask = imm(0f00000000000000)+0
; lane 1
;! f+0x0..0x20 lane 1 with entry.VGPR0=<00 00 00 00 2a 00 00 00>: v = imm(2a000000)+0
