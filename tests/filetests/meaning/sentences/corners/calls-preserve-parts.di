; Parts of registers at a call: of preserved ones kept, of lost ones not; a list with one of each keeps one part
target "x86_64"
define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(rbx, 16, 16)
  0x0: dbg.def !21, %reg(rcx, 16, 16)
  0x0: dbg.def !22, %regs(%reg(rbx, 0, 16), %reg(rcx, 0, 16), %reg(r14, 0, 16))
  0x0: dbg.def !23, %reg(xmm6, 64, 64)
}
calls @f { 0x10..0x15: unknown }
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!910 = !DIBasicType(name: "t16", size: 16, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "a", scope: !4, file: !1, line: 10, type: !910)
!911 = !DIBasicType(name: "t16", size: 16, encoding: DW_ATE_unsigned)
!11 = !DILocalVariable(name: "b", scope: !4, file: !1, line: 11, type: !911)
!912 = !DIBasicType(name: "t48", size: 48, encoding: DW_ATE_unsigned)
!12 = !DILocalVariable(name: "c", scope: !4, file: !1, line: 12, type: !912)
!913 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!13 = !DILocalVariable(name: "d", scope: !4, file: !1, line: 13, type: !913)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i16)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i16)))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(b48)))
!23 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(f64)))
;! f+0x14: a = reg(3)+2
;! f+0x14: b = undef
;! f+0x14: c = comp[0..2: reg(3)+0, 2..4: undef, 4..6: reg(14)+0]+0
;! f+0x14: d = undef
;! f+0x15: d = reg(23)+8
