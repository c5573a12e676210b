; Of an argument in two places, an operand that is undefined for one of them: the checker took the other operands for both.
target "x86_64"
define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %entity(1)
}
entity @f 1 {
  0x0..0x20: %reg(rax)
  0x0..0x20: %reg(rbx)
}
frame @f entry {}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "t", size: 64, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "x", scope: !2, line: 2, type: !3)
!11 = !DILocalVariable(name: "y", scope: !2, line: 3, type: !3)
!12 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(u32)))
; 7 where the argument is odd, else nothing, and the argument.
!21 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpConstant(u32 7), DIOpConstant(u32 undef), DIOpArg(0, u32), DIOpConvert(u1), DIOpChoose(), DIOpArg(0, u32), DIOpComposite(2, u64)), argObjects: {!12})
; Where a bit of the argument is 1, an element of (9, 9), else one of what has 8 there for the same bit, and nothing for others:
; no element is ever 8.
!22 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpConstant(<2 x u32> undef), DIOpConstant(u32 8), DIOpExtend(2), DIOpArg(0, u32), DIOpSelect(), DIOpConstant(u32 9), DIOpExtend(2), DIOpArg(0, u32), DIOpSelect()), argObjects: {!12})
; Each expression for rax, then for rbx, by section 3.2 of docs/language.md. 1 is odd, 2 is even; of 1 bit 0 is set, of 2 bit 1.
;! f+0x4 with rax=1, rbx=2: x = multi{comp[0..4: imm(07000000)+0, 4..8: reg(0)+0]+0 | comp[0..4: undef, 4..8: reg(3)+0]+0}+0
;! f+0x4 with rax=1, rbx=2: y = multi{comp[0..4: imm(09000000)+0, 4..8: undef]+0 | comp[0..4: undef, 4..8: imm(09000000)+0]+0}+0
