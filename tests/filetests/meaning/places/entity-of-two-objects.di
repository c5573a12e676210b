; Section 2, referrer entity N: two variables with the same value of the compiler, each cut by its own markers.
target "riscv64"

define @f size 0x30 !dbg !2 {
bb0 @ 0x0:
  0x4: dbg.def !20, %entity(1)
  0x10: dbg.def !21, %entity(1)
  0x1c: dbg.kill !20
}

entity @f 1 {
  0x0..0x18: %reg(x10, 0, 32)
  0x14..0x30: %slot(x2+12, 32)
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 2, type: !3)
!11 = !DILocalVariable(name: "y", scope: !2, file: !1, line: 3, type: !3)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i32)))

; x2 is the stack pointer; x2 + 12 = 0x700c
;! f+0x4..0x14 with x2=0x7000: x = reg(10)+0
;! f+0x14..0x18 with x2=0x7000: x = multi{mem(0)+0x700c | reg(10)+0}+0
;! f+0x18..0x1c with x2=0x7000: x = mem(0)+0x700c
;! f+0x1c..0x30 with x2=0x7000: x = undef
;! f+0x0..0x10 with x2=0x7000: y = undef
;! f+0x10..0x14 with x2=0x7000: y = reg(10)+0
;! f+0x14..0x18 with x2=0x7000: y = multi{mem(0)+0x700c | reg(10)+0}+0
;! f+0x18..0x30 with x2=0x7000: y = mem(0)+0x700c
