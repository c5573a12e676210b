; Section 2 and 7, frame rules on riscv64: each function has its own rows; the rows of f at the same
; offsets do not apply to g.
target "riscv64"

define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x8: dbg.def !20, %slot(cfa-12, 32)
}

define @g size 0x20 !dbg !5 {
bb0 @ 0x0:
  0x8: dbg.def !21, %slot(cfa-12, 32)
}

frame @f {
  0x0: cfa = x2+0
  0x2: cfa = x2+16; x1 = [cfa-8]
  0x1e: cfa = x2+0; restore x1
}

frame @g {
  0x0: cfa = x2+0
  0x4: cfa = x2+64; x8 = [cfa-16]; x1 = [cfa-8]
  0xc: cfa = x8+0
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!5 = distinct !DISubprogram(name: "g", unit: !0, file: !1, line: 11, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 2, type: !3)
!11 = !DILocalVariable(name: "y", scope: !5, file: !1, line: 12, type: !3)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i32)))

;! f+0x0..0x2 with x2=0x7000, x8=0x9000: cfa = mem(0)+0x7000
;! f+0x2..0x1e with x2=0x7000, x8=0x9000: cfa = mem(0)+0x7010
;! f+0x1e..0x20 with x2=0x7000, x8=0x9000: cfa = mem(0)+0x7000
;! g+0x0..0x4 with x2=0x7000, x8=0x9000: cfa = mem(0)+0x7000
;! g+0x4..0xc with x2=0x7000, x8=0x9000: cfa = mem(0)+0x7040
;! g+0xc..0x20 with x2=0x7000, x8=0x9000: cfa = mem(0)+0x9000
;! f+0x2..0x1e with x2=0x7000, cfa=0x7010: caller(x1) = mem(0)+0x7008
;! f+0x2..0x1e with x2=0x7000, cfa=0x7010: caller(x8) = reg(8)+0
; 0x9000 - 16 = 0x8ff0
;! g+0xc..0x20 with x8=0x9000, cfa=0x9000: caller(x8) = mem(0)+0x8ff0
; 0x7010 - 12 = 0x7004, 0x9000 - 12 = 0x8ff4
;! f+0x8..0x1e with x2=0x7000, cfa=0x7010: x = mem(0)+0x7004
;! f+0x1e..0x20 with x2=0x7010, cfa=0x7010: x = mem(0)+0x7004
;! g+0xc..0x20 with x8=0x9000, cfa=0x9000: y = mem(0)+0x8ff4
