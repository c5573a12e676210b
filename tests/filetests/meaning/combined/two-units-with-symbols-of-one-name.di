; Static variables of one name in two functions, in different memory, one of them promoted; both are arguments of locals.
target "aarch64"
global @f.s !dbg.def !7
global @g.s !dbg.def !8
define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x8: dbg.def !11, %reg(x8)
  0x10: dbg.kill !11
}
define @g size 0x20 !dbg !3 {
bb0 @ 0x0:
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = distinct !DISubprogram(name: "g", unit: !0, file: !1, line: 101, spFlags: DISPFlagDefinition)
!4 = !DIBasicType(name: "i64", size: 64, encoding: DW_ATE_signed)
!5 = distinct !DIGlobalVariable(name: "s", scope: !2, file: !1, line: 11, type: !4, isLocal: true)
!6 = distinct !DIGlobalVariable(name: "s", scope: !3, file: !1, line: 111, type: !4, isLocal: true)
!7 = distinct !DIFragment()
!8 = distinct !DIFragment()
!9 = !DILocalVariable(name: "l", scope: !2, file: !1, line: 3, type: !4)
!10 = !DILocalVariable(name: "m", scope: !3, file: !1, line: 4, type: !4)
!11 = distinct !DILifetime(object: !5, location: !DIExpr(DIOpReferrer(i64)))
!12 = distinct !DILifetime(object: !5, location: !DIExpr(DIOpArg(0, ptr), DIOpDeref(i64)), argObjects: {!7})
!13 = distinct !DILifetime(object: !6, location: !DIExpr(DIOpArg(0, ptr), DIOpDeref(b128), DIOpConstant(u8 8), DIOpByteOffset(i64)), argObjects: {!8})
!14 = distinct !DILifetime(object: !9, location: !DIExpr(DIOpArg(0, i64), DIOpNeg()), argObjects: {!5})
!15 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, i64), DIOpNeg()), argObjects: {!6})

;! f+0x0..0x8 with @f.s=0x4000, @g.s=0x5000: s@11 = mem(0)+0x4000
;! f+0x8..0x10: s@11 = reg(8)+0
;! g+0x0..0x20 with @f.s=0x4000, @g.s=0x5000: s@111 = mem(0)+0x5008
;! f+0x8 with x8=1: l = imm(ffffffffffffffff)+0
;! g+0x8 with @g.s=0x5000, [0x5008]=<02 00 00 00 00 00 00 00>: m = imm(feffffffffffffff)+0
