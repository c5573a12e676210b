; Sections 5 and 6: numbers in register pairs that are wider than an address, the most significant bit first.
target "generic32-be"
define @f size 0x10 !dbg !6 {
bb0 @ 0x0:
  0x0: dbg.def !8, %reg(dw1)
  0x0: dbg.def !10, %reg(dw1,0,16)
  0x0: dbg.def !12, %regs(dw1,dw2)
  0x0: dbg.def !14, %regs(dw1,dw2)
  0x0: dbg.def !16, %regs(%reg(dw1,0,16),dw2)
  0x0: dbg.def !18, %regs(%reg(dw1,0,16),dw2)
  0x0: dbg.def !20, %regs(dw1,dw2)
  0x0: dbg.def !22, %regs(dw1,dw2)
  0x0: dbg.def !24, %slot(dw3+3,32)
  0x0: dbg.def !26, %slot(dw3+0,64)
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand")
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!3 = !DIBasicType(name: "t16", size: 16, encoding: DW_ATE_unsigned)
!4 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!5 = !DIBasicType(name: "t48", size: 48, encoding: DW_ATE_unsigned)
!6 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!7 = !DILocalVariable(name: "e1", scope: !6, file: !1, line: 1, type: !2)
!8 = distinct !DILifetime(object: !7, location: !DIExpr(DIOpReferrer(u32), DIOpRead()))
!9 = !DILocalVariable(name: "e2", scope: !6, file: !1, line: 2, type: !3)
!10 = distinct !DILifetime(object: !9, location: !DIExpr(DIOpReferrer(u16), DIOpRead()))
!11 = !DILocalVariable(name: "e3", scope: !6, file: !1, line: 3, type: !4)
!12 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(u64), DIOpRead()))
!13 = !DILocalVariable(name: "e4", scope: !6, file: !1, line: 4, type: !4)
!14 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(u64), DIOpConstant(u64 1), DIOpAdd()))
!15 = !DILocalVariable(name: "e5", scope: !6, file: !1, line: 5, type: !5)
!16 = distinct !DILifetime(object: !15, location: !DIExpr(DIOpReferrer(u48), DIOpRead()))
!17 = !DILocalVariable(name: "e6", scope: !6, file: !1, line: 6, type: !4)
!18 = distinct !DILifetime(object: !17, location: !DIExpr(DIOpReferrer(u48), DIOpZExt(u64)))
!19 = !DILocalVariable(name: "e7", scope: !6, file: !1, line: 7, type: !2)
!20 = distinct !DILifetime(object: !19, location: !DIExpr(DIOpReferrer(u64), DIOpConstant(i32 24), DIOpBitOffset(u32), DIOpRead()))
!21 = !DILocalVariable(name: "e8", scope: !6, file: !1, line: 8, type: !2)
!22 = distinct !DILifetime(object: !21, location: !DIExpr(DIOpReferrer(u64), DIOpConstant(i32 20), DIOpBitOffset(u32), DIOpRead()))
!23 = !DILocalVariable(name: "e9", scope: !6, file: !1, line: 9, type: !2)
!24 = distinct !DILifetime(object: !23, location: !DIExpr(DIOpReferrer(u32), DIOpRead()))
!25 = !DILocalVariable(name: "e10", scope: !6, file: !1, line: 10, type: !4)
!26 = distinct !DILifetime(object: !25, location: !DIExpr(DIOpReferrer(u64), DIOpConstant(u64 1), DIOpLShr()))

;! f+0x0 with dw1=0x11223344, dw2=0xaabbccdd, [0x7000]=<ab cd ef 01 02 03 04 05>, dw3=0x7000: e1 = imm(11223344)+0
;! f+0x0 with dw1=0x11223344, dw2=0xaabbccdd, [0x7000]=<ab cd ef 01 02 03 04 05>, dw3=0x7000: e2 = imm(3344)+0
;! f+0x0 with dw1=0x11223344, dw2=0xaabbccdd, [0x7000]=<ab cd ef 01 02 03 04 05>, dw3=0x7000: e3 = imm(11223344aabbccdd)+0
;! f+0x0 with dw1=0x11223344, dw2=0xaabbccdd, [0x7000]=<ab cd ef 01 02 03 04 05>, dw3=0x7000: e4 = imm(11223344aabbccde)+0
; value in u48: dw1 low 16 then dw2
;! f+0x0 with dw1=0x11223344, dw2=0xaabbccdd, [0x7000]=<ab cd ef 01 02 03 04 05>, dw3=0x7000: e5 = imm(3344aabbccdd)+0
;! f+0x0 with dw1=0x11223344, dw2=0xaabbccdd, [0x7000]=<ab cd ef 01 02 03 04 05>, dw3=0x7000: e6 = imm(00003344aabbccdd)+0
;! f+0x0 with dw1=0x11223344, dw2=0xaabbccdd, [0x7000]=<ab cd ef 01 02 03 04 05>, dw3=0x7000: e7 = imm(44aabbcc)+0
;! f+0x0 with dw1=0x11223344, dw2=0xaabbccdd, [0x7000]=<ab cd ef 01 02 03 04 05>, dw3=0x7000: e8 = imm(344aabbc)+0
;! f+0x0 with dw1=0x11223344, dw2=0xaabbccdd, [0x7000]=<ab cd ef 01 02 03 04 05>, dw3=0x7000: e9 = imm(01020304)+0
;! f+0x0 with dw1=0x11223344, dw2=0xaabbccdd, [0x7000]=<ab cd ef 01 02 03 04 05>, dw3=0x7000: e10 = imm(55e6f78081018202)+0
