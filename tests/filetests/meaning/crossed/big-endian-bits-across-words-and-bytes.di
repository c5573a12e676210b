; The same on a big-endian target: bits of memory count from the most significant of each byte, parts of registers from the
; least significant of the register.
target "s390x"
define @f size 0x10 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(v16, 60, 8)
  0x0: dbg.def !21, %slot(r15+168, 32)
  0x0: dbg.def !22, %slot(r15+168, 32)
  0x0: dbg.def !23, %reg(v16)
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand")
!1 = !DIFile(filename: "h.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!4 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!10 = !DILocalVariable(name: "a", scope: !2, file: !1, line: 10, type: !3)
!11 = !DILocalVariable(name: "b", scope: !2, file: !1, line: 11, type: !3)
!12 = !DILocalVariable(name: "c", scope: !2, file: !1, line: 12, type: !3)
!13 = !DILocalVariable(name: "d", scope: !2, file: !1, line: 13, type: !4)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(u8), DIOpConvert(i32)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(b32), DIOpConstant(i8 6), DIOpBitOffset(u4), DIOpConvert(i32)))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(b32), DIOpConstant(i8 29), DIOpBitOffset(i3), DIOpConvert(i32)))
!23 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(b128), DIOpConstant(i8 33), DIOpBitOffset(i64), DIOpRead()))
; least significant byte first in "with": bits 60..63 are a, 64..67 are b
;! f+0x0 with v16=<00 00 00 00 00 00 00 a0 0b 00 00 00 00 00 00 00>: a = imm(000000ba)+0
; 0x40 0x83: bits 6,7 of the first are 00, 0,1 of the second are 10: 0b0010
;! f+0x0 with r15=0x7000, [0x70a8]=<40 83 00 04>: b = imm(00000002)+0
;! f+0x0 with r15=0x7000, [0x70a8]=<40 83 00 04>: c = imm(fffffffc)+0
; bits 33..97 from the most significant: bits 31..94 from the least: bit 31 -> 0, bit 94 -> 63
;! f+0x0 with v16=<00 00 00 80 00 00 00 00 00 00 00 40 00 00 00 00>: d = imm(8000000000000001)+0
