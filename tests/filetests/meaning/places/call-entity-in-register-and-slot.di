; Section 2, calls: a value in a register and a slot at once is only in the slot at the last byte of
; the call; a value only in a register has no location.
target "x86_64"

define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %entity(1)
  0x0: dbg.def !21, %entity(2)
}

entity @f 1 {
  0x0..0x30: %reg(rcx, 0, 32)
  0x10..0x40: %slot(rsp+4, 32)
}

entity @f 2 {
  0x0..0x40: %reg(rdx, 0, 32)
  0x0..0x28: %reg(r12, 0, 32)
}

calls @f {
  0x8..0xd: !30
  0x18..0x1d: !30
  0x2a..0x2f: !30
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!30 = !DISubprogram(name: "callee", unit: !0, file: !1, line: 41, spFlags: 0)
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 2, type: !3)
!11 = !DILocalVariable(name: "y", scope: !2, file: !1, line: 3, type: !3)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i32)))

;! f+0xb with rsp=0x7000: x = reg(2)+0
;! f+0xc with rsp=0x7000: x = undef
;! f+0x10..0x1c with rsp=0x7000: x = multi{mem(0)+0x7004 | reg(2)+0}+0
;! f+0x1c with rsp=0x7000: x = mem(0)+0x7004
;! f+0x1d..0x2e with rsp=0x7000: x = multi{mem(0)+0x7004 | reg(2)+0}+0
;! f+0x2e with rsp=0x7000: x = mem(0)+0x7004
;! f+0x30..0x40 with rsp=0x7000: x = mem(0)+0x7004
; rdx is not preserved, r12 is
;! f+0x0..0xc: y = multi{reg(1)+0 | reg(12)+0}+0
;! f+0xc: y = reg(12)+0
;! f+0x1c: y = reg(12)+0
;! f+0x28..0x2e: y = reg(1)+0
;! f+0x2e: y = undef
