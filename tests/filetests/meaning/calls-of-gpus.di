; Calls on AMD GPUs. EXEC has the same value after a call (LLVM's AMDGPU usage document, "Non-Kernel Functions"), and the program
; counter of the caller's frame is the return address. Both hold at the byte before the return position, 0x13, where a
; general register holds nothing unless the call states that it preserves it.
target "amdgpu-wave64"

define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(SGPR8)
  0x0: dbg.def !21, %reg(EXEC_64)
  0x0: dbg.def !22, %reg(PC_64)
  0x0: dbg.def !23, %reg(SGPR9)
  0x0: dbg.def !24, %lane(VGPR3, 1)
}

calls @f {
  0x10..0x14: unknown preserves(SGPR9)
}

; The rules of @f give the return address no place, so that its caller is unknown.
frame @f {
  0x0: cfa = SGPR32+0
}

!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: "test")
!1 = !DIFile(filename: "f.cl", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, laneCount: 64)
!5 = !DIBasicType(name: "uint", size: 32, encoding: DW_ATE_unsigned)
!6 = !DIBasicType(name: "ulong", size: 64, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "lost", scope: !4, file: !1, line: 2, type: !5)
!11 = !DILocalVariable(name: "exec", scope: !4, file: !1, line: 2, type: !6)
!12 = !DILocalVariable(name: "pc", scope: !4, file: !1, line: 2, type: !6)
!13 = !DILocalVariable(name: "kept", scope: !4, file: !1, line: 2, type: !5)
!14 = !DILocalVariable(name: "bit", scope: !4, file: !1, line: 2, type: !5)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(u32)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(u64)))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(u64)))
!23 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(u32)))
!24 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpReferrer(u1), DIOpZExt(u32)))

; DWARF registers: SGPR8 40, SGPR9 41, EXEC_64 17, PC_64 16.
;! f+0x0..0x13: lost = reg(40)+0
;! f+0x13: lost = undef
;! f+0x14..0x40: lost = reg(40)+0
;! f+0x0..0x40: kept = reg(41)+0
;! f+0x0..0x40: exec = reg(17)+0
;! f+0x0..0x40: pc = reg(16)+0
; VGPR3 is DWARF register 2563. Lane 2 has bytes 8 to 12 of it: 0x5 is the number of lane 2, whose lowest bit is 1.
;! f+0x0 lane 2 with VGPR3=<00 00 00 00 00 00 00 00 05 00 00 00>: bit = imm(01000000)+0
;! f+0x0 lane 2 with VGPR3=<01 00 00 00 01 00 00 00 04 00 00 00>: bit = imm(00000000)+0
;! f+0x0: caller(PC_64) = undef
