; Section 5, DIOpComposite: eight bytes of memory, four bits of a register, and the memory behind them.
target "x86_64"

define @f size 0x10 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(rax)
  0x0: dbg.def !21, %reg(rbx, 0, 4)
}

frame @f entry {}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "four", size: 128, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 2, type: !3)
!11 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(ptr), DIOpDeref(b64), DIOpArg(0, b4), DIOpReferrer(ptr), DIOpDeref(b128), DIOpConstant(i64 68), DIOpBitOffset(b60), DIOpComposite(3, b128)), argObjects: {!11})
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(b4)))

; 68 bits are 8 bytes and 4 bits
;! f+0x0..0x10 with rax=0x7000: x = comp[0..8: mem(0)+0x7000, 8..8.4: reg(3)+0, 8.4..16: mem(0)+0x7008.4]+0
