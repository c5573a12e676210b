; A fragment that is the frame base of two functions: the second had its location written over that of the first.
target "x86_64"
define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x8: dbg.def !20, %slot(rsp+56, 8)
  0x8: dbg.def !21, %slot(fb+16, 32)
}
define @g size 0x20 !dbg !3 {
bb0 @ 0x0:
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition, frameBase: !13)
!3 = distinct !DISubprogram(name: "g", unit: !0, file: !1, line: 2, spFlags: DISPFlagDefinition, frameBase: !13)
!4 = !DIBasicType(name: "t", size: 32, encoding: DW_ATE_signed)
!10 = !DILocalVariable(name: "x", scope: !2, line: 2, type: !4)
!13 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(b8)))
!21 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))
; The lifetime is active in f alone (section 3.1): 0x7000 + 56 = 0x7038, and 16 more for x.
;! f+0x8 with rsp=0x7000: !13 = mem(0)+0x7038
;! f+0x8 with rsp=0x7000: x = mem(0)+0x7048
;! g+0x8: !13 = undef
