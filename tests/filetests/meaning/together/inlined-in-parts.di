; An inlined scope that is in the hot and the cold part, with a lifetime in both and an argument of the outer function.
target "aarch64"
define @f size 0x60 !dbg !2 {
bb0 @ 0x0 -> bb1, bb2:
  0x0: dbg.def !20, %reg(x0, 0, 32)
  0x8: dbg.def !21, %entity(4)
bb1 @ 0x10:
bb2 @ 0x40:
}
entity @f 4 {
  0x8..0x20: %reg(x19, 0, 32)
  0x30..0x60: %slot(sp+8, 32)
  0x50..0x60: %reg(x20, 32, 32)
}
parts @f { 0x40: @f.cold }
scopes @f {
  !40: 0x8..0x20, 0x44..0x60
  !41: 0x10..0x14, 0x44..0x48, 0x50..0x5c
}
calls @f {
  0x18..0x1c: unknown
  0x4c..0x50: unknown
}
frame @f { 0x0: cfa = sp+32; x30 = [cfa-8]; x19 = [cfa-16] }
!9 = distinct !DISubprogram(name: "g", unit: !0, file: !1, line: 21, spFlags: DISPFlagDefinition)
!10 = !DILocalVariable(name: "p", arg: 1, scope: !9, file: !1, line: 21, type: !3)
!11 = distinct !DILexicalBlock(scope: !9, file: !1, line: 22)
!12 = !DILocalVariable(name: "v", scope: !11, file: !1, line: 23, type: !3)
!40 = distinct !DIInlinedScope(origin: !9, scope: !2, callFile: !1, callLine: 3)
!41 = distinct !DILexicalBlock(scope: !40, file: !1, line: 22, origin: !11)
!13 = !DILocalVariable(arg: 1, scope: !40, origin: !10)
!14 = !DILocalVariable(scope: !41, origin: !12)
!15 = !DILocalVariable(name: "n", arg: 1, scope: !2, file: !1, line: 1, type: !3)
!20 = distinct !DILifetime(object: !15, location: !DIExpr(DIOpReferrer(i32)))
!21 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(i32)))
!22 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpArg(0, i32), DIOpArg(1, i32), DIOpLt(), DIOpZExt(i32)), argObjects: {!13, !15})
; return positions 1c and 50: x0 is lost at 1b and 4f, x19 is kept
;! f+0x0..0x1b: n = reg(0)+0
;! f+0x1b: n = undef
;! f+0x1c..0x4f: n = reg(0)+0
;! f+0x4f: n = undef
;! f+0x50..0x60: n = reg(0)+0
;! f+0x8..0x20: !13 = reg(19)+0
;! f+0x20..0x30: !13 = undef
;! f+0x30..0x50 with sp=0x7000: !13 = mem(0)+0x7008
;! f+0x50..0x60 with sp=0x7000: !13 = multi{mem(0)+0x7008 | reg(20)+4}+0
; -1 < 1
;! f+0x10 with x19=0xffffffff, x0=1: !14 = imm(01000000)+0
;! f+0x1b with x19=0xffffffff: !14 = undef
;! f+0x44 with sp=0x7000, [0x7008]=<02 00 00 00>, x0=1: !14 = imm(00000000)+0
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
