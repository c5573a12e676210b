; Section 2, referrer register and part of a register on aarch64, big-endian: an int in a 64-bit register is in its low half.
target "aarch64-be"

define @f size 0x10 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(x7)
  0x4: dbg.def !21, %reg(x8, 32, 32)
  0x8: dbg.def !22, %reg(v1, 64, 32)
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!4 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "low", scope: !2, file: !1, line: 2, type: !3)
!11 = !DILocalVariable(name: "high", scope: !2, file: !1, line: 3, type: !3)
!12 = !DILocalVariable(name: "vector", scope: !2, file: !1, line: 4, type: !3)
!13 = !DILocalVariable(name: "low_value", scope: !2, file: !1, line: 5, type: !4)
!14 = !DILocalVariable(name: "high_value", scope: !2, file: !1, line: 6, type: !4)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i32)))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(i32)))
!23 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpArg(0, i32), DIOpZExt(u64)), argObjects: {!10})
!24 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpArg(0, i32), DIOpZExt(u64)), argObjects: {!11})

;! f+0x0..0x10: low = reg(7)+0
;! f+0x0..0x4: high = undef
;! f+0x4..0x10: high = reg(8)+4
; v1 is register 65; bit 64 is byte 8
;! f+0x8..0x10: vector = reg(65)+8
;! f+0x0..0x10 with x7=0x1122334455667788: low_value = imm(0000000055667788)+0
;! f+0x4..0x10 with x8=0x1122334455667788: high_value = imm(0000000011223344)+0
