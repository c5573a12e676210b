; Section 5 and 6.2, bit offsets in a lane: packed values of 16, 8 and 3 bits in the focused lane, the last at a bit that is
; computed from the lane's number.
target "amdgpu-wave32"

define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %lane(VGPR2, 32)
  0x0: dbg.def !21, %lane(VGPR2, 32)
  0x0: dbg.def !22, %lane(VGPR2, 32)
  0x0: dbg.def !23, %reg(VGPR3)
}

frame @f { 0x0: cfa = SGPR32+0; ra = undefined }

!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.cl", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "half", size: 16, encoding: DW_ATE_float)
!4 = !DIBasicType(name: "uchar", size: 8, encoding: DW_ATE_unsigned_char)
!5 = !DIBasicType(name: "u3", size: 3, encoding: DW_ATE_unsigned)
!6 = !DIBasicType(name: "bool1", size: 1, encoding: DW_ATE_boolean)
!10 = !DILocalVariable(name: "high", scope: !2, file: !1, line: 2, type: !3)
!11 = !DILocalVariable(name: "byte", scope: !2, file: !1, line: 3, type: !4)
!12 = !DILocalVariable(name: "bits", scope: !2, file: !1, line: 4, type: !5)
!13 = !DILocalVariable(name: "flag", scope: !2, file: !1, line: 5, type: !6)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(u32), DIOpConstant(u32 16), DIOpBitOffset(f16)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(u32), DIOpConstant(u32 3), DIOpByteOffset(u8)))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(u32), DIOpConstant(u32 20), DIOpBitOffset(u3)))
; one bit for each lane, in the register's first 32 bits
!23 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(b1024), DIOpPushLane(u32), DIOpBitOffset(u1)))

; VGPR2 is register 1538; lane 3 starts at byte 12
;! f+0x0..0x20 lane 3: high = reg(1538)+14
;! f+0x0..0x20 lane 3: byte = reg(1538)+15
; bit 20 is byte 2, bit 4
;! f+0x0..0x20 lane 3: bits = reg(1538)+14.4
; bit 29 of register 1539 is byte 3, bit 5
;! f+0x0..0x20 lane 29: flag = reg(1539)+3.5
;! f+0x0..0x20 lane 0: flag = reg(1539)+0
