; Frame rules: a rule of each kind, then the rules at the entry again. x29 and x30 are saved at the CFA, 0x7000 + 16: -16 and -8.
; x20 is x19 + 1, x22 in memory at x21 + 8, x23 in x24.
target "aarch64"
define @f1 size 0x10 !dbg !3 {
bb0 @ 0x0:
  0x0: dbg.def !5, %reg(x0, 0, 32)
}
frame @f1 { 0x4: cfa = sp+16; x29 = [cfa-16]; ra = [cfa-8]
0x4: remember_state
0x8: x20 = !DIExpr(DIOpReferrer(i64), DIOpConstant(i64 1), DIOpAdd()) of %reg(x19); x22 = [!DIExpr(DIOpReferrer(ptr), DIOpDeref(b128), DIOpConstant(i64 8), DIOpByteOffset(i64)) of %reg(x21)]; x23 = x24
0xc: cfa = sp+0; restore x29; restore ra
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand")
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!3 = distinct !DISubprogram(name: "f1", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!4 = !DILocalVariable(name: "a1", scope: !3, file: !1, line: 2, type: !2)
!5 = distinct !DILifetime(object: !4, location: !DIExpr(DIOpReferrer(i32)))

;! f1+0x4 with sp=0x7000: cfa = mem(0)+0x7010
;! f1+0x4 with sp=0x7000: caller(x29) = mem(0)+0x7000
;! f1+0x4 with sp=0x7000: caller(x30) = mem(0)+0x7008
;! f1+0x8 with sp=0x7000, x19=5: caller(x20) = imm(0600000000000000)+0
;! f1+0x8 with sp=0x7000, x21=0x9000: caller(x22) = mem(0)+0x9008
;! f1+0x8 with sp=0x7000: caller(x23) = reg(24)+0
;! f1+0xc with sp=0x7000: caller(x29) = reg(29)+0
;! f1+0xc with sp=0x7000: cfa = mem(0)+0x7000
