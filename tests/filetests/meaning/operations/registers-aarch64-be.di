; Section 2 (revised): narrow integers and floats in the registers of a big-endian machine.
target "aarch64-be"

define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x4: dbg.def !20, %reg(x1)
  0x4: dbg.def !21, %reg(x1)
  0x4: dbg.def !22, %reg(v2)
  0x4: dbg.def !23, %reg(v2)
  0x4: dbg.def !24, %reg(v3)
  0x4: dbg.def !25, %reg(x4)
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!4 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!5 = !DIBasicType(name: "t8", size: 8, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "word", scope: !2, file: !1, line: 2, type: !3)
!11 = !DILocalVariable(name: "doubled", scope: !2, file: !1, line: 2, type: !3)
!12 = !DILocalVariable(name: "single", scope: !2, file: !1, line: 2, type: !3)
!13 = !DILocalVariable(name: "single_sum", scope: !2, file: !1, line: 2, type: !3)
!14 = !DILocalVariable(name: "double_sum", scope: !2, file: !1, line: 2, type: !4)
!15 = !DILocalVariable(name: "target", scope: !2, file: !1, line: 2, type: !5)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i32), DIOpConstant(i32 2), DIOpMul()))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(f32)))
!23 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(f32), DIOpConstant(f32 2.25), DIOpAdd()))
!24 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpReferrer(f64), DIOpConstant(f64 1.0), DIOpAdd()))
!25 = distinct !DILifetime(object: !15, location: !DIExpr(DIOpReferrer(ptr), DIOpDeref(u8), DIOpConstant(u32 3), DIOpByteOffset(u8)))

; x1 is register 1, v2 is register 66.
;! f+0x4: word = reg(1)+0
; 0x40000003 * 2 = 0x80000006; the upper half of x1 has no influence.
;! f+0x4 with x1=0x1111111140000003: doubled = imm(80000006)+0
;! f+0x4: single = reg(66)+0
; 1.5 (0x3fc00000, least significant byte first in the item) + 2.25 = 3.75 (0x40700000).
;! f+0x4 with v2=<00 00 c0 3f 77 77 77 77>: single_sum = imm(40700000)+0
; 1.5 (0x3ff8000000000000) + 1 = 2.5 (0x4004000000000000).
;! f+0x4 with v3=<00 00 00 00 00 00 f8 3f 55>: double_sum = imm(4004000000000000)+0
;! f+0x4 with x4=0x5000: target = mem(0)+0x5003
