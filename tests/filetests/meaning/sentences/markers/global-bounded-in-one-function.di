; A global in a register in one function: in the other function and outside, its computed location
target "x86_64"
define @f size 0x20 !dbg !4 {
bb0 @ 0x0:
  0x8: dbg.def !20, %reg(rax)
  0x10: dbg.kill !20
}
define @g size 0x20 !dbg !3 {
bb0 @ 0x0:
}
global @var !dbg.def !30
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = distinct !DISubprogram(name: "g", unit: !0, file: !1, line: 9, spFlags: DISPFlagDefinition)
!910 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!10 = distinct !DIGlobalVariable(name: "x", scope: !0, file: !1, line: 10, type: !910)
!30 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))
!21 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, ptr), DIOpDeref(i32)), argObjects: {!30}, kind: computed)
;! f+0x0..0x8 with @var=0x5000: x = mem(0)+0x5000
;! f+0x8..0x10 with @var=0x5000: x = reg(0)+0
;! f+0x10..0x20 with @var=0x5000: x = mem(0)+0x5000
;! g+0x0..0x20 with @var=0x5000: x = mem(0)+0x5000
;! elsewhere with @var=0x5000: x = mem(0)+0x5000
