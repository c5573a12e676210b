; Calls that follow each other at once, a call that returns to a block's start, one at the end of a part, a tail call in the middle.
target "x86_64"
define @f size 0x40 !dbg !2 {
bb0 @ 0x0 -> bb1:
  0x0: dbg.def !20, %reg(rdi)
  0x0: dbg.def !21, %entity(1)
bb1 @ 0x10 -> bb2:
  0x12: dbg.kill !20
  0x12: dbg.def !22, %reg(rdi)
bb2 @ 0x20 -> bb3:
bb3 @ 0x30:
}
entity @f 1 {
  0x0..0x9: %reg(rax)
  0x9..0xe: %reg(rsi)
  0xe..0x40: %reg(r13), %reg(rsi)
}
parts @f { 0x20: @f.cold }
calls @f {
  0x4..0x9: unknown
  0x9..0xb: unknown preserves(rsi)
  0xb..0x10: unknown preserves(rdi)
  0x1b..0x20: unknown
  0x24..0x26: unknown tail
  0x3e..0x40: unknown
}
!10 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 2, type: !4)
!11 = !DILocalVariable(name: "y", scope: !2, file: !1, line: 3, type: !4)
!12 = !DILocalVariable(name: "z", scope: !2, file: !1, line: 4, type: !4)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i64)))
!22 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i64)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i64)))
!23 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpArg(0, i64), DIOpArg(1, i64), DIOpSub()), argObjects: {!10, !11})
;! f+0x0..0x8: x = reg(5)+0
;! f+0x8: x = undef
;! f+0x9: x = reg(5)+0
;! f+0xa: x = undef
;! f+0xb..0x1f: x = reg(5)+0
;! f+0x1f: x = undef
;! f+0x20..0x25: x = reg(5)+0
;! f+0x25: x = undef
;! f+0x26..0x3f: x = reg(5)+0
;! f+0x3f: x = undef
;! f+0x0..0x8: y = reg(0)+0
;! f+0x8: y = undef
;! f+0x9..0xe: y = reg(4)+0
;! f+0xe: y = multi{reg(13)+0 | reg(4)+0}+0
;! f+0xf: y = reg(13)+0
;! f+0x10..0x1f: y = multi{reg(13)+0 | reg(4)+0}+0
;! f+0x1f: y = reg(13)+0
;! f+0x20..0x25: y = multi{reg(13)+0 | reg(4)+0}+0
;! f+0x25: y = reg(13)+0
;! f+0x26..0x3f: y = multi{reg(13)+0 | reg(4)+0}+0
;! f+0x3f: y = reg(13)+0
;! f+0x9 with rdi=9, rsi=4: z = imm(0500000000000000)+0
;! f+0xa: z = undef
;! f+0xb with rdi=9, rsi=4: z = imm(0500000000000000)+0
;! f+0x24 with rdi=9, rsi=4, r13=4: z = imm(0500000000000000)+0
;! f+0x25: z = undef
;! f+0x3f: z = undef
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!4 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
