; Sections 5 and 6: numbers in register pairs that are wider than an address.
target "i386"
define @f size 0x10 !dbg !4 {
bb0 @ 0x0:
  0x0: dbg.def !6, %regs(eax,edx)
  0x0: dbg.def !8, %regs(eax,edx)
  0x0: dbg.def !10, %regs(eax,edx)
  0x0: dbg.def !12, %regs(eax,edx)
  0x0: dbg.def !14, %slot(ebx+0,64)
  0x0: dbg.def !16, %slot(ebx+0,64)
  0x0: dbg.def !18, %reg(eax)
  0x0: dbg.def !20, %reg(eax)
  0x0: dbg.def !22, %reg(edx)
  0x0: dbg.def !24, %reg(edx)
  0x0: dbg.def !26, %regs(eax,edx)
  0x0: dbg.def !28, %regs(eax,edx)
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand")
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!3 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!5 = !DILocalVariable(name: "e1", scope: !4, file: !1, line: 1, type: !2)
!6 = distinct !DILifetime(object: !5, location: !DIExpr(DIOpReferrer(u64), DIOpRead()))
!7 = !DILocalVariable(name: "e2", scope: !4, file: !1, line: 2, type: !2)
!8 = distinct !DILifetime(object: !7, location: !DIExpr(DIOpReferrer(u64), DIOpConstant(u64 1), DIOpAdd()))
!9 = !DILocalVariable(name: "e3", scope: !4, file: !1, line: 3, type: !2)
!10 = distinct !DILifetime(object: !9, location: !DIExpr(DIOpReferrer(u64), DIOpConstant(u64 32), DIOpLShr()))
!11 = !DILocalVariable(name: "e4", scope: !4, file: !1, line: 4, type: !2)
!12 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i64), DIOpConstant(i64 60), DIOpAShr()))
!13 = !DILocalVariable(name: "e5", scope: !4, file: !1, line: 5, type: !2)
!14 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(u64), DIOpConstant(u64 1), DIOpAdd()))
!15 = !DILocalVariable(name: "e6", scope: !4, file: !1, line: 6, type: !3)
!16 = distinct !DILifetime(object: !15, location: !DIExpr(DIOpReferrer(u64), DIOpConstant(i32 4), DIOpByteOffset(u32)))
!17 = !DILocalVariable(name: "e7", scope: !4, file: !1, line: 7, type: !2)
!18 = distinct !DILifetime(object: !17, location: !DIExpr(DIOpReferrer(i32), DIOpConvert(f64)))
!19 = !DILocalVariable(name: "e8", scope: !4, file: !1, line: 8, type: !3)
!20 = distinct !DILifetime(object: !19, location: !DIExpr(DIOpReferrer(ptr), DIOpDeref(u32)))
!21 = !DILocalVariable(name: "e9", scope: !4, file: !1, line: 9, type: !2)
!22 = distinct !DILifetime(object: !21, location: !DIExpr(DIOpReferrer(u32), DIOpZExt(u64)))
!23 = !DILocalVariable(name: "e10", scope: !4, file: !1, line: 10, type: !2)
!24 = distinct !DILifetime(object: !23, location: !DIExpr(DIOpReferrer(i32), DIOpSExt(i64)))
!25 = !DILocalVariable(name: "e11", scope: !4, file: !1, line: 11, type: !2)
!26 = distinct !DILifetime(object: !25, location: !DIExpr(DIOpReferrer(u64), DIOpConstant(u64 0x100000000), DIOpDiv()))
!27 = !DILocalVariable(name: "e12", scope: !4, file: !1, line: 12, type: !2)
!28 = distinct !DILifetime(object: !27, location: !DIExpr(DIOpReferrer(u64), DIOpConstant(u64 0x100000000), DIOpMod()))

;! f+0x0 with eax=0x11223344, edx=0xaabbccdd, [0x7000]=<ab cd ef 01 02 03 04 05>, ebx=0x7000: e1 = imm(44332211ddccbbaa)+0
;! f+0x0 with eax=0x11223344, edx=0xaabbccdd, [0x7000]=<ab cd ef 01 02 03 04 05>, ebx=0x7000: e2 = imm(45332211ddccbbaa)+0
;! f+0x0 with eax=0x11223344, edx=0xaabbccdd, [0x7000]=<ab cd ef 01 02 03 04 05>, ebx=0x7000: e3 = imm(ddccbbaa00000000)+0
; 0xaabbccdd as i64 high negative: ashr 60 = -6 (0xa)
;! f+0x0 with eax=0x11223344, edx=0xaabbccdd, [0x7000]=<ab cd ef 01 02 03 04 05>, ebx=0x7000: e4 = imm(faffffffffffffff)+0
;! f+0x0 with eax=0x11223344, edx=0xaabbccdd, [0x7000]=<ab cd ef 01 02 03 04 05>, ebx=0x7000: e5 = imm(accdef0102030405)+0
;! f+0x0 with eax=0x11223344, edx=0xaabbccdd, [0x7000]=<ab cd ef 01 02 03 04 05>, ebx=0x7000: e6 = mem(0)+0x7004
; 0x11223344 = 2^28 × 1.0x1223344: the exponent is 1023 + 28 = 0x41b
;! f+0x0 with eax=0x11223344, edx=0xaabbccdd, [0x7000]=<ab cd ef 01 02 03 04 05>, ebx=0x7000: e7 = imm(000000443322b141)+0
;! f+0x0 with eax=0x11223344, edx=0xaabbccdd, [0x7000]=<ab cd ef 01 02 03 04 05>, ebx=0x7000: e8 = mem(0)+0x11223344
;! f+0x0 with eax=0x11223344, edx=0xaabbccdd, [0x7000]=<ab cd ef 01 02 03 04 05>, ebx=0x7000: e9 = imm(ddccbbaa00000000)+0
;! f+0x0 with eax=0x11223344, edx=0xaabbccdd, [0x7000]=<ab cd ef 01 02 03 04 05>, ebx=0x7000: e10 = imm(ddccbbaaffffffff)+0
; u64 div: 0xaabbccdd11223344 / 2^32 = 0xaabbccdd
;! f+0x0 with eax=0x11223344, edx=0xaabbccdd, [0x7000]=<ab cd ef 01 02 03 04 05>, ebx=0x7000: e11 = imm(ddccbbaa00000000)+0
;! f+0x0 with eax=0x11223344, edx=0xaabbccdd, [0x7000]=<ab cd ef 01 02 03 04 05>, ebx=0x7000: e12 = imm(4433221100000000)+0
