; A pointer to a register as an object of its own: what another object finds through it is the register, also a part of it
target "x86_64"
define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(rdi)
  0x8: dbg.def !21, %slot(rsp+8, 32)
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!910 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "x", scope: !4, file: !1, line: 10, type: !910)
!911 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!11 = !DILocalVariable(name: "p", scope: !4, file: !1, line: 11, type: !911)
!912 = !DIBasicType(name: "t16", size: 16, encoding: DW_ATE_unsigned)
!12 = !DILocalVariable(name: "q", scope: !4, file: !1, line: 12, type: !912)
!913 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!13 = !DILocalVariable(name: "r", scope: !4, file: !1, line: 13, type: !913)
!15 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !15, location: !DIExpr(DIOpReferrer(i32)))
!21 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))
!22 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpArg(0, i32), DIOpAddrOf(0)), argObjects: {!15})
!23 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpArg(0, ptr), DIOpDeref(b32), DIOpConstant(u8 2), DIOpByteOffset(i16)), argObjects: {!11})
!24 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpArg(0, ptr), DIOpReinterpret(u64)), argObjects: {!11})
;! f+0x0: p = ptr(reg(5)+0)+0
;! f+0x0: q = reg(5)+2
;! f+0x0: r = ptr(reg(5)+0)+0
