; An expression that names its referrer twice takes the same place both times; a deref of it beside the number itself.
target "x86_64"
define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !7, %entity(1)
  0x0: dbg.def !8, %entity(1)
}
entity @f 1 {
  0x0..0x20: %reg(rax)
  0x10..0x20: %slot(rsp+0, 64)
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "i64", size: 64, encoding: DW_ATE_signed)
!4 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "s128", file: !1, line: 1, size: 128, elements: !{})
!5 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 3, type: !3)
!6 = !DILocalVariable(name: "y", scope: !2, file: !1, line: 4, type: !4)
!7 = distinct !DILifetime(object: !5, location: !DIExpr(DIOpReferrer(i64), DIOpConstant(i64 1), DIOpShl(), DIOpReferrer(i64), DIOpAdd()))
!8 = distinct !DILifetime(object: !6, location: !DIExpr(DIOpReferrer(ptr), DIOpDeref(i64), DIOpReferrer(ptr), DIOpRead(), DIOpComposite(2, b128)))

;! f+0x0..0x10 with rax=5: x = imm(0f00000000000000)+0
;! f+0x10..0x20 with rax=5, rsp=0x7000, [0x7000]=<07 00 00 00 00 00 00 00>: x = multi{imm(0f00000000000000)+0 | imm(1500000000000000)+0}+0
;! f+0x0..0x10 with rax=0x5000: y = comp[0..8: mem(0)+0x5000, 8..16: imm(0050000000000000)]+0
;! f+0x10..0x20 with rax=0x5000, rsp=0x7000, [0x7000]=<00 50 00 00 00 00 00 00>: y = comp[0..8: mem(0)+0x5000, 8..16: imm(0050000000000000)]+0
