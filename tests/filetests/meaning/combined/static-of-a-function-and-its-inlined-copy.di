; A static variable of a function that is also inlined: in memory, promoted to a register in the inlined scope's code.
target "x86_64"
global @cnt !dbg.def !7
define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x8: dbg.def !10, %reg(r14)
  0x18: dbg.kill !10
}
define @h size 0x20 !dbg !3 {
bb0 @ 0x0:
  0x10: dbg.def !11, %entity(4)
}
entity @h 4 { 0x10..0x18: %reg(r15)
}
scopes @f { !5: 0x4..0x1c }

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = distinct !DISubprogram(name: "h", unit: !0, file: !1, line: 101, spFlags: DISPFlagDefinition)
!4 = !DIBasicType(name: "i64", size: 64, encoding: DW_ATE_signed)
!5 = distinct !DIInlinedScope(origin: !3, scope: !2, callFile: !1, callLine: 3)
!6 = distinct !DIGlobalVariable(name: "cnt", scope: !3, file: !1, line: 102, type: !4)
!7 = distinct !DIFragment()
!8 = distinct !DIFragment()
!9 = !DILocalVariable(name: "k", scope: !2, file: !1, line: 3, type: !4)
!10 = distinct !DILifetime(object: !8, location: !DIExpr(DIOpReferrer(i64)))
!11 = distinct !DILifetime(object: !8, location: !DIExpr(DIOpReferrer(i64)))
!12 = distinct !DILifetime(object: !8, location: !DIExpr(DIOpArg(0, ptr), DIOpDeref(i64)), argObjects: {!7})
!13 = distinct !DILifetime(object: !6, location: !DIExpr(DIOpArg(0, i64)), argObjects: {!8})
!14 = distinct !DILifetime(object: !9, location: !DIExpr(DIOpArg(0, i64), DIOpConstant(i64 1), DIOpSub()), argObjects: {!8})

;! f+0x0..0x8 with @cnt=0x4000: cnt = mem(0)+0x4000
;! f+0x8..0x18: cnt = reg(14)+0
;! f+0x18..0x20 with @cnt=0x4000: cnt = mem(0)+0x4000
;! h+0x10..0x18: cnt = reg(15)+0
;! h+0x18..0x20: cnt = undef
;! elsewhere with @cnt=0x4000: cnt = mem(0)+0x4000
;! f+0x8 with r14=8: k = imm(0700000000000000)+0
;! f+0x0 with @cnt=0x4000, [0x4000]=<03 00 00 00 00 00 00 00>: k = imm(0200000000000000)+0
