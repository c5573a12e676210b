; A local of f is a copy of the thread-local's low half at run time, plus 1.
target "x86_64"
global @t thread_local !dbg.def !11
define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand")
!1 = !DIFile(filename: "h.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!4 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!10 = distinct !DIGlobalVariable(name: "x", scope: !0, file: !1, line: 10, type: !4)
!11 = distinct !DIFragment()
!12 = !DILocalVariable(name: "y", scope: !2, file: !1, line: 12, type: !3)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, u64), DIOpThreadLocal(i64)), argObjects: {!11})
!21 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpArg(0, i64), DIOpConvert(i32), DIOpConstant(i32 1), DIOpAdd()), argObjects: {!10})
;! f+0x0 with @t=0x10, thread=0x6000, [0x6010]=<ff ff ff ff 01 00 00 00>: y = imm(00000000)+0
