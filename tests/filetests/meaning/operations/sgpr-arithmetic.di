; Section 3, arithmetic on scalar registers: 32 bits alone, 64 bits as a pair, parts of one; no lane moves them.
target "amdgpu-wave64"

define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x4: dbg.def !20, %reg(SGPR4)
  0x4: dbg.def !21, %regs(SGPR62, SGPR63)
  0x4: dbg.def !22, %reg(SGPR64, 16, 16)
  0x4: dbg.def !23, %regs(SGPR63, SGPR64)
  0x4: dbg.def !24, %reg(SGPR64, 16, 16)
}

!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.cl", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!4 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!5 = !DIBasicType(name: "t16", size: 16, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "word", scope: !2, file: !1, line: 2, type: !3)
!11 = !DILocalVariable(name: "pair", scope: !2, file: !1, line: 2, type: !4)
!12 = !DILocalVariable(name: "upper", scope: !2, file: !1, line: 2, type: !3)
!13 = !DILocalVariable(name: "place", scope: !2, file: !1, line: 2, type: !4)
!14 = !DILocalVariable(name: "half", scope: !2, file: !1, line: 2, type: !5)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32), DIOpConstant(i32 4), DIOpDiv()))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(u64), DIOpConstant(u64 16), DIOpAdd()))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(i16), DIOpConvert(i32)))
!23 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(u64)))
!24 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpReferrer(i16)))

; 0xfffffff8 = -8; -8 / 4 = -2.
;! f+0x4 with SGPR4=0xfffffff8: word = imm(feffffff)+0
;! f+0x4 lane 9 with SGPR4=0xfffffff8: word = imm(feffffff)+0
; 0x00000001_fffffff8 + 0x10 = 0x00000002_00000008.
;! f+0x4 lane 1 with SGPR62=0xfffffff8, SGPR63=0x1: pair = imm(0800000002000000)+0
; The upper half of 0x8001ffff is 0x8001, negative.
;! f+0x4 with SGPR64=0x8001ffff: upper = imm(0180ffff)+0
; SGPR63 is register 95, SGPR64 is 1088.
;! f+0x4 lane 5: place = comp[0..4: reg(95)+0, 4..8: reg(1088)+0]+0
;! f+0x4 lane 5: half = reg(1088)+2
