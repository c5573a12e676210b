; Thread-local globals at a constant offset, on big-endian Power.
target "ppc64"
global @pad thread_local !dbg.def !31
global @tv thread_local !dbg.def !30
define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "example")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!14 = distinct !DIGlobalVariable(name: "t", scope: !0, file: !1, line: 9, type: !5)
!15 = distinct !DIGlobalVariable(name: "p", scope: !0, file: !1, line: 9, type: !5)
!21 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpArg(0, u64), DIOpThreadLocal(i32)), argObjects: {!30})
!22 = distinct !DILifetime(object: !15, location: !DIExpr(DIOpArg(0, u64), DIOpConstant(u64 4), DIOpAdd(), DIOpThreadLocal(i32)), argObjects: {!31})
!30 = distinct !DIFragment()
!31 = distinct !DIFragment()

;! elsewhere with thread=0x6000, @tv=0x20: t = mem(0)+0x6020
