; Parts of floating-point and vector registers on s390x: bit offsets count from the least significant bit, also where a debugger
; takes a small object from the most significant bits.
target "s390x"
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(f0)
  0x0: dbg.def !21, %reg(f0, 32, 32)
  0x0: dbg.def !22, %regs(f0, f2)
  0x0: dbg.def !23, %reg(v16)
  0x0: dbg.def !24, %reg(v16, 64, 64)
  0x0: dbg.def !25, %regs(%reg(v16, 0, 32), %reg(f4, 32, 32))
  0x0: dbg.def !26, %reg(v16)
}
!10 = !DILocalVariable(name: "low", scope: !2, file: !1, line: 2, type: !3)
!11 = !DILocalVariable(name: "high", scope: !2, file: !1, line: 3, type: !3)
!12 = !DILocalVariable(name: "pair", scope: !2, file: !1, line: 4, type: !5)
!13 = !DILocalVariable(name: "vector_low", scope: !2, file: !1, line: 5, type: !3)
!14 = !DILocalVariable(name: "vector_high", scope: !2, file: !1, line: 6, type: !4)
!15 = !DILocalVariable(name: "words", scope: !2, file: !1, line: 7, type: !6)
!16 = !DILocalVariable(name: "sum", scope: !2, file: !1, line: 8, type: !3)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i32)))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(b128)))
!23 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(i32)))
!24 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpReferrer(i64)))
!25 = distinct !DILifetime(object: !15, location: !DIExpr(DIOpReferrer(b64)))
!26 = distinct !DILifetime(object: !16, location: !DIExpr(DIOpReferrer(i32), DIOpConstant(i32 1), DIOpAdd()))
; f0, f2 and f4 are registers 16, 17 and 18, v16 is register 68
;! f+0x0: low = reg(16)+0
;! f+0x0: high = reg(16)+4
;! f+0x0: pair = comp[0..8: reg(16)+0, 8..16: reg(17)+0]+0
;! f+0x0: vector_low = reg(68)+0
;! f+0x0: vector_high = reg(68)+8
;! f+0x0: words = comp[0..4: reg(68)+0, 4..8: reg(18)+4]+0
; the low word is 0xfffffffe, -2; plus 1 is -1
;! f+0x0 with v16=<fe ff ff ff 01 00 00 00 02>: sum = imm(ffffffff)+0
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!4 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!5 = !DICompositeType(tag: DW_TAG_structure_type, name: "pair", size: 128)
!6 = !DICompositeType(tag: DW_TAG_structure_type, name: "words", size: 64)
