; A caller register that is saved in two places, and one that is chosen by a flag
target "x86_64"
define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
}
frame @f { 0x0: cfa = rsp+8; ra = [cfa-8]
0x4: xmm0 = [!DIExpr(DIOpArg(0, i64), DIOpArg(1, i64), DIOpComposite(2, b128)) of %slot(cfa-32, 64), %slot(cfa-64, 64)]
0x8: rbx = !DIExpr(DIOpArg(0, i64), DIOpArg(1, i64), DIOpArg(2, i8), DIOpConstant(i8 0), DIOpNe(), DIOpChoose(), DIOpRead()) of %reg(r12), %reg(r13), %reg(r14, 8, 8)
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
;! f+0x4 with cfa=0x7040: caller(xmm0) = comp[0..8: mem(0)+0x7020, 8..16: mem(0)+0x7000]+0
;! f+0x8 with r12=1, r13=2, r14=0xff00: caller(rbx) = imm(0100000000000000)+0
;! f+0x8 with r12=1, r13=2, r14=0xff: caller(rbx) = imm(0200000000000000)+0
