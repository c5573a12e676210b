; A global with bounded lifetimes only: undefined in other functions, and its fragment argument is bounded in two functions
target "x86_64"
define @f size 0x20 !dbg !4 {
bb0 @ 0x0:
  0x8: dbg.def !20, %reg(rax)
}
define @g size 0x20 !dbg !3 {
bb0 @ 0x0:
  0x4: dbg.def !21, %reg(rbx)
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = distinct !DISubprogram(name: "g", unit: !0, file: !1, line: 9, spFlags: DISPFlagDefinition)
!910 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!10 = distinct !DIGlobalVariable(name: "x", scope: !0, file: !1, line: 10, type: !910)
!30 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(i32)))
!21 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(i32)))
!22 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, i32), DIOpConstant(i32 3), DIOpComposite(2, i64)), argObjects: {!30}, kind: computed)
;! f+0x0..0x8: x = comp[0..4: undef, 4..8: imm(03000000)+0]+0
;! f+0x8..0x20: x = comp[0..4: reg(0)+0, 4..8: imm(03000000)+0]+0
;! g+0x0..0x4: x = comp[0..4: undef, 4..8: imm(03000000)+0]+0
;! g+0x4..0x20: x = comp[0..4: reg(3)+0, 4..8: imm(03000000)+0]+0
;! elsewhere: x = comp[0..4: undef, 4..8: imm(03000000)+0]+0
