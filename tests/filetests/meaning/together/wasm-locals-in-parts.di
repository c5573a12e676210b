; WebAssembly: a struct in locals, a global of the module as a base, an operand of the stack, a call, which takes none of them.
target "wasm32"
define @f size 0x40 !dbg !2 {
bb0 @ 0x0 -> bb1, bb2:
  0x0: dbg.def !20, %reg(local0)
  0x4: dbg.def !21, %reg(i64.local3)
  0x8: dbg.def !22, %slot(global0+16, 64)
bb1 @ 0x10 -> bb2:
  0x10: dbg.kill !20
  0x10: dbg.def !23, %reg(operand1)
bb2 @ 0x20:
  0x28: dbg.kill !21
}
!5 = !DICompositeType(tag: DW_TAG_structure_type, name: "s", file: !1, line: 1, size: 96)
!10 = !DILocalVariable(name: "s", scope: !2, file: !1, line: 2, type: !5)
!11 = distinct !DIFragment()
!12 = distinct !DIFragment()
!13 = !DILocalVariable(name: "slot", scope: !2, file: !1, line: 3, type: !4)
!14 = !DILocalVariable(name: "sum", scope: !2, file: !1, line: 4, type: !3)
!20 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i32)))
!23 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i32)))
!21 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(i64)))
!22 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(i64)))
!24 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, i32), DIOpArg(1, i64), DIOpComposite(2, b96)), argObjects: {!11, !12})
!25 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpArg(0, i32), DIOpArg(1, i64), DIOpConvert(i32), DIOpAdd()), argObjects: {!11, !13})
;! f+0x0..0x4: s = comp[0..4: reg(0)+0, 4..12: undef]+0
;! f+0x4..0x10: s = comp[0..4: reg(0)+0, 4..12: reg(3)+0]+0
;! f+0x10..0x20: s = comp[0..4: reg(32769)+0, 4..12: reg(3)+0]+0
;! f+0x20..0x28: s = comp[0..4: multi{reg(0)+0 | reg(32769)+0}+0, 4..12: reg(3)+0]+0
;! f+0x8..0x40 with global0=0x7000: slot = mem(0)+0x7010
;! f+0x8..0x10 with local0=5, global0=0x7000, [0x7010]=<fe ff ff ff 01 00 00 00>: sum = imm(03000000)+0
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!4 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
