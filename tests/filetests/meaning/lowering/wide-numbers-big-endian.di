; Section 3, numbers that are wider than an address on a big-endian target: the first byte, and the first register of a list, is
; the most significant one.
; Nothing lost in: dwarf5 llvm llvm-legacy dwarf6-draft
target "generic32-be"

define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !40, %slot(dw7+0, 64)
  0x0: dbg.def !41, %regs(dw1, dw2)
  0x0: dbg.def !42, %slot(dw7+8, 40)
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!4 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!5 = !DIBasicType(name: "t40", size: 40, encoding: DW_ATE_signed)
!6 = !DIBasicType(name: "t96", size: 96, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "product", scope: !2, file: !1, line: 2, type: !3)
!11 = !DILocalVariable(name: "quotient", scope: !2, file: !1, line: 2, type: !3)
!12 = !DILocalVariable(name: "high", scope: !2, file: !1, line: 2, type: !4)
!13 = !DILocalVariable(name: "low", scope: !2, file: !1, line: 2, type: !4)
!14 = !DILocalVariable(name: "thrice", scope: !2, file: !1, line: 2, type: !5)
!15 = !DILocalVariable(name: "third", scope: !2, file: !1, line: 2, type: !5)
!16 = !DILocalVariable(name: "less", scope: !2, file: !1, line: 2, type: !4)
!17 = !DILocalVariable(name: "shifted", scope: !2, file: !1, line: 2, type: !3)
!18 = !DILocalVariable(name: "part", scope: !2, file: !1, line: 2, type: !6)
!19 = !DILocalVariable(name: "middle", scope: !2, file: !1, line: 2, type: !4)
!30 = distinct !DIFragment()
!31 = distinct !DIFragment()
!32 = distinct !DIFragment()
!40 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(i64)))
!41 = distinct !DILifetime(object: !31, location: !DIExpr(DIOpReferrer(i64)))
!42 = distinct !DILifetime(object: !32, location: !DIExpr(DIOpReferrer(i40)))
!50 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, i64), DIOpArg(1, i64), DIOpMul()), argObjects: {!30, !31})
!51 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpArg(0, i64), DIOpArg(1, i64), DIOpDiv()), argObjects: {!30, !31})
!52 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpArg(0, i64), DIOpArg(1, i64), DIOpMul(), DIOpConstant(i64 32), DIOpLShr(), DIOpConvert(i32)), argObjects: {!30, !31})
!53 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpArg(0, i64), DIOpArg(1, i64), DIOpMul(), DIOpConvert(i32)), argObjects: {!30, !31})
!54 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpArg(0, i40), DIOpConstant(i40 3), DIOpMul()), argObjects: {!32})
!55 = distinct !DILifetime(object: !15, location: !DIExpr(DIOpArg(0, i40), DIOpConstant(i40 3), DIOpDiv()), argObjects: {!32})
!56 = distinct !DILifetime(object: !16, location: !DIExpr(DIOpArg(0, i64), DIOpArg(1, i64), DIOpLt(), DIOpConvert(i32)), argObjects: {!30, !31})
!57 = distinct !DILifetime(object: !17, location: !DIExpr(DIOpConstant(i64 1234605616436508552), DIOpArg(0, i64), DIOpLShr()), argObjects: {!31})
!58 = distinct !DILifetime(object: !18, location: !DIExpr(DIOpArg(0, i64), DIOpArg(1, i64), DIOpMul(), DIOpConstant(i32 1), DIOpComposite(2, b96)), argObjects: {!30, !31})
!59 = distinct !DILifetime(object: !19, location: !DIExpr(DIOpArg(0, i64), DIOpArg(1, i64), DIOpMul(), DIOpConstant(u32 2), DIOpByteOffset(i32)), argObjects: {!30, !31})

; 0x100000002 in memory, 0x300000005 in the registers: 0xb0000000a.
;! f+0x4 with dw7=0x7000, [0x7000]=<00 00 00 01 00 00 00 02>, dw1=0x3, dw2=0x5: product = imm(0000000b0000000a)+0
; -7 / 2 = -3.
;! f+0x4 with dw7=0x7000, [0x7000]=<ff ff ff ff ff ff ff f9>, dw1=0x0, dw2=0x2: quotient = imm(fffffffffffffffd)+0
;! f+0x4 with dw7=0x7000, [0x7000]=<00 00 00 01 00 00 00 02>, dw1=0x0, dw2=0x0: quotient = error
;! f+0x4 with dw7=0x7000, [0x7000]=<00 00 00 01 00 00 00 02>, dw1=0x3, dw2=0x5: high = imm(0000000b)+0
;! f+0x4 with dw7=0x7000, [0x7000]=<00 00 00 01 00 00 00 02>, dw1=0x3, dw2=0x5: low = imm(0000000a)+0
; 0x0102030405 * 3 = 0x0306090c0f; 0xfffffffffa = -6, times 3 is -18 = 0xffffffffee.
;! f+0x4 with dw7=0x7000, [0x7008]=<01 02 03 04 05>: thrice = imm(0306090c0f)+0
;! f+0x4 with dw7=0x7000, [0x7008]=<ff ff ff ff fa>: thrice = imm(ffffffffee)+0
; -6 / 3 = -2; 0x300000006 / 3 = 0x100000002.
;! f+0x4 with dw7=0x7000, [0x7008]=<ff ff ff ff fa>: third = imm(fffffffffe)+0
;! f+0x4 with dw7=0x7000, [0x7008]=<03 00 00 00 06>: third = imm(0100000002)+0
; 2^32 - 1 < 2^32.
;! f+0x4 with dw7=0x7000, [0x7000]=<00 00 00 00 ff ff ff ff>, dw1=0x1, dw2=0x0: less = imm(00000001)+0
;! f+0x4 with dw7=0x7000, [0x7000]=<00 00 00 01 00 00 00 00>, dw1=0x0, dw2=0xffffffff: less = imm(00000000)+0
; 1234605616436508552 = 0x1122334455667788.
;! f+0x4 with dw1=0x0, dw2=0x24: shifted = imm(0000000001122334)+0
;! f+0x4 with dw1=0x1, dw2=0x0: shifted = imm(0000000000000000)+0
;! f+0x4 with dw7=0x7000, [0x7000]=<00 00 00 01 00 00 00 02>, dw1=0x3, dw2=0x5: part = imm(0000000b0000000a00000001)+0
; From the third byte of the product on: 00 0b 00 00.
;! f+0x4 with dw7=0x7000, [0x7000]=<00 00 00 01 00 00 00 02>, dw1=0x3, dw2=0x5: middle = imm(000b0000)+0
