; Section 2 (revised), a register by lane in waves of 32: other register numbers, the same distance between lanes.
target "amdgpu-wave32"

define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x4: dbg.def !20, %lane(VGPR3, 32)
  0x4: dbg.def !21, %lane(VGPR4, 16)
  0x4: dbg.def !22, %lane(VGPR5, 8)
  0x4: dbg.def !23, %lane(AGPR1, 32)
  0x4: dbg.def !24, %lane(VGPR5, 8)
}

!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.cl", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!4 = !DIBasicType(name: "t16", size: 16, encoding: DW_ATE_unsigned)
!5 = !DIBasicType(name: "t8", size: 8, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "word", scope: !2, file: !1, line: 2, type: !3)
!11 = !DILocalVariable(name: "half", scope: !2, file: !1, line: 2, type: !4)
!12 = !DILocalVariable(name: "byte", scope: !2, file: !1, line: 2, type: !5)
!13 = !DILocalVariable(name: "accumulator", scope: !2, file: !1, line: 2, type: !3)
!14 = !DILocalVariable(name: "extended", scope: !2, file: !1, line: 2, type: !3)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(f32)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(f16)))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(i8)))
!23 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(i32)))
!24 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpReferrer(i8), DIOpConvert(i32)))

; VGPR0 is register 1536, AGPR0 is 2048.
;! f+0x4 lane 7: word = reg(1539)+28
;! f+0x4 lane 31: word = reg(1539)+124
;! f+0x4 lane 7: half = reg(1540)+28
;! f+0x4 lane 31: byte = reg(1541)+124
;! f+0x4 lane 2: accumulator = reg(2049)+8
; The byte of lane 3 is byte 12 of the register: 0x83 = -125.
;! f+0x4 lane 3 with VGPR5=<00 01 02 03 04 05 06 07 08 09 0a 0b 83 0d 0e 0f 10>: extended = imm(83ffffff)+0
;! f+0x4 lane 1 with VGPR5=<00 01 02 03 74 05 06 07 08 09 0a 0b 83 0d 0e 0f 10>: extended = imm(74000000)+0
