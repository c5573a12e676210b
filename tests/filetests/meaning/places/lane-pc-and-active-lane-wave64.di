; Section 2, location rules 2 to 4 for the fragments of lane program counters and of the active lane mask.
target "amdgpu-wave64"

define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x8: dbg.def !21, %reg(EXEC_64)
  0x8: dbg.def !22, %reg(PC_64)
  0x20: dbg.kill !21
  0x20: dbg.def !23, %regs(SGPR4, SGPR5)
  0x28: dbg.kill !22
  0x30: dbg.kill !23
}

frame @f { 0x0: cfa = SGPR32+0; ra = undefined }

!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.cl", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition, lanePC: !40, activeLane: !41, laneCount: 64)
!40 = distinct !DIFragment()
!41 = distinct !DIFragment()
; the mask: all lanes by default
!20 = distinct !DILifetime(object: !41, location: !DIExpr(DIOpConstant(u64 18446744073709551615)))
!21 = distinct !DILifetime(object: !41, location: !DIExpr(DIOpReferrer(u64)))
!22 = distinct !DILifetime(object: !40, location: !DIExpr(DIOpReferrer(u64), DIOpExtend(64)))
!23 = distinct !DILifetime(object: !41, location: !DIExpr(DIOpReferrer(u64)))

;! f+0x0..0x8: !41 = imm(ffffffffffffffff)+0
; EXEC_64 is register 17
;! f+0x8..0x20: !41 = reg(17)+0
; SGPR4 is register 36
;! f+0x20..0x30: !41 = comp[0..4: reg(36)+0, 4..8: reg(37)+0]+0
;! f+0x30..0x40: !41 = imm(ffffffffffffffff)+0
;! f+0x0..0x8: !40 = undef
; PC_64 (register 16) for each of 64 lanes
;! f+0x8..0x28: !40 = comp[0..8: reg(16)+0, 8..16: reg(16)+0, 16..24: reg(16)+0, 24..32: reg(16)+0, 32..40: reg(16)+0, 40..48: reg(16)+0, 48..56: reg(16)+0, 56..64: reg(16)+0, 64..72: reg(16)+0, 72..80: reg(16)+0, 80..88: reg(16)+0, 88..96: reg(16)+0, 96..104: reg(16)+0, 104..112: reg(16)+0, 112..120: reg(16)+0, 120..128: reg(16)+0, 128..136: reg(16)+0, 136..144: reg(16)+0, 144..152: reg(16)+0, 152..160: reg(16)+0, 160..168: reg(16)+0, 168..176: reg(16)+0, 176..184: reg(16)+0, 184..192: reg(16)+0, 192..200: reg(16)+0, 200..208: reg(16)+0, 208..216: reg(16)+0, 216..224: reg(16)+0, 224..232: reg(16)+0, 232..240: reg(16)+0, 240..248: reg(16)+0, 248..256: reg(16)+0, 256..264: reg(16)+0, 264..272: reg(16)+0, 272..280: reg(16)+0, 280..288: reg(16)+0, 288..296: reg(16)+0, 296..304: reg(16)+0, 304..312: reg(16)+0, 312..320: reg(16)+0, 320..328: reg(16)+0, 328..336: reg(16)+0, 336..344: reg(16)+0, 344..352: reg(16)+0, 352..360: reg(16)+0, 360..368: reg(16)+0, 368..376: reg(16)+0, 376..384: reg(16)+0, 384..392: reg(16)+0, 392..400: reg(16)+0, 400..408: reg(16)+0, 408..416: reg(16)+0, 416..424: reg(16)+0, 424..432: reg(16)+0, 432..440: reg(16)+0, 440..448: reg(16)+0, 448..456: reg(16)+0, 456..464: reg(16)+0, 464..472: reg(16)+0, 472..480: reg(16)+0, 480..488: reg(16)+0, 488..496: reg(16)+0, 496..504: reg(16)+0, 504..512: reg(16)+0]+0
;! f+0x28..0x40: !40 = undef
