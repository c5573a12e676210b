; The big-endian Power ABI: condition fields of 32 bits, of which calls preserve three; single bits of them; vector registers.
target "ppc64"
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(cr2, 29, 1)
  0x0: dbg.def !21, %reg(cr0, 28, 1)
  0x0: dbg.def !22, %reg(v20)
  0x0: dbg.def !23, %reg(v2, 32, 32)
  0x0: dbg.def !24, %regs(v19, v20)
  0x0: dbg.def !25, %reg(f31)
  0x0: dbg.def !26, %regs(%reg(r3, 0, 32), %reg(r14, 0, 32))
  0x0: dbg.def !27, %slot(r1+100, 64)
  0x0: dbg.def !28, %reg(lr)
}
calls @f {
  0x10..0x14: unknown
  0x20..0x24: unknown preserves(v19, cr0)
}
frame @f {
  0x0: cfa = r1+0; ra = lr
  0x8: cfa = r1+128; ra = [cfa+16]; r31 = [cfa-8]; cr2 = [cfa+8]
}
!5 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!6 = !DIBasicType(name: "__int128", size: 128, encoding: DW_ATE_signed)
!7 = !DICompositeType(tag: DW_TAG_structure_type, name: "two", file: !1, line: 1, size: 256)
!8 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!9 = !DICompositeType(tag: DW_TAG_structure_type, name: "pair", file: !1, line: 2, size: 64)
!10 = !DILocalVariable(name: "less", scope: !2, file: !1, line: 2, type: !5)
!11 = !DILocalVariable(name: "greater", scope: !2, file: !1, line: 3, type: !5)
!12 = !DILocalVariable(name: "vector", scope: !2, file: !1, line: 4, type: !6)
!13 = !DILocalVariable(name: "element", scope: !2, file: !1, line: 5, type: !3)
!14 = !DILocalVariable(name: "two", scope: !2, file: !1, line: 6, type: !7)
!15 = !DILocalVariable(name: "real", scope: !2, file: !1, line: 7, type: !8)
!16 = !DILocalVariable(name: "pair", scope: !2, file: !1, line: 8, type: !9)
!17 = !DILocalVariable(name: "slot", scope: !2, file: !1, line: 9, type: !4)
!18 = !DILocalVariable(name: "back", scope: !2, file: !1, line: 10, type: !4)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(u1), DIOpZExt(u8)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(u1), DIOpZExt(u8)))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(i128)))
!23 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(i32)))
!24 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpReferrer(b256)))
!25 = distinct !DILifetime(object: !15, location: !DIExpr(DIOpReferrer(f64)))
!26 = distinct !DILifetime(object: !16, location: !DIExpr(DIOpReferrer(b64)))
!27 = distinct !DILifetime(object: !17, location: !DIExpr(DIOpReferrer(i64)))
!28 = distinct !DILifetime(object: !18, location: !DIExpr(DIOpReferrer(i64)))
; bit 29 is 0x20000000; cr2 to cr4 are preserved, cr0 is not
;! f+0x0..0x40 with cr2=0x20000000: less = imm(01)+0
;! f+0x0..0x40 with cr2=0xdfffffff: less = imm(00)+0
;! f+0x0..0x13 with cr0=0x10000000: greater = imm(01)+0
;! f+0x13: greater = undef
;! f+0x14..0x40 with cr0=0x10000000: greater = imm(01)+0
; v0 is register 77: v2 79, v19 96, v20 97
;! f+0x0..0x40: vector = reg(97)+0
;! f+0x0..0x13: element = reg(79)+4
;! f+0x13: element = undef
;! f+0x14..0x23: element = reg(79)+4
;! f+0x23: element = undef
;! f+0x0..0x13: two = comp[0..16: reg(96)+0, 16..32: reg(97)+0]+0
;! f+0x13: two = comp[0..16: undef, 16..32: reg(97)+0]+0
;! f+0x14..0x40: two = comp[0..16: reg(96)+0, 16..32: reg(97)+0]+0
; f31 is register 63
;! f+0x0..0x40: real = reg(63)+0
;! f+0x0..0x13: pair = comp[0..4: reg(3)+0, 4..8: reg(14)+0]+0
;! f+0x13: pair = comp[0..4: undef, 4..8: reg(14)+0]+0
;! f+0x23: pair = comp[0..4: undef, 4..8: reg(14)+0]+0
;! f+0x0..0x40 with r1=0x7000: slot = mem(0)+0x7064
;! f+0x0..0x13: back = reg(65)+0
;! f+0x13: back = undef
;! f+0x0 with r1=0x7000: cfa = mem(0)+0x7000
;! f+0x8..0x40 with r1=0x7000: cfa = mem(0)+0x7080
;! f+0x4: caller(lr) = reg(65)+0
;! f+0x8..0x40 with r1=0x7000, cfa=0x7080: caller(lr) = mem(0)+0x7090
;! f+0x8 with r1=0x7000, cfa=0x7080: caller(cr2) = mem(0)+0x7088
;! f+0x8 with r1=0x7000, cfa=0x7080: caller(r31) = mem(0)+0x7078
;! f+0x8 with r1=0x7000, cfa=0x7080: caller(r1) = imm(0000000000007080)+0
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!4 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
