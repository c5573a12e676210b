; Section 2, location rule 2: the object has the places of the value of one active lifetime and the
; location of another active lifetime.
target "aarch64"

define @f size 0x30 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %entity(4)
  0x8: dbg.def !21, %slot(sp+32, 32)
  0x20: dbg.kill !20
}

entity @f 4 {
  0x0..0x14: %reg(x0, 0, 32), %reg(x19, 0, 32)
  0x14..0x30: %reg(x19, 0, 32)
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 2, type: !3)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))
!21 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))

;! f+0x0..0x8 with sp=0x7000: x = multi{reg(0)+0 | reg(19)+0}+0
; sp + 32 = 0x7020
;! f+0x8..0x14 with sp=0x7000: x = multi{mem(0)+0x7020 | reg(0)+0 | reg(19)+0}+0
;! f+0x14..0x20 with sp=0x7000: x = multi{mem(0)+0x7020 | reg(19)+0}+0
;! f+0x20..0x30 with sp=0x7000: x = mem(0)+0x7020
