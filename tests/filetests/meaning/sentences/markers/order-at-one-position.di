; Markers at one position take effect in their order: a kill before a def of another, both at 0x10; def and kill of one lifetime at one position cover nothing
target "x86_64"
define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
  0x8: dbg.def !20, %reg(rax)
  0x10: dbg.kill !20
  0x10: dbg.def !21, %reg(rcx)
  0x18: dbg.def !22, %reg(rdx)
  0x18: dbg.kill !22
  0x20: dbg.def !23, %reg(rsi)
  0x20: dbg.def !24, %reg(rdi)
  0x20: dbg.kill !23
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!910 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "x", scope: !4, file: !1, line: 10, type: !910)
!911 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!11 = !DILocalVariable(name: "y", scope: !4, file: !1, line: 11, type: !911)
!912 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!12 = !DILocalVariable(name: "z", scope: !4, file: !1, line: 12, type: !912)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))
!21 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))
!22 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i32)))
!23 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(i32)))
!24 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(i32)))
;! f+0x0..0x8: x = undef
;! f+0x8..0x10: x = reg(0)+0
;! f+0x10..0x40: x = reg(2)+0
;! f+0x0..0x40: y = undef
;! f+0x20..0x40: z = reg(5)+0
