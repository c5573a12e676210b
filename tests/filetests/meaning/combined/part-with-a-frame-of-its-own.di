; A second part of the function states its own rules; the rules at the end of the first part hold in a third.
target "aarch64"
define @f size 0x60 !dbg !2 {
bb0 @ 0x0 -> bb1, bb2:
  0x0: dbg.def !5, %slot(cfa-16, 64)
bb1 @ 0x20 -> bb0:
bb2 @ 0x40:
}
parts @f { 0x20: @f.a 0x40: @f.b }
frame @f { 0x0: cfa = sp+0
 0x4: cfa = sp+48; x30 = [cfa-8]; x19 = [cfa-16]
 0x20: cfa = x29+16
 0x30: cfa = sp+48; x19 = x20 }

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "i64", size: 64, encoding: DW_ATE_signed)
!4 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 3, type: !3)
!5 = distinct !DILifetime(object: !4, location: !DIExpr(DIOpReferrer(i64)))

;! f+0x0..0x4 with sp=0x7000: x = mem(0)+0x6ff0
;! f+0x4..0x20 with sp=0x7000: x = mem(0)+0x7020
;! f+0x20..0x30 with x29=0x8000: x = mem(0)+0x8000
;! f+0x30..0x60 with sp=0x7000: x = mem(0)+0x7020
;! f+0x4..0x30 with cfa=0x7030: caller(x19) = mem(0)+0x7020
;! f+0x30..0x60: caller(x19) = reg(20)+0
