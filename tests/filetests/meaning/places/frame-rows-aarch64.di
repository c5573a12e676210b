; Section 2 and 7, frame rules on aarch64: the CFA from sp, then from x29, and the saved pair.
target "aarch64"

define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x10: dbg.def !20, %slot(cfa-20, 32)
  0x38: dbg.kill !20
}

frame @f {
  0x0: cfa = sp+0
  0x4: cfa = sp+32; x29 = [cfa-32]; x30 = [cfa-24]
  0x8: cfa = x29+32; x19 = [cfa-8]
  0x38: cfa = sp+0; restore x19; restore x29; restore x30
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 2, type: !3)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))

;! f+0x0..0x4 with sp=0x7020, x29=0x5000: cfa = mem(0)+0x7020
;! f+0x4..0x8 with sp=0x7000, x29=0x5000: cfa = mem(0)+0x7020
;! f+0x8..0x38 with sp=0x6800, x29=0x7000: cfa = mem(0)+0x7020
;! f+0x38..0x40 with sp=0x7020, x29=0x5000: cfa = mem(0)+0x7020
;! f+0x4..0x38 with sp=0x7000, x29=0x7000, cfa=0x7020: caller(x29) = mem(0)+0x7000
;! f+0x4..0x38 with sp=0x7000, x29=0x7000, cfa=0x7020: caller(x30) = mem(0)+0x7008
;! f+0x4..0x8 with sp=0x7000, x29=0x7000, cfa=0x7020: caller(x19) = reg(19)+0
; 0x7020 - 8 = 0x7018
;! f+0x8..0x38 with sp=0x7000, x29=0x7000, cfa=0x7020: caller(x19) = mem(0)+0x7018
;! f+0x38..0x40 with sp=0x7020, cfa=0x7020: caller(x19) = reg(19)+0
; 0x7020 - 20 = 0x700c
;! f+0x10..0x38 with sp=0x6800, x29=0x7000, cfa=0x7020: x = mem(0)+0x700c
;! f+0x38..0x40 with sp=0x7020, cfa=0x7020: x = undef
