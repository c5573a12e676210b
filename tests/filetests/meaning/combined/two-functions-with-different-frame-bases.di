; A fragment that two functions share: in one it is a slot of its frame base, in the other one of its CFA; a global is made of it.
target "x86_64"
global @G !dbg.def !7
define @f size 0x20 !dbg !4 {
bb0 @ 0x0:
  0x0: dbg.def !8, %reg(rbp)
  0x8: dbg.def !9, %slot(fb-8, 32)
}
define @g size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x10: dbg.def !10, %slot(fb-8, 32)
}
frame @f entry {}
frame @g { 0x0: cfa = rsp+8; ra = [cfa-8]
 0x4: cfa = rsp+40 }

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "g", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "i32", size: 32, encoding: DW_ATE_signed)
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition, frameBase: !5)
!5 = distinct !DIFragment()
!6 = distinct !DIGlobalVariable(name: "G", scope: !0, file: !1, line: 3, type: !3)
!7 = distinct !DIFragment()
!8 = distinct !DILifetime(object: !5, location: !DIExpr(DIOpReferrer(ptr), DIOpDeref(b8)))
!9 = distinct !DILifetime(object: !6, location: !DIExpr(DIOpReferrer(i32)))
!10 = distinct !DILifetime(object: !6, location: !DIExpr(DIOpReferrer(i32)))
!11 = distinct !DILifetime(object: !6, location: !DIExpr(DIOpArg(0, ptr), DIOpDeref(i32)), argObjects: {!7})

;! f+0x0..0x8 with @G=0x4000: G = mem(0)+0x4000
;! f+0x8..0x20 with rbp=0x7000: G = mem(0)+0x6ff8
;! g+0x0..0x10 with @G=0x4000: G = mem(0)+0x4000
;! g+0x10..0x20 with rsp=0x7000: G = mem(0)+0x7020
;! elsewhere with @G=0x4000: G = mem(0)+0x4000
