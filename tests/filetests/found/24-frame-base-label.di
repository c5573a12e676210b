; A frame base in another address space is dropped, and a choice by a slot that is counted from it stays DW_OP_fbreg.

target "generic32-be"
define @f0 size 0x1f !dbg !4 {
}
define @f1 size 0x1b !dbg !16 {
bb0 @ 0x0 -> bb0, bb0:
  0x8: dbg.label !24
  0x17: dbg.def !29, %slot(fb+152)
}
frame @f1 { 0x0: cfa = dw7+24 }
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "g")
!4 = distinct !DISubprogram(name: "f0", unit: !2, file: !1, line: 1, spFlags: DISPFlagDefinition)
!15 = distinct !DIFragment()
!16 = distinct !DISubprogram(name: "f1", unit: !2, file: !1, line: 2, spFlags: DISPFlagDefinition, frameBase: !15)
!20 = !DIBasicType(name: "t12", size: 12, encoding: DW_ATE_unsigned)
!21 = !DILocalVariable(name: "v1", scope: !16, file: !1, line: 2, type: !20)
!24 = !DILabel(scope: !16, name: "l0", file: !1, line: 4)
!29 = distinct !DILifetime(object: !21, location: !DIExpr(DIOpConstant(ptr addrspace(1) 1691836178), DIOpArg(0, ptr addrspace(1)), DIOpReferrer(u12), DIOpConstant(u32 8), DIOpBitOffset(u1), DIOpChoose(), DIOpDeref(b12), DIOpAddrOf(1), DIOpDeref(b12)), argObjects: {!24})
!31 = distinct !DILifetime(object: !15, location: !DIExpr(DIOpCFA(1), DIOpDeref(b8)))
