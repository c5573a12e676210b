; The frame base is counted from a register that calls do not preserve: its slots have no place during a call, also in a pointer.
target "x86_64"
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(r10)
  0x0: dbg.def !21, %slot(fb-8, 64)
  0x0: dbg.def !22, %addr(fb-16)
  0x0: dbg.def !23, %entity(1)
}
entity @f 1 {
  0x0..0x30: %slot(fb-24, 64), %reg(rbx)
}
calls @f {
  0x10..0x15: unknown
  0x20..0x25: unknown preserves(r10)
}
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition, frameBase: !50)
!10 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 2, type: !4)
!11 = !DILocalVariable(name: "p", scope: !2, file: !1, line: 3, type: !4)
!12 = !DILocalVariable(name: "y", scope: !2, file: !1, line: 4, type: !4)
!50 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !50, location: !DIExpr(DIOpReferrer(ptr), DIOpDeref(b8)))
!21 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i64)))
!22 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(ptr), DIOpReinterpret(i64)))
!23 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(i64)))
;! f+0x0..0x14 with r10=0x7000: x = mem(0)+0x6ff8
;! f+0x14: x = undef
;! f+0x15..0x40 with r10=0x7000: x = mem(0)+0x6ff8
;! f+0x0..0x14 with r10=0x7000: p = imm(f06f000000000000)+0
;! f+0x14: p = undef
;! f+0x15..0x40 with r10=0x7000: p = imm(f06f000000000000)+0
;! f+0x0..0x14 with r10=0x7000: y = multi{mem(0)+0x6fe8 | reg(3)+0}+0
;! f+0x14: y = reg(3)+0
;! f+0x15..0x30 with r10=0x7000: y = multi{mem(0)+0x6fe8 | reg(3)+0}+0
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "a.c", directory: "/src")
!4 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
