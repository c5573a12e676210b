; The frame base is what a slot points to, then a register, in two blocks; slots and addresses count from it, in a composite too.
target "aarch64"
define @f size 0x40 !dbg !5 {
bb0 @ 0x0 -> bb1, bb2:
  0x0: dbg.def !12, %slot(fb-16, 64)
  0x0: dbg.def !13, %addr(fb+32)
  0x4: dbg.def !10, %slot(sp+8, 64)
bb1 @ 0x10 -> bb3:
  0x18: dbg.kill !10
  0x1c: dbg.def !11, %reg(x29)
bb2 @ 0x20 -> bb3:
  0x20: dbg.kill !10
bb3 @ 0x30:
  0x38: dbg.kill !11
}
frame @f entry {}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = !DIBasicType(name: "i64", size: 64, encoding: DW_ATE_signed)
!3 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !2, size: 64)
!4 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "s128", file: !1, line: 1, size: 128, elements: !{})
!5 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition, frameBase: !6)
!6 = distinct !DIFragment()
!7 = !DILocalVariable(name: "x", scope: !5, file: !1, line: 3, type: !2)
!8 = !DILocalVariable(name: "p", scope: !5, file: !1, line: 4, type: !3)
!9 = !DILocalVariable(name: "s", scope: !5, file: !1, line: 5, type: !4)
!10 = distinct !DILifetime(object: !6, location: !DIExpr(DIOpReferrer(ptr), DIOpDeref(b8)))
!11 = distinct !DILifetime(object: !6, location: !DIExpr(DIOpReferrer(ptr), DIOpDeref(b8), DIOpConstant(i8 -32), DIOpByteOffset(b8)))
!12 = distinct !DILifetime(object: !7, location: !DIExpr(DIOpReferrer(i64)))
!13 = distinct !DILifetime(object: !8, location: !DIExpr(DIOpReferrer(ptr)))
!14 = distinct !DILifetime(object: !9, location: !DIExpr(DIOpArg(0, i64), DIOpArg(1, ptr), DIOpComposite(2, b128)), argObjects: {!7, !8})

;! f+0x0..0x4: x = undef
;! f+0x4..0x18 with sp=0x7000, [0x7008]=<00 90 00 00 00 00 00 00>: x = mem(0)+0x8ff0
;! f+0x4..0x18 with sp=0x7000, [0x7008]=<00 90 00 00 00 00 00 00>: s = comp[0..8: mem(0)+0x8ff0, 8..16: imm(2090000000000000)]+0
;! f+0x18..0x1c: x = undef
;! f+0x1c..0x20 with x29=0x5000: x = mem(0)+0x4fd0
;! f+0x1c..0x20 with x29=0x5000: p = imm(0050000000000000)+0
;! f+0x20..0x30: p = undef
;! f+0x20..0x30: s = undef
;! f+0x30..0x38 with x29=0x5000: s = comp[0..8: mem(0)+0x4fd0, 8..16: imm(0050000000000000)]+0
;! f+0x38..0x40: x = undef
