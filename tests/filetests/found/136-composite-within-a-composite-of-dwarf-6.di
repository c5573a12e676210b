; A part of a composite that is a composite itself: the audit added the sizes of both, in an expression of DWARF 6.
target "x86_64"
define @f size 0x40 block_local !dbg !2 {
bb0 @ 0x0 -> bb3:
bb1 @ 0x8 -> bb2:
bb2 @ 0xc -> bb1, bb3:
bb3 @ 0x28 -> bb2, bb0:
}
define @g size 0x40 !dbg !3 {
bb0 @ 0x0 -> bb0:
  0x15: dbg.def !68, %entity(1032)
}
entity @g 1032 {
  0x33..0x38: %reg(rbx, 0, 32)
}
entity @g 1064 {
}
frame @g entry {
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test", isOptimized: true)
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = distinct !DISubprogram(name: "g", unit: !0, file: !1, line: 2, spFlags: DISPFlagDefinition)
!34 = !DIBasicType(name: "t", size: 36, encoding: DW_ATE_unsigned)
!44 = !DILocalVariable(name: "z", scope: !3, line: 2, type: !34)
!48 = distinct !DIFragment()
!49 = distinct !DIFragment()
!68 = distinct !DILifetime(object: !48, location: !DIExpr(DIOpReferrer(i32), DIOpConstant(i32 0), DIOpByteOffset(b24), DIOpConstant(u24 1148849), DIOpReferrer(i32), DIOpConstant(i32 1), DIOpByteOffset(i8), DIOpConstant(i8 7), DIOpAnd(), DIOpOverlay(b24), DIOpReferrer(i32), DIOpConstant(i32 0), DIOpByteOffset(b24), DIOpReferrer(i32), DIOpConstant(u32 6), DIOpBitOffset(b24), DIOpReferrer(i32), DIOpConstant(i32 0), DIOpByteOffset(u1), DIOpChoose(), DIOpConstant(b68 -6), DIOpConstant(i64 3), DIOpBitOffset(ptr), DIOpConstant(ptr 6), DIOpAddrOf(0), DIOpDeref(ptr), DIOpNe(), DIOpChoose()))
!71 = distinct !DILifetime(object: !44, location: !DIExpr(DIOpArg(0, i24), DIOpArg(1, u12), DIOpComposite(2, b36)), argObjects: {!48, !49})
