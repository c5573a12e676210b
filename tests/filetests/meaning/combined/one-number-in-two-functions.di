; The same entity number in two functions are two entities; a global is in one of them, and elsewhere in memory.
target "x86_64"
global @G !dbg.def !6
define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x4: dbg.def !7, %entity(9)
}
define @g size 0x20 !dbg !3 {
bb0 @ 0x0 -> bb0:
  0x8: dbg.def !8, %entity(9)
  0x10: dbg.kill !8
}
entity @f 9 {
  0x4..0x10: %reg(rbx, 0, 32)
  0xc..0x20: %reg(rbp, 32, 32)
}
entity @g 9 {
  0x0..0xc: %reg(r15, 0, 32)
  0xa..0xe: %const(i32 66)
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = distinct !DISubprogram(name: "g", unit: !0, file: !1, line: 101, spFlags: DISPFlagDefinition)
!4 = !DIBasicType(name: "i32", size: 32, encoding: DW_ATE_signed)
!5 = distinct !DIGlobalVariable(name: "G", scope: !0, file: !1, line: 3, type: !4)
!6 = distinct !DIFragment()
!7 = distinct !DILifetime(object: !5, location: !DIExpr(DIOpReferrer(i32)))
!8 = distinct !DILifetime(object: !5, location: !DIExpr(DIOpReferrer(u32)))
!9 = distinct !DILifetime(object: !5, location: !DIExpr(DIOpArg(0, ptr), DIOpDeref(i32)), argObjects: {!6}, kind: computed)

;! f+0x0..0x4 with @G=0x9000: G = mem(0)+0x9000
;! f+0x4..0xc: G = reg(3)+0
;! f+0xc..0x10: G = multi{reg(3)+0 | reg(6)+4}+0
;! f+0x10..0x20: G = reg(6)+4
;! g+0x0..0x8 with @G=0x9000: G = mem(0)+0x9000
;! g+0x8..0xa: G = reg(15)+0
;! g+0xa..0xc: G = multi{imm(42000000)+0 | reg(15)+0}+0
;! g+0xc..0xe: G = imm(42000000)+0
;! g+0xe: G = undef
;! g+0x10..0x20 with @G=0x9000: G = mem(0)+0x9000
;! elsewhere with @G=0x9000: G = mem(0)+0x9000
