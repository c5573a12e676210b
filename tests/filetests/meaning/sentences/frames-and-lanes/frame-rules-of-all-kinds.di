; Each kind of frame rule: memory, CFA plus number, other register, same value, undefined, expressions, restore
target "x86_64"
define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
}
frame @f { 0x0: cfa = rsp+8; ra = [cfa-8]
 0x4: cfa = rsp+32; rbx = [cfa-24]; r12 = r10; r13 = cfa-64; r14 = same_value; r15 = undefined
0x8: rbx = [!DIExpr(DIOpReferrer(ptr), DIOpDeref(i64)) of %reg(r11)]; r12 = !DIExpr(DIOpReferrer(i64), DIOpConstant(i64 5), DIOpSub()) of %reg(r9)
 0x10: restore rbx; restore r12; r15 = same_value
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
;! f+0x0: caller(rbx) = reg(3)+0
;! f+0x0 with cfa=0x7008: caller(rip) = mem(0)+0x7000
;! f+0x4..0x8 with rsp=0x7000: cfa = mem(0)+0x7020
;! f+0x4..0x8 with rsp=0x7000: caller(rbx) = mem(0)+0x7008
;! f+0x4..0x8: caller(r12) = reg(10)+0
;! f+0x4..0x40 with rsp=0x7000: caller(r13) = imm(e06f000000000000)+0
;! f+0x4..0x40: caller(r14) = reg(14)+0
;! f+0x4..0x10: caller(r15) = undef
;! f+0x10..0x40: caller(r15) = reg(15)+0
;! f+0x8..0x10 with r11=0x9000: caller(rbx) = mem(0)+0x9000
;! f+0x8..0x10 with r9=2: caller(r12) = imm(fdffffffffffffff)+0
;! f+0x10..0x40: caller(rbx) = reg(3)+0
;! f+0x10..0x40: caller(r12) = reg(12)+0
;! f+0x4..0x40 with rsp=0x7000: caller(rsp) = imm(2070000000000000)+0
