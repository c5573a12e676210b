; A list of a register, a part of one and a vector register's part, of which a field of bits goes over two borders.
; bits: 0b10 from rax (its highest), 0xa5 from xmm2, 0xc from rbx: 10 + (a5 << 2) + (c << 10)
target "x86_64"
define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !9, %regs(%reg(rax, 60, 4), %reg(xmm2, 100, 8), %reg(rbx, 0, 20))
  0x10: dbg.kill !9
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "u32", size: 32, encoding: DW_ATE_unsigned)
!4 = !DIBasicType(name: "u16", size: 16, encoding: DW_ATE_unsigned)
!5 = distinct !DIFragment()
!6 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 3, type: !3)
!7 = !DILocalVariable(name: "f14", scope: !2, file: !1, line: 4, type: !4)
!8 = !DILocalVariable(name: "n", scope: !2, file: !1, line: 5, type: !4)
!9 = distinct !DILifetime(object: !5, location: !DIExpr(DIOpReferrer(u32)))
!10 = distinct !DILifetime(object: !6, location: !DIExpr(DIOpArg(0, u32)), argObjects: {!5})
!11 = distinct !DILifetime(object: !7, location: !DIExpr(DIOpArg(0, u32), DIOpConstant(u6 2), DIOpBitOffset(u14), DIOpConstant(u2 0), DIOpComposite(2, b16)), argObjects: {!5})
!12 = distinct !DILifetime(object: !8, location: !DIExpr(DIOpArg(0, u32), DIOpConstant(u6 2), DIOpBitOffset(u14), DIOpZExt(u16)), argObjects: {!5})

;! f+0x0..0x10: x = comp[0..0.4: reg(0)+7.4, 0.4..1.4: reg(19)+12.4, 1.4..4: reg(3)+0]+0
;! f+0x0..0x10: f14 = comp[0..0.2: reg(0)+7.6, 0.2..1.2: reg(19)+12.4, 1.2..1.6: reg(3)+0, 1.6..2: imm(00)]+0
;! f+0x0..0x10 with rax=0x8000000000000000, xmm2=<00 00 00 00 00 00 00 00 00 00 00 00 50 0a 00 00>, rbx=0xfc: n = imm(9632)+0
;! f+0x10..0x20: x = undef
