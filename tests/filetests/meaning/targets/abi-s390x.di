; The s390x ABI: numbers in the low half of a register, a float in the high half, a thread pointer in two access registers,
; a save area that the CFA is counted past, and registers that a call preserves.
target "s390x"
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(r2)
  0x0: dbg.def !21, %reg(r3, 32, 32)
  0x0: dbg.def !22, %regs(r4, r5)
  0x0: dbg.def !23, %reg(f0, 32, 32)
  0x4: dbg.def !24, %regs(a0, a1)
  0xa: dbg.def !25, %slot(r15+164, 32)
  0xa: dbg.def !26, %slot(cfa-8, 64)
  0xa: dbg.def !27, %reg(r7)
  0xa: dbg.def !28, %reg(r2)
}
calls @f {
  0x10..0x16: unknown
}
frame @f {
  0x0: cfa = r15+160
  0x6: r14 = [cfa-48]; r15 = [cfa-40]
  0xa: cfa = r15+320
  0x30: r14 = same_value; r15 = cfa-160; cfa = r15+160
}
!6 = !DIBasicType(name: "__int128", size: 128, encoding: DW_ATE_signed)
!7 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!8 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!10 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 2, type: !3)
!11 = !DILocalVariable(name: "high", scope: !2, file: !1, line: 3, type: !3)
!12 = !DILocalVariable(name: "wide", scope: !2, file: !1, line: 4, type: !6)
!13 = !DILocalVariable(name: "real", scope: !2, file: !1, line: 5, type: !7)
!14 = !DILocalVariable(name: "tls", scope: !2, file: !1, line: 6, type: !3)
!15 = !DILocalVariable(name: "slot", scope: !2, file: !1, line: 7, type: !3)
!16 = !DILocalVariable(name: "saved", scope: !2, file: !1, line: 8, type: !4)
!17 = !DILocalVariable(name: "kept", scope: !2, file: !1, line: 9, type: !8)
!18 = !DILocalVariable(name: "sum", scope: !2, file: !1, line: 10, type: !4)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i32)))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(i128)))
!23 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(f32)))
!24 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpReferrer(ptr), DIOpDeref(b256), DIOpConstant(u8 16), DIOpByteOffset(i32)))
!25 = distinct !DILifetime(object: !15, location: !DIExpr(DIOpReferrer(i32)))
!26 = distinct !DILifetime(object: !16, location: !DIExpr(DIOpReferrer(i64)))
!27 = distinct !DILifetime(object: !17, location: !DIExpr(DIOpReferrer(i16)))
!28 = distinct !DILifetime(object: !18, location: !DIExpr(DIOpReferrer(i32), DIOpConstant(i32 1), DIOpAdd(), DIOpSExt(i64)))
; the return position is 16; r2 to r5, f0 and the access registers are clobbered at 15
;! f+0x0..0x15: x = reg(2)+0
;! f+0x15: x = undef
;! f+0x16..0x40: x = reg(2)+0
;! f+0x0..0x15: high = reg(3)+4
;! f+0x15: high = undef
; the first register of a pair is first in memory
;! f+0x0..0x15: wide = comp[0..8: reg(4)+0, 8..16: reg(5)+0]+0
;! f+0x15: wide = undef
; f0 is register 16; its high half
;! f+0x0..0x15: real = reg(16)+4
;! f+0x15: real = undef
; a0 is the high word of the pointer: 0x000003ff_f7ff0000 + 16
;! f+0x4..0x15 with a0=0x3ff, a1=0xf7ff0000: tls = mem(0)+0x3fff7ff0010
;! f+0x15: tls = undef
;! f+0x16 with a0=0x3ff, a1=0xf7ff0000: tls = mem(0)+0x3fff7ff0010
; 0x7000 + 164 = 0x70a4; the CFA is 0x7000 + 320 = 0x7140
;! f+0xa..0x40 with r15=0x7000: slot = mem(0)+0x70a4
;! f+0xa..0x30 with r15=0x7000, cfa=0x7140: saved = mem(0)+0x7138
;! f+0xa..0x40: kept = reg(7)+0
; the low word is 0xfffffffe, -2; plus 1 is -1; the high word does not count
;! f+0xa..0x15 with r2=0x1fffffffe: sum = imm(ffffffffffffffff)+0
;! f+0x15: sum = undef
;! f+0x0 with r15=0x7000: cfa = mem(0)+0x70a0
;! f+0x6 with r15=0x7000: cfa = mem(0)+0x70a0
;! f+0xa..0x30 with r15=0x7000: cfa = mem(0)+0x7140
;! f+0x30 with r15=0x7000: cfa = mem(0)+0x70a0
; 0x70a0 - 48 = 0x7070, 0x70a0 - 40 = 0x7078; 0x7140 - 48 = 0x7110
;! f+0x5: caller(r14) = reg(14)+0
;! f+0x6..0xa with r15=0x7000, cfa=0x70a0: caller(r14) = mem(0)+0x7070
;! f+0x6..0xa with r15=0x7000, cfa=0x70a0: caller(r15) = mem(0)+0x7078
;! f+0xa..0x30 with r15=0x7000, cfa=0x7140: caller(r14) = mem(0)+0x7110
;! f+0x30..0x40 with r15=0x7000, cfa=0x70a0: caller(r14) = reg(14)+0
;! f+0x30..0x40 with r15=0x7000, cfa=0x70a0: caller(r15) = imm(0000000000007000)+0
; f8 is register 24, and nothing was done to it
;! f+0xa: caller(f8) = reg(24)+0
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!4 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
