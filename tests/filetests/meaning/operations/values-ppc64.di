; Sections 5 and 6: fields of 3, 24 and 40 bits, the most significant bit first.
target "ppc64"
define @f size 0x10 !dbg !6 {
bb0 @ 0x0:
  0x0: dbg.def !8, %reg(r3,0,32)
  0x0: dbg.def !10, %reg(r3,0,32)
  0x0: dbg.def !12, %reg(r3,8,24)
  0x0: dbg.def !14, %reg(r3,8,24)
  0x0: dbg.def !16, %slot(r4+0,40)
  0x0: dbg.def !18, %slot(r4+0,40)
  0x0: dbg.def !20, %slot(r4+0,40)
  0x0: dbg.def !22, %reg(r3,8,24)
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand")
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!3 = !DIBasicType(name: "t8", size: 8, encoding: DW_ATE_unsigned)
!4 = !DIBasicType(name: "t24", size: 24, encoding: DW_ATE_unsigned)
!5 = !DIBasicType(name: "t40", size: 40, encoding: DW_ATE_unsigned)
!6 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!7 = !DILocalVariable(name: "e1", scope: !6, file: !1, line: 1, type: !2)
!8 = distinct !DILifetime(object: !7, location: !DIExpr(DIOpReferrer(u32), DIOpRead()))
!9 = !DILocalVariable(name: "e2", scope: !6, file: !1, line: 2, type: !3)
!10 = distinct !DILifetime(object: !9, location: !DIExpr(DIOpReferrer(u32), DIOpConstant(i32 1), DIOpByteOffset(u8), DIOpRead()))
!11 = !DILocalVariable(name: "e3", scope: !6, file: !1, line: 3, type: !4)
!12 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(u24), DIOpRead()))
!13 = !DILocalVariable(name: "e4", scope: !6, file: !1, line: 4, type: !4)
!14 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(u24), DIOpNot()))
!15 = !DILocalVariable(name: "e5", scope: !6, file: !1, line: 5, type: !5)
!16 = distinct !DILifetime(object: !15, location: !DIExpr(DIOpReferrer(u40), DIOpRead()))
!17 = !DILocalVariable(name: "e6", scope: !6, file: !1, line: 6, type: !5)
!18 = distinct !DILifetime(object: !17, location: !DIExpr(DIOpReferrer(u40), DIOpConstant(u40 1), DIOpAdd()))
!19 = !DILocalVariable(name: "e7", scope: !6, file: !1, line: 7, type: !5)
!20 = distinct !DILifetime(object: !19, location: !DIExpr(DIOpReferrer(i40), DIOpConstant(i40 8), DIOpShr()))
!21 = !DILocalVariable(name: "e8", scope: !6, file: !1, line: 8, type: !3)
!22 = distinct !DILifetime(object: !21, location: !DIExpr(DIOpReferrer(u24), DIOpConstant(i32 3), DIOpBitOffset(u3), DIOpZExt(u8)))

;! f+0x0 with r3=0x1122334455667788, [0x7000]=<ab cd ef 01 02 03 04 05>, r4=0x7000: e1 = imm(55667788)+0
;! f+0x0 with r3=0x1122334455667788, [0x7000]=<ab cd ef 01 02 03 04 05>, r4=0x7000: e2 = imm(66)+0
;! f+0x0 with r3=0x1122334455667788, [0x7000]=<ab cd ef 01 02 03 04 05>, r4=0x7000: e3 = imm(556677)+0
;! f+0x0 with r3=0x1122334455667788, [0x7000]=<ab cd ef 01 02 03 04 05>, r4=0x7000: e4 = imm(aa9988)+0
;! f+0x0 with r3=0x1122334455667788, [0x7000]=<ab cd ef 01 02 03 04 05>, r4=0x7000: e5 = imm(abcdef0102)+0
;! f+0x0 with r3=0x1122334455667788, [0x7000]=<ab cd ef 01 02 03 04 05>, r4=0x7000: e6 = imm(abcdef0103)+0
;! f+0x0 with r3=0x1122334455667788, [0x7000]=<ab cd ef 01 02 03 04 05>, r4=0x7000: e7 = imm(ffabcdef01)+0
;! f+0x0 with r3=0x1122334455667788, [0x7000]=<ab cd ef 01 02 03 04 05>, r4=0x7000: e8 = imm(05)+0
; 0x55 = 0101 0101, bits 3..6 from MSB: 1 0 1 -> 5
