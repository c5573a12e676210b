; The rules at entry of x86-64 hold throughout: the CFA is the stack pointer plus 8, the return address below it.
target "x86_64"
define @f size 0x10 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !5, %slot(cfa-16, 64)
}
frame @f entry {}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "i64", size: 64, encoding: DW_ATE_signed)
!4 = !DILocalVariable(name: "a", scope: !2, file: !1, line: 3, type: !3)
!5 = distinct !DILifetime(object: !4, location: !DIExpr(DIOpReferrer(i64)))

;! f+0x0..0x10 with rsp=0x7000: cfa = mem(0)+0x7008
;! f+0x0..0x10 with rsp=0x7000: a = mem(0)+0x6ff8
;! f+0x0..0x10 with rsp=0x7000: caller(rip) = mem(0)+0x7000
