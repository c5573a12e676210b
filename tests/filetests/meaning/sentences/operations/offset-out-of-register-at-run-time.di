; A computed offset that leaves the register fails; inside the register, past the value, it does not
target "x86_64"
define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(rcx)
  0x0: dbg.def !21, %reg(rax)
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!910 = !DIBasicType(name: "t8", size: 8, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "a", scope: !4, file: !1, line: 10, type: !910)
!15 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !15, location: !DIExpr(DIOpReferrer(i8)))
!21 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32), DIOpArg(0, i8), DIOpByteOffset(u8)), argObjects: {!15})
;! f+0x0 with rcx=0: a = reg(0)+0
;! f+0x0 with rcx=7: a = reg(0)+7
;! f+0x0 with rcx=8: a = error
;! f+0x0 with rcx=0xff: a = error
;! f+0x0 with rcx=0x100: a = reg(0)+0
