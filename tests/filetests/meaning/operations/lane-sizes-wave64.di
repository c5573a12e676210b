; Section 2 (revised), a register by lane: the distance between lanes is 4 bytes for values of 8, 16 and 32 bits, which are in the
; low bits of their lanes.
target "amdgpu-wave64"

define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x4: dbg.def !20, %lane(VGPR0, 32)
  0x4: dbg.def !21, %lane(VGPR1, 16)
  0x4: dbg.def !22, %lane(VGPR2, 8)
  0x4: dbg.def !23, %lane(VGPR511, 8)
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
!13 = !DILocalVariable(name: "last", scope: !2, file: !1, line: 2, type: !5)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(u16)))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(u8)))
!23 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(u8)))

; VGPR0 is register 2560, VGPR511 is 2560 + 511 = 3071.
;! f+0x4: word = reg(2560)+0
;! f+0x4 lane 1: word = reg(2560)+4
;! f+0x4 lane 63: word = reg(2560)+252
;! f+0x4 lane 1: half = reg(2561)+4
;! f+0x4 lane 3: half = reg(2561)+12
;! f+0x4 lane 63: half = reg(2561)+252
;! f+0x4 lane 1: byte = reg(2562)+4
;! f+0x4 lane 5: byte = reg(2562)+20
;! f+0x4 lane 63: byte = reg(2562)+252
;! f+0x4 lane 33: last = reg(3071)+132
;! f+0x3 lane 1: word = undef
