; One function with block-local ranges and one with flow: a global's register in both, with the same graph, differs behind the first block.
target "x86_64"
global @G !dbg.def !6
define @f size 0x20 !dbg !2 block_local {
bb0 @ 0x0 -> bb1:
  0x8: dbg.def !9, %reg(rax)
bb1 @ 0x10:
}
define @g size 0x20 !dbg !3 {
bb0 @ 0x0 -> bb1:
  0x8: dbg.def !10, %reg(rax)
bb1 @ 0x10:
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = distinct !DISubprogram(name: "g", unit: !0, file: !1, line: 101, spFlags: DISPFlagDefinition)
!4 = !DIBasicType(name: "i64", size: 64, encoding: DW_ATE_signed)
!5 = distinct !DIGlobalVariable(name: "G", scope: !0, file: !1, line: 3, type: !4)
!6 = distinct !DIFragment()
!7 = !DILocalVariable(name: "d", scope: !2, file: !1, line: 4, type: !4)
!8 = !DILocalVariable(name: "e", scope: !3, file: !1, line: 5, type: !4)
!9 = distinct !DILifetime(object: !5, location: !DIExpr(DIOpReferrer(i64)))
!10 = distinct !DILifetime(object: !5, location: !DIExpr(DIOpReferrer(i64)))
!11 = distinct !DILifetime(object: !5, location: !DIExpr(DIOpArg(0, ptr), DIOpDeref(i64)), argObjects: {!6})
!12 = distinct !DILifetime(object: !7, location: !DIExpr(DIOpArg(0, i64), DIOpConstant(i64 2), DIOpMul()), argObjects: {!5})
!13 = distinct !DILifetime(object: !8, location: !DIExpr(DIOpArg(0, i64), DIOpConstant(i64 2), DIOpMul()), argObjects: {!5})

;! f+0x8..0x10: G = reg(0)+0
;! f+0x10..0x20 with @G=0x4000: G = mem(0)+0x4000
;! g+0x8..0x20: G = reg(0)+0
;! f+0x10 with @G=0x4000, [0x4000]=<05 00 00 00 00 00 00 00>, rax=9: d = imm(0a00000000000000)+0
;! g+0x10 with @G=0x4000, [0x4000]=<05 00 00 00 00 00 00 00>, rax=9: e = imm(1200000000000000)+0
