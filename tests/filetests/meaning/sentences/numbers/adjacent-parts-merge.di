; Parts of a composite that continue each other are one run, in a register and in memory
target "x86_64"
define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(rax, 8, 24)
  0x0: dbg.def !21, %reg(rax, 32, 32)
  0x0: dbg.def !24, %reg(rax, 0, 8)
  0x0: dbg.def !23, %slot(rbx+0, 64)
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!910 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "a", scope: !4, file: !1, line: 10, type: !910)
!911 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!11 = !DILocalVariable(name: "b", scope: !4, file: !1, line: 11, type: !911)
!15 = distinct !DIFragment()
!16 = distinct !DIFragment()
!17 = distinct !DIFragment()
!24 = distinct !DILifetime(object: !17, location: !DIExpr(DIOpReferrer(u8)))
!20 = distinct !DILifetime(object: !15, location: !DIExpr(DIOpReferrer(u24)))
!21 = distinct !DILifetime(object: !16, location: !DIExpr(DIOpReferrer(u32)))
!22 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, u8), DIOpArg(1, u24), DIOpArg(2, u32), DIOpComposite(3, u64)), argObjects: {!17, !15, !16})
!23 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(u64), DIOpConstant(u8 0), DIOpByteOffset(u16), DIOpReferrer(u64), DIOpConstant(u8 2), DIOpByteOffset(b48), DIOpComposite(2, b64)))
;! f+0x0: a = comp[0..8: reg(0)+0]+0
;! f+0x0 with rbx=0x1000: b = comp[0..8: mem(0)+0x1000]+0
