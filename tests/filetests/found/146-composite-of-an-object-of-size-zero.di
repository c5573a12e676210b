; An object of size 0 has a location of any size. The audit reported the pieces of this composite (A212).
target "x86_64"
define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
  0x0: dbg.def !21, %reg(rdi)
  0x0: dbg.def !22, %reg(rcx)
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "f.c", directory: "/src")
!10 = !DILocalVariable(name: "a", scope: !4, file: !1, line: 10, type: !910)
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!910 = !DIBasicType(name: "t32", size: 0x0, encoding: DW_ATE_unsigned)
!15 = distinct !DIFragment()
!16 = distinct !DIFragment()
!21 = distinct !DILifetime(object: !16, location: !DIExpr(DIOpReferrer(u16)))
!22 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, b32), DIOpArg(1, u16), DIOpReferrer(u8), DIOpOverlay(b32)), argObjects: {!15, !16})
