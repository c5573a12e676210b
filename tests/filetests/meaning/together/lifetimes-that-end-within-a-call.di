; Lifetimes that begin or end inside a call instruction, and at its return position.
target "x86_64"
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(rax)
  0x10: dbg.def !21, %reg(rcx)
  0x12: dbg.kill !20
  0x14: dbg.def !22, %reg(rdx)
  0x15: dbg.kill !21
  0x15: dbg.def !23, %reg(rax)
}
calls @f { 0x10..0x15: unknown }
!10 = !DILocalVariable(name: "a", scope: !2, file: !1, line: 2, type: !4)
!11 = !DILocalVariable(name: "b", scope: !2, file: !1, line: 3, type: !4)
!12 = !DILocalVariable(name: "c", scope: !2, file: !1, line: 4, type: !4)
!13 = !DILocalVariable(name: "d", scope: !2, file: !1, line: 5, type: !4)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i64)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i64)))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(i64)))
!23 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(i64)))
!24 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpConstant(i64 4)))
;! f+0x0..0x12: a = reg(0)+0
;! f+0x12..0x40: a = undef
;! f+0x10..0x14: b = reg(2)+0
;! f+0x14: b = undef
;! f+0x15..0x40: b = undef
;! f+0x14: c = undef
;! f+0x15..0x40: c = reg(1)+0
;! f+0x0..0x15: d = imm(0400000000000000)+0
;! f+0x15..0x40: d = reg(0)+0
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!4 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
