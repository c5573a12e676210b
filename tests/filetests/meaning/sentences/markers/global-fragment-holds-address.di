; The fragment of a global is a value, the address of its symbol; with one lifetime as the pointer itself and one that adds to it
target "x86_64"
define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
}
global @arr !dbg.def !30
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!910 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!10 = distinct !DIGlobalVariable(name: "p", scope: !0, file: !1, line: 10, type: !910)
!911 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!11 = distinct !DIGlobalVariable(name: "q", scope: !0, file: !1, line: 11, type: !911)
!912 = !DIBasicType(name: "t16", size: 16, encoding: DW_ATE_unsigned)
!12 = distinct !DIGlobalVariable(name: "e", scope: !0, file: !1, line: 12, type: !912)
!30 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, ptr)), argObjects: {!30})
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpArg(0, u64), DIOpConstant(u64 8), DIOpAdd()), argObjects: {!30})
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpArg(0, u64), DIOpConstant(u64 6), DIOpSub(), DIOpReinterpret(ptr), DIOpDeref(i16)), argObjects: {!30})
;! elsewhere with @arr=0x404000: p = imm(0040400000000000)+0
;! f+0x10 with @arr=0x404000: q = imm(0840400000000000)+0
;! f+0x10 with @arr=0x404000: e = mem(0)+0x403ffa
;! f+0x10 with @arr=0x404000: !30 = imm(0040400000000000)+0
