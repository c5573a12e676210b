; Section 3, values that are wider than an address: read, extended, compared, added, and computed bit by bit.
; Nothing lost in: dwarf4 dwarf5 llvm llvm-legacy dwarf6-draft
target "x86_64"

define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %slot(rsp+0, 128)
  0x0: dbg.def !21, %slot(rsp+0, 128)
  0x0: dbg.def !22, %slot(rsp+0, 128)
  0x0: dbg.def !23, %slot(rsp+0, 128)
  0x0: dbg.def !24, %regs(rbx, r12)
  0x0: dbg.def !25, %reg(rbx)
  0x0: dbg.def !26, %slot(rsp+0, 128)
  0x0: dbg.def !27, %slot(rsp+0, 128)
}

frame @f { 0x0: cfa = rsp+8; ra = [cfa-8] }

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "__int128", size: 128, encoding: DW_ATE_signed)
!4 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DILocalVariable(name: "now", scope: !2, file: !1, line: 2, type: !3)
!11 = !DILocalVariable(name: "next", scope: !2, file: !1, line: 3, type: !3)
!12 = !DILocalVariable(name: "before", scope: !2, file: !1, line: 4, type: !3)
!13 = !DILocalVariable(name: "low", scope: !2, file: !1, line: 5, type: !4)
!14 = !DILocalVariable(name: "turned", scope: !2, file: !1, line: 6, type: !3)
!15 = !DILocalVariable(name: "extended", scope: !2, file: !1, line: 7, type: !3)
!16 = !DILocalVariable(name: "same", scope: !2, file: !1, line: 8, type: !4)
!17 = !DILocalVariable(name: "minus", scope: !2, file: !1, line: 9, type: !3)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i128), DIOpRead()))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i128), DIOpConstant(i128 1), DIOpAdd()))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(i128), DIOpConstant(i128 2), DIOpSub()))
!23 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(i128), DIOpConvert(i32)))
!24 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpReferrer(u128), DIOpNot(), DIOpConstant(u128 255), DIOpXor()))
!25 = distinct !DILifetime(object: !15, location: !DIExpr(DIOpReferrer(i64), DIOpSExt(i128)))
!26 = distinct !DILifetime(object: !16, location: !DIExpr(DIOpReferrer(i128), DIOpConstant(i128 18446744073709551615), DIOpEq(), DIOpZExt(i32)))
!27 = distinct !DILifetime(object: !17, location: !DIExpr(DIOpReferrer(i128), DIOpNeg()))

; in memory the low 64 bits are all ones, above them is 5
;! f+0x0..0x20 with rsp=0x7000, [0x7000]=<ff ff ff ff ff ff ff ff 05 00 00 00 00 00 00 00>: now = imm(ffffffffffffffff0500000000000000)+0
; the 1 is carried: 6 and zeros
;! f+0x0..0x20 with rsp=0x7000, [0x7000]=<ff ff ff ff ff ff ff ff 05 00 00 00 00 00 00 00>: next = imm(00000000000000000600000000000000)+0
; nothing is carried where the low half is one less
;! f+0x0..0x20 with rsp=0x7000, [0x7000]=<fe ff ff ff ff ff ff ff 05 00 00 00 00 00 00 00>: next = imm(ffffffffffffffff0500000000000000)+0
; 5 and 1, less 2, is 4 and all ones but nothing below
;! f+0x0..0x20 with rsp=0x7000, [0x7000]=<01 00 00 00 00 00 00 00 05 00 00 00 00 00 00 00>: before = imm(ffffffffffffffff0400000000000000)+0
;! f+0x0..0x20 with rsp=0x7000, [0x7000]=<02 00 00 00 00 00 00 00 05 00 00 00 00 00 00 00>: before = imm(00000000000000000500000000000000)+0
;! f+0x0..0x20 with rsp=0x7000, [0x7000]=<78 56 34 12 ff ff ff ff 05 00 00 00 00 00 00 00>: low = imm(78563412)+0
; not 0x0f is 0xf0 above ones; the low byte exclusive or 0xff is 0x0f again
;! f+0x0..0x20 with rbx=0xf, r12=0x1: turned = imm(0ffffffffffffffffeffffffffffffff)+0
;! f+0x0..0x20 with rbx=0x8000000000000000: extended = imm(0000000000000080ffffffffffffffff)+0
;! f+0x0..0x20 with rbx=0x7000000000000000: extended = imm(00000000000000700000000000000000)+0
; all of the bits count
;! f+0x0..0x20 with rsp=0x7000, [0x7000]=<ff ff ff ff ff ff ff ff 00 00 00 00 00 00 00 00>: same = imm(01000000)+0
;! f+0x0..0x20 with rsp=0x7000, [0x7000]=<ff ff ff ff ff ff ff ff 00 00 00 00 00 00 00 80>: same = imm(00000000)+0
; minus (1 + 2^64) is all ones, less 2^64
;! f+0x0..0x20 with rsp=0x7000, [0x7000]=<01 00 00 00 00 00 00 00 01 00 00 00 00 00 00 00>: minus = imm(fffffffffffffffffeffffffffffffff)+0
;! f+0x0..0x20 with rsp=0x7000, [0x7000]=<00 00 00 00 00 00 00 00 01 00 00 00 00 00 00 00>: minus = imm(0000000000000000ffffffffffffffff)+0
