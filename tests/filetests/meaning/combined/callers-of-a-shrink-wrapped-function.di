; Rules for a caller's registers that come and go: saved in memory, in another register, as a value, restored, undefined.
target "x86_64"
define @f size 0x60 !dbg !2 {
bb0 @ 0x0 -> bb1, bb2:
  0x0: dbg.def !5, %reg(rbx)
bb1 @ 0x20 -> bb2:
bb2 @ 0x50:
}
frame @f { 0x0: cfa = rsp+8; ra = [cfa-8]
 0x20: cfa = rsp+32; rbx = [cfa-16]; r12 = r13; r14 = cfa-8; r15 = undefined
 0x30: remember_state; cfa = rbp+32; rbx = same_value
 0x40: restore_state; r12 = [cfa-24]
 0x50: cfa = rsp+8; restore rbx; restore r12; restore r14; restore r15 }

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "i64", size: 64, encoding: DW_ATE_signed)
!4 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 3, type: !3)
!5 = distinct !DILifetime(object: !4, location: !DIExpr(DIOpReferrer(i64)))

;! f+0x0..0x20: caller(rbx) = reg(3)+0
;! f+0x20..0x30 with cfa=0x7020: caller(rbx) = mem(0)+0x7010
;! f+0x20..0x30: caller(r12) = reg(13)+0
;! f+0x20..0x30 with cfa=0x7020: caller(r14) = imm(1870000000000000)+0
;! f+0x20..0x50: caller(r15) = undef
;! f+0x30..0x40: caller(rbx) = reg(3)+0
;! f+0x30..0x40: caller(r12) = reg(13)+0
;! f+0x30..0x40 with rbp=0x6000: cfa = mem(0)+0x6020
;! f+0x40..0x50 with rsp=0x7000: cfa = mem(0)+0x7020
;! f+0x40..0x50 with cfa=0x7020: caller(rbx) = mem(0)+0x7010
;! f+0x40..0x50 with cfa=0x7020: caller(r12) = mem(0)+0x7008
;! f+0x50..0x60: caller(rbx) = reg(3)+0
;! f+0x50..0x60: caller(r12) = reg(12)+0
;! f+0x50..0x60: caller(r15) = reg(15)+0
;! f+0x0..0x60: x = reg(3)+0
