; What a register held on entry, used in the cold part and in an inlined scope, in sums, offsets, pointers and composites.
target "x86_64"
define @f size 0x40 !dbg !2 {
bb0 @ 0x0 -> bb1, bb2:
  0x0: dbg.def !10, %reg(rdi)
  0x0: dbg.def !11, %reg(rsi)
  0x8: dbg.def !12, %reg(rdi)
bb1 @ 0x10:
  0x18: dbg.kill !10
bb2 @ 0x20:
  0x28: dbg.kill !11
}
parts @f { 0x20: @f.cold }
calls @f { 0x30..0x35: unknown }

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "i64", size: 64, encoding: DW_ATE_signed)
!4 = !DIBasicType(name: "i32", size: 32, encoding: DW_ATE_signed)
!5 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "s128", file: !1, line: 1, size: 128, elements: !{})
!6 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 3, type: !3)
!7 = !DILocalVariable(name: "y", scope: !2, file: !1, line: 4, type: !4)
!8 = !DILocalVariable(name: "z", scope: !2, file: !1, line: 5, type: !5)
!9 = !DILocalVariable(name: "t", scope: !2, file: !1, line: 6, type: !3)
!10 = distinct !DILifetime(object: !6, location: !DIExpr(DIOpReferrer(i64), DIOpEntryValue(i64)))
!11 = distinct !DILifetime(object: !7, location: !DIExpr(DIOpReferrer(ptr), DIOpEntryValue(ptr), DIOpDeref(b64), DIOpConstant(i8 4), DIOpByteOffset(i32)))
!12 = distinct !DILifetime(object: !9, location: !DIExpr(DIOpReferrer(i64), DIOpReferrer(i64), DIOpEntryValue(i64), DIOpSub()))
!13 = distinct !DILifetime(object: !8, location: !DIExpr(DIOpArg(0, i64), DIOpConstant(i64 1), DIOpAdd(), DIOpArg(1, i32), DIOpConstant(i32 0), DIOpComposite(3, b128)), argObjects: {!6, !7})

;! f+0x0..0x18 with entry.rdi=0x2a: x = imm(2a00000000000000)+0
;! f+0x18..0x20: x = undef
;! f+0x20..0x40 with entry.rdi=0x2a: x = imm(2a00000000000000)+0
;! f+0x0..0x28 with entry.rsi=0x5000: y = mem(0)+0x5004
;! f+0x28..0x40: y = undef
;! f+0x20..0x28 with entry.rdi=0x29, entry.rsi=0x5000: z = comp[0..8: imm(2a00000000000000), 8..12: mem(0)+0x5004, 12..16: imm(00000000)]+0
;! f+0x8..0x10 with rdi=10, entry.rdi=4: t = imm(0600000000000000)+0
;! f+0x34: t = error
;! f+0x35 with rdi=10, entry.rdi=4: t = imm(0600000000000000)+0
