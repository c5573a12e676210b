; An entity with changing places is a pointer that is followed, a part of a structure and an offset, all at once.
target "x86_64"
define @f size 0x20 !dbg !2 {
bb0 @ 0x0 -> bb0, bb1:
  0x4: dbg.def !10, %entity(1)
bb1 @ 0x10:
}
entity @f 1 {
  0x0..0x8: %reg(rdi)
  0x8..0x14: %slot(rsp+24, 64)
  0x10..0x18: %const(ptr 0x5000)
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "i32", size: 32, encoding: DW_ATE_signed)
!4 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "s128", file: !1, line: 1, size: 128, elements: !{})
!5 = !DIBasicType(name: "u8", size: 8, encoding: DW_ATE_unsigned)
!6 = distinct !DIFragment()
!7 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 3, type: !3)
!8 = !DILocalVariable(name: "s", scope: !2, file: !1, line: 4, type: !4)
!9 = !DILocalVariable(name: "o", scope: !2, file: !1, line: 5, type: !5)
!10 = distinct !DILifetime(object: !6, location: !DIExpr(DIOpReferrer(ptr)))
!11 = distinct !DILifetime(object: !7, location: !DIExpr(DIOpArg(0, ptr), DIOpDeref(b64), DIOpConstant(u8 4), DIOpByteOffset(i32)), argObjects: {!6})
!12 = distinct !DILifetime(object: !8, location: !DIExpr(DIOpConstant(u64 17), DIOpArg(0, ptr), DIOpComposite(2, b128)), argObjects: {!6})
!13 = distinct !DILifetime(object: !9, location: !DIExpr(DIOpConstant(u128 0x0f0e0d0c0b0a09080706050403020100), DIOpArg(0, u64), DIOpByteOffset(u8)), argObjects: {!6})

;! f+0x0..0x8 with rdi=0x6000: x = mem(0)+0x6004
;! f+0x8..0x10 with rsp=0x7000, [0x7018]=<00 80 00 00 00 00 00 00>: x = mem(0)+0x8004
;! f+0x10..0x14 with rsp=0x7000, [0x7018]=<00 80 00 00 00 00 00 00>: x = multi{mem(0)+0x5004 | mem(0)+0x8004}+0
;! f+0x14..0x18: x = mem(0)+0x5004
;! f+0x18..0x20: x = error
;! f+0x0..0x8: s = comp[0..8: imm(1100000000000000), 8..16: reg(5)+0]+0
;! f+0x10..0x14 with rsp=0x7000: s = multi{comp[0..8: imm(1100000000000000), 8..16: mem(0)+0x7018]+0 | imm(11000000000000000050000000000000)+0}+0
;! f+0x0..0x8 with rdi=5: o = imm(05)+0
;! f+0x0..0x8 with rdi=16: o = error
