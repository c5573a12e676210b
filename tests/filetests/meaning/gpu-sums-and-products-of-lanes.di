; The number of a lane takes at most 16 bits, and its sums and products take more. In a type that just holds them, the highest bit
; is the sign.
target "amdgpu-wave64"
define @f size 0x10 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %undef
  0x0: dbg.def !21, %undef
  0x0: dbg.def !22, %undef
}
frame @f {
  0x0: cfa = SGPR32+0; ra = undefined
}
!0 = distinct !DICompileUnit(language: DW_LANG_HIP, file: !1, producer: "test")
!1 = !DIFile(filename: "a.hip", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition, laneCount: 64)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DILocalVariable(name: "sum", scope: !2, file: !1, line: 2, type: !9)
!11 = !DILocalVariable(name: "product", scope: !2, file: !1, line: 3, type: !9)
!12 = !DILocalVariable(name: "positive", scope: !2, file: !1, line: 4, type: !9)
; lane + 65,535 in 17 bits, lane × 131,071 in 23 bits, and the same product in 24 bits, each extended with its sign.
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpPushLane(i17), DIOpConstant(i17 65535), DIOpAdd(), DIOpSExt(i32)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpPushLane(i23), DIOpConstant(i23 131071), DIOpMul(), DIOpSExt(i32)))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpPushLane(i24), DIOpConstant(i24 131071), DIOpMul(), DIOpSExt(i32)))
; 65,535 is the greatest number of i17. 1 more is 65,536 - 131,072 = -65,536 = 0xffff0000, and 5 more is 0xffff0004.
;! f+0x4 lane 0: sum = imm(ffff0000)+0
;! f+0x4 lane 1: sum = imm(0000ffff)+0
;! f+0x4 lane 5: sum = imm(0400ffff)+0
; 32 × 131,071 = 4,194,272 = 0x3fffe0 is less than 2^22 = 4,194,304. 33 × 131,071 = 4,325,343 is not: it is 4,325,343 - 8,388,608 =
; -4,063,265 = 0xffc1ffdf. 63 × 131,071 = 8,257,473 = 0x7dffc1 is -131,135 = 0xfffdffc1 in 23 bits.
;! f+0x4 lane 32: product = imm(e0ff3f00)+0
;! f+0x4 lane 33: product = imm(dfffc1ff)+0
;! f+0x4 lane 63: product = imm(c1fffdff)+0
;! f+0x4 lane 63: positive = imm(c1ff7d00)+0
