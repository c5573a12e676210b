; Big-endian: lists of registers of which only low bits are used, whole vector registers, and the number that they make.
; storage bytes 3 to 10 are bytes 12 down to 5 of the register from the lowest
target "aarch64-be"
define @f size 0x10 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !12, %regs(%reg(x1, 0, 16), %reg(x2, 8, 24), %reg(x3, 0, 24))
  0x0: dbg.def !13, %reg(v4)
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "u64", size: 64, encoding: DW_ATE_unsigned)
!4 = !DIBasicType(name: "u32", size: 32, encoding: DW_ATE_unsigned)
!5 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "s128", file: !1, line: 1, size: 128, elements: !{})
!6 = distinct !DIFragment()
!7 = distinct !DIFragment()
!8 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 3, type: !3)
!9 = !DILocalVariable(name: "y", scope: !2, file: !1, line: 4, type: !4)
!10 = !DILocalVariable(name: "z", scope: !2, file: !1, line: 5, type: !5)
!11 = !DILocalVariable(name: "h", scope: !2, file: !1, line: 6, type: !3)
!12 = distinct !DILifetime(object: !6, location: !DIExpr(DIOpReferrer(u64)))
!13 = distinct !DILifetime(object: !7, location: !DIExpr(DIOpReferrer(b128)))
!14 = distinct !DILifetime(object: !8, location: !DIExpr(DIOpArg(0, u64), DIOpConstant(u64 1), DIOpXor()), argObjects: {!6})
!15 = distinct !DILifetime(object: !9, location: !DIExpr(DIOpArg(0, u64), DIOpConstant(u8 1), DIOpByteOffset(u32)), argObjects: {!6})
!16 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, b128)), argObjects: {!7})
!17 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpArg(0, b128), DIOpConstant(u8 3), DIOpByteOffset(u64), DIOpRead()), argObjects: {!7})

;! f+0x0 with x1=0xffff1122, x2=0x3344556677, x3=0xff8899aa: x = imm(11224455668899ab)+0
;! f+0x0: y = comp[0..1: reg(1)+0, 1..4: reg(2)+1]+0
;! f+0x0: z = reg(68)+0
;! f+0x0 with v4=<0f 0e 0d 0c 0b 0a 09 08 07 06 05 04 03 02 01 00>: h = imm(030405060708090a)+0
