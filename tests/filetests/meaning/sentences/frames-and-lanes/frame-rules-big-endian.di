; Frame rules of a big-endian machine: parts of registers, composites of registers and memory, numbers
target "s390x"
define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
}
frame @f { 0x0: cfa = r15+160
0x4: a3 = [!DIExpr(DIOpReferrer(i32)) of %reg(r6)]; a4 = [!DIExpr(DIOpReferrer(i32)) of %reg(r6, 32, 32)]
0x4: r7 = [!DIExpr(DIOpArg(0, i32), DIOpArg(1, i32), DIOpComposite(2, i64)) of %reg(a5), %slot(cfa-8, 32)]
0x4: r8 = !DIExpr(DIOpReferrer(i32), DIOpSExt(i64)) of %reg(a6); f8 = r9; r9 = cfa-16
0x8: v24 = [!DIExpr(DIOpReferrer(b128)) of %regs(r4, r5)]; r10 = [cfa-80]
0x8: r11 = !DIExpr(DIOpReferrer(u64), DIOpConstant(u8 6), DIOpByteOffset(u16), DIOpConvert(u64)) of %slot(cfa-24, 64)
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
;! f+0x4: caller(a3) = reg(6)+0
;! f+0x4: caller(a4) = reg(6)+4
;! f+0x4 with cfa=0x2000: caller(r7) = comp[0..4: reg(53)+0, 4..8: mem(0)+0x1ff8]+0
;! f+0x4 with a6=0x80000001: caller(r8) = imm(ffffffff80000001)+0
;! f+0x4: caller(f8) = reg(9)+0
;! f+0x4 with cfa=0x2000: caller(r9) = imm(0000000000001ff0)+0
;! f+0x8: caller(v24) = comp[0..8: reg(4)+0, 8..16: reg(5)+0]+0
;! f+0x8 with cfa=0x2000: caller(r10) = mem(0)+0x1fb0
;! f+0x8 with cfa=0x2000, [0x1fe8]=<01 02 03 04 05 06 07 08>: caller(r11) = imm(0000000000000708)+0
;! f+0x8 with r15=0x1000: caller(r15) = imm(0000000000001000)+0
