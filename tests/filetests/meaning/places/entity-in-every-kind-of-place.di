; Section 2, referrer entity N: an entity's range holds any of the other referrers.
target "x86_64"

define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %entity(8)
}

frame @f { 0x0: cfa = rsp+8; ra = [cfa-8] }

entity @f 8 {
  0x0..0x8: %reg(xmm1, 64, 64)
  0x8..0x10: %slot(cfa-40, 64)
  0x10..0x18: %const(i64 -3)
  0x18..0x20: %addr(@table+24)
  0x20..0x28: %regs(%reg(rdx, 0, 32), %reg(rax, 32, 32))
  0x28..0x30: %undef
  0x30..0x38: %addr(rsp-16)
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!4 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!10 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 2, type: !4)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i64)))

; xmm1 is register 18; its bits from 64 on start at byte 8
;! f+0x0..0x8: x = reg(18)+8
; 0x7108 - 40 = 0x7108 - 0x28 = 0x70e0
;! f+0x8..0x10 with rsp=0x7100, cfa=0x7108: x = mem(0)+0x70e0
;! f+0x10..0x18: x = imm(fdffffffffffffff)+0
; 0x404000 + 24 = 0x404018
;! f+0x18..0x20 with @table=0x404000: x = imm(1840400000000000)+0
;! f+0x20..0x28: x = comp[0..4: reg(1)+0, 4..8: reg(0)+4]+0
;! f+0x28..0x30: x = undef
; 0x7100 - 16 = 0x70f0
;! f+0x30..0x38 with rsp=0x7100, cfa=0x7108: x = imm(f070000000000000)+0
;! f+0x38..0x40: x = undef
