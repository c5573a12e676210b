; Of two places one fails in some states: there the object is at the other
target "x86_64"
define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(rcx)
  0x0: dbg.def !21, %reg(rsi)
  0x0: dbg.def !22, %reg(rdi)
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!910 = !DIBasicType(name: "t8", size: 8, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "x", scope: !4, file: !1, line: 10, type: !910)
!15 = distinct !DIFragment()
!22 = distinct !DILifetime(object: !15, location: !DIExpr(DIOpReferrer(b64)))
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, b64), DIOpReferrer(u8), DIOpByteOffset(u8)), argObjects: {!15})
!21 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(u8)))
;! f+0x0 with rcx=3: x = multi{reg(4)+0 | reg(5)+3}+0
;! f+0x0 with rcx=8: x = reg(4)+0
