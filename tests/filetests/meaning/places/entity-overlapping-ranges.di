; Section 2, referrer entity N: ranges of an entity that overlap put it into several places at once.
target "x86_64"

define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x4: dbg.def !20, %entity(9)
  0x38: dbg.kill !20
}

entity @f 9 {
  0x0..0x20: %reg(rax, 0, 32)
  0x10..0x30: %slot(rsp+8, 32)
  0x18..0x28: %reg(rbx, 0, 32)
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 2, type: !3)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))

;! f+0x4..0x10 with rsp=0x7000: x = reg(0)+0
;! f+0xf with rsp=0x7000: x = reg(0)+0
;! f+0x10..0x18 with rsp=0x7000: x = multi{mem(0)+0x7008 | reg(0)+0}+0
;! f+0x18..0x20 with rsp=0x7000: x = multi{mem(0)+0x7008 | reg(0)+0 | reg(3)+0}+0
;! f+0x20..0x28 with rsp=0x7000: x = multi{mem(0)+0x7008 | reg(3)+0}+0
;! f+0x28..0x30 with rsp=0x7000: x = mem(0)+0x7008
;! f+0x30..0x38: x = undef
;! f+0x38..0x40: x = undef
