; 32-bit ARM: a double in a list of two core registers, one in a float register, and a sum of halves of both.
target "arm"
define @f size 0x20 !dbg !2 {
bb0 @ 0x0 -> bb0, bb1:
  0x0: dbg.def !10, %regs(r0, r1)
  0x0: dbg.def !11, %reg(d8)
  0x8: dbg.kill !10
bb1 @ 0x10:
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "f64", size: 64, encoding: DW_ATE_float)
!4 = !DIBasicType(name: "u32", size: 32, encoding: DW_ATE_unsigned)
!5 = !DIBasicType(name: "i64", size: 64, encoding: DW_ATE_signed)
!6 = !DILocalVariable(name: "a", scope: !2, file: !1, line: 3, type: !3)
!7 = !DILocalVariable(name: "b", scope: !2, file: !1, line: 4, type: !3)
!8 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 5, type: !4)
!9 = !DILocalVariable(name: "y", scope: !2, file: !1, line: 6, type: !5)
!10 = distinct !DILifetime(object: !6, location: !DIExpr(DIOpReferrer(f64)))
!11 = distinct !DILifetime(object: !7, location: !DIExpr(DIOpReferrer(f64)))
!12 = distinct !DILifetime(object: !8, location: !DIExpr(DIOpArg(0, b64), DIOpConstant(u8 4), DIOpByteOffset(u32), DIOpArg(1, b64), DIOpConstant(u8 0), DIOpByteOffset(u32), DIOpAdd()), argObjects: {!6, !7})
!13 = distinct !DILifetime(object: !9, location: !DIExpr(DIOpArg(0, i64), DIOpConstant(i64 1), DIOpSub()), argObjects: {!6})

;! f+0x0..0x8: a = comp[0..4: reg(0)+0, 4..8: reg(1)+0]+0
;! f+0x8..0x20: a = undef
;! f+0x0..0x20: b = reg(264)+0
;! f+0x0 with r1=5, d8=0x100000007: x = imm(0c000000)+0
;! f+0x0 with r0=0, r1=1: y = imm(ffffffff00000000)+0
;! f+0x8..0x20: y = error
