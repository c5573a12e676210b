; Big-endian PowerPC: a pair of registers as one number, the halves of a float register, a condition register's bit.
; the first register is at offset 0, where a big-endian number has its high half
target "ppc64"
define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !13, %regs(r3, r4)
  0x0: dbg.def !14, %reg(f1, 32, 32)
  0x0: dbg.def !17, %regs(%reg(r5, 0, 32), %reg(r6, 0, 32))
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "i128", size: 128, encoding: DW_ATE_signed)
!4 = !DIBasicType(name: "u64", size: 64, encoding: DW_ATE_unsigned)
!5 = !DIBasicType(name: "i64", size: 64, encoding: DW_ATE_signed)
!6 = !DIBasicType(name: "i128", size: 128, encoding: DW_ATE_signed)
!7 = !DILocalVariable(name: "a", scope: !2, file: !1, line: 3, type: !3)
!8 = !DILocalVariable(name: "hi", scope: !2, file: !1, line: 4, type: !4)
!9 = !DILocalVariable(name: "lo", scope: !2, file: !1, line: 5, type: !4)
!10 = !DILocalVariable(name: "n", scope: !2, file: !1, line: 6, type: !5)
!11 = !DILocalVariable(name: "c", scope: !2, file: !1, line: 7, type: !4)
!12 = !DILocalVariable(name: "d", scope: !2, file: !1, line: 8, type: !4)
!13 = distinct !DILifetime(object: !7, location: !DIExpr(DIOpReferrer(i128)))
!14 = distinct !DILifetime(object: !8, location: !DIExpr(DIOpReferrer(u32), DIOpZExt(u64)))
!15 = distinct !DILifetime(object: !9, location: !DIExpr(DIOpArg(0, i128), DIOpConvert(u64)), argObjects: {!7})
!16 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, i128), DIOpConstant(u8 4), DIOpByteOffset(i64)), argObjects: {!7})
!17 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(u64)))
!18 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpArg(0, u64), DIOpConstant(u64 0x100000000), DIOpAdd()), argObjects: {!11})

;! f+0x0: a = comp[0..8: reg(3)+0, 8..16: reg(4)+0]+0
;! f+0x0 with r3=0x1122334455667788, r4=0x99aabbccddeeff00: lo = imm(99aabbccddeeff00)+0
;! f+0x0: n = comp[0..4: reg(3)+0, 4..8: reg(4)+4]+0
;! f+0x0: c = comp[0..4: reg(5)+0, 4..8: reg(6)+0]+0
;! f+0x0 with r5=0xffffffff00000001, r6=0x2: d = imm(0000000200000002)+0
