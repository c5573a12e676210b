; An element of a vector register on entry. The number of the element is the one that SGPR4 has now, not
; the one that it had on entry (docs/language.md, section 6.3).
target "amdgpu-wave64"

define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(VGPR0)
  0x0: dbg.def !21, %reg(SGPR4)
  0x0: dbg.def !23, %lane(VGPR0, 16)
}

frame @f { 0x0: cfa = SGPR32+0; ra = undefined }

!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.cl", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "uint", size: 32, encoding: DW_ATE_unsigned)
!4 = !DIBasicType(name: "ushort", size: 16, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "element", scope: !2, file: !1, line: 2, type: !3)
!11 = distinct !DIFragment()
!13 = !DILocalVariable(name: "half", scope: !2, file: !1, line: 4, type: !4)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(<64 x u32>), DIOpArg(0, u32), DIOpByteOffset(u32), DIOpEntryValue(u32)), argObjects: {!11})
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(u32)))
!23 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(u16), DIOpEntryValue(u16)))

; Bytes 4 to 7 of VGPR0 on entry are 0x2a, and bytes 8 to 11 are 0x2b.
;! f+0x4 with SGPR4=4, entry.SGPR4=8, entry.VGPR0=<00 00 00 00 2a 00 00 00 2b 00 00 00>: element = imm(2a000000)+0
;! f+0x4 with SGPR4=8, entry.SGPR4=4, entry.VGPR0=<00 00 00 00 2a 00 00 00 2b 00 00 00>: element = imm(2b000000)+0
; The low 16 bits of lane 1, which starts at byte 4.
;! f+0x4 lane 1 with entry.VGPR0=<00 00 00 00 2a 01 07 00>: half = imm(2a01)+0
