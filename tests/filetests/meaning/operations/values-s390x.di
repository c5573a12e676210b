; Sections 5 and 6: fields of 12 bits and numbers of 128 bits, the most significant bit first.
target "s390x"
define @f size 0x10 !dbg !6 {
bb0 @ 0x0:
  0x0: dbg.def !8, %reg(r2,0,32)
  0x0: dbg.def !10, %reg(r2,0,32)
  0x0: dbg.def !12, %reg(r2,4,12)
  0x0: dbg.def !14, %reg(r2,4,12)
  0x0: dbg.def !16, %slot(r3+1,16)
  0x0: dbg.def !18, %slot(r3+1,12)
  0x0: dbg.def !20, %slot(r3+1,12)
  0x0: dbg.def !22, %regs(r2,r3)
  0x0: dbg.def !24, %regs(r2,r3)
  0x0: dbg.def !26, %regs(r2,r3)
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand")
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!3 = !DIBasicType(name: "t8", size: 8, encoding: DW_ATE_unsigned)
!4 = !DIBasicType(name: "t16", size: 16, encoding: DW_ATE_unsigned)
!5 = !DIBasicType(name: "t128", size: 128, encoding: DW_ATE_unsigned)
!6 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!7 = !DILocalVariable(name: "e1", scope: !6, file: !1, line: 1, type: !2)
!8 = distinct !DILifetime(object: !7, location: !DIExpr(DIOpReferrer(u32), DIOpRead()))
!9 = !DILocalVariable(name: "e2", scope: !6, file: !1, line: 2, type: !3)
!10 = distinct !DILifetime(object: !9, location: !DIExpr(DIOpReferrer(u32), DIOpConstant(i32 1), DIOpByteOffset(u8), DIOpRead()))
!11 = !DILocalVariable(name: "e3", scope: !6, file: !1, line: 3, type: !4)
!12 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(u12), DIOpZExt(u16)))
!13 = !DILocalVariable(name: "e4", scope: !6, file: !1, line: 4, type: !4)
!14 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpConstant(u4 10), DIOpReferrer(u12), DIOpComposite(2, u16), DIOpRead()))
!15 = !DILocalVariable(name: "e5", scope: !6, file: !1, line: 5, type: !4)
!16 = distinct !DILifetime(object: !15, location: !DIExpr(DIOpReferrer(u16), DIOpRead()))
!17 = !DILocalVariable(name: "e6", scope: !6, file: !1, line: 6, type: !4)
!18 = distinct !DILifetime(object: !17, location: !DIExpr(DIOpReferrer(u12), DIOpZExt(u16)))
!19 = !DILocalVariable(name: "e7", scope: !6, file: !1, line: 7, type: !4)
!20 = distinct !DILifetime(object: !19, location: !DIExpr(DIOpReferrer(i12), DIOpSExt(i16)))
!21 = !DILocalVariable(name: "e8", scope: !6, file: !1, line: 8, type: !5)
!22 = distinct !DILifetime(object: !21, location: !DIExpr(DIOpReferrer(u128), DIOpRead()))
!23 = !DILocalVariable(name: "e9", scope: !6, file: !1, line: 9, type: !5)
!24 = distinct !DILifetime(object: !23, location: !DIExpr(DIOpReferrer(u128), DIOpConstant(u128 1), DIOpAdd()))
!25 = !DILocalVariable(name: "e10", scope: !6, file: !1, line: 10, type: !5)
!26 = distinct !DILifetime(object: !25, location: !DIExpr(DIOpReferrer(u128), DIOpConstant(u128 64), DIOpLShr()))

;! f+0x0 with r2=0x1122334455667788, [0x7000]=<ab cd ef 01 02 03 04 05>, r3=0x7000: e1 = imm(55667788)+0
;! f+0x0 with r2=0x1122334455667788, [0x7000]=<ab cd ef 01 02 03 04 05>, r3=0x7000: e2 = imm(66)+0
;! f+0x0 with r2=0x1122334455667788, [0x7000]=<ab cd ef 01 02 03 04 05>, r3=0x7000: e3 = imm(0778)+0
;! f+0x0 with r2=0x1122334455667788, [0x7000]=<ab cd ef 01 02 03 04 05>, r3=0x7000: e4 = imm(a778)+0
;! f+0x0 with r2=0x1122334455667788, [0x7000]=<ab cd ef 01 02 03 04 05>, r3=0x7000: e5 = imm(cdef)+0
;! f+0x0 with r2=0x1122334455667788, [0x7000]=<ab cd ef 01 02 03 04 05>, r3=0x7000: e6 = imm(0cde)+0
;! f+0x0 with r2=0x1122334455667788, [0x7000]=<ab cd ef 01 02 03 04 05>, r3=0x7000: e7 = imm(fcde)+0
; i128 composite
;! f+0x0 with r2=0x1122334455667788, [0x7000]=<ab cd ef 01 02 03 04 05>, r3=0x7000: e8 = imm(11223344556677880000000000007000)+0
;! f+0x0 with r2=0x1122334455667788, [0x7000]=<ab cd ef 01 02 03 04 05>, r3=0x7000: e9 = imm(11223344556677880000000000007001)+0
;! f+0x0 with r2=0x1122334455667788, [0x7000]=<ab cd ef 01 02 03 04 05>, r3=0x7000: e10 = imm(00000000000000001122334455667788)+0
