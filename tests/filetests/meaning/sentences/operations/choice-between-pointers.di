; A choice between two pointers, of which one is to a register: what it points to
target "x86_64"
define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(rdi)
  0x0: dbg.def !21, %slot(rsp+8, 32)
  0x0: dbg.def !22, %reg(rdx)
  0x0: dbg.def !23, %reg(rdx)
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!910 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "p", scope: !4, file: !1, line: 10, type: !910)
!911 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!11 = !DILocalVariable(name: "a", scope: !4, file: !1, line: 11, type: !911)
!15 = distinct !DIFragment()
!16 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !15, location: !DIExpr(DIOpReferrer(i32)))
!21 = distinct !DILifetime(object: !16, location: !DIExpr(DIOpReferrer(i32)))
!23 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpArg(0, i32), DIOpArg(1, i32), DIOpReferrer(u32), DIOpConstant(u32 5), DIOpEq(), DIOpChoose()), argObjects: {!15, !16})
!22 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, i32), DIOpArg(1, i32), DIOpReferrer(u32), DIOpConstant(u32 5), DIOpEq(), DIOpChoose(), DIOpAddrOf(0)), argObjects: {!15, !16})
;! f+0x0 with rdx=5, rsp=0x1000: a = reg(5)+0
;! f+0x0 with rdx=6, rsp=0x1000: a = mem(0)+0x1008
;! f+0x0 with rdx=5, rsp=0x1000: p = ptr(reg(5)+0)+0
;! f+0x0 with rdx=6, rsp=0x1000: p = imm(0810000000000000)+0
