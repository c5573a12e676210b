; Sections 5 and 6: parts of registers, constants and memory as values, the most significant bit first.
target "aarch64-be"
define @f size 0x10 !dbg !7 {
bb0 @ 0x0:
  0x0: dbg.def !9, %reg(x0,0,32)
  0x0: dbg.def !11, %reg(x0,0,32)
  0x0: dbg.def !13, %reg(x0)
  0x0: dbg.def !15, %reg(x0,8,8)
  0x0: dbg.def !17, %reg(x0,4,8)
  0x0: dbg.def !19, %reg(x0,4,12)
  0x0: dbg.def !21, %reg(x0,4,12)
  0x0: dbg.def !23, %reg(x0,4,12)
  0x0: dbg.def !31, %regs(%reg(x0,0,8),%reg(x1,0,8))
  0x0: dbg.def !33, %slot(x2+0,16)
  0x0: dbg.def !35, %slot(x2+0,16)
  0x0: dbg.def !37, %slot(x2+0,16)
  0x0: dbg.def !39, %slot(x2+0,16)
  0x0: dbg.def !41, %reg(v0,0,64)
  0x0: dbg.def !43, %reg(v0,64,64)
  0x0: dbg.def !45, %reg(v0)
  0x0: dbg.def !47, %reg(x1,0,8)
  0x0: dbg.def !51, %reg(x0,0,16)
  0x0: dbg.def !55, %reg(x0,4,12)
  0x0: dbg.def !57, %reg(x0,0,24)
  0x0: dbg.def !59, %reg(x0,0,32)
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand")
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!3 = !DIBasicType(name: "t8", size: 8, encoding: DW_ATE_unsigned)
!4 = !DIBasicType(name: "t16", size: 16, encoding: DW_ATE_unsigned)
!5 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!6 = !DIBasicType(name: "t128", size: 128, encoding: DW_ATE_unsigned)
!7 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!8 = !DILocalVariable(name: "e1", scope: !7, file: !1, line: 1, type: !2)
!9 = distinct !DILifetime(object: !8, location: !DIExpr(DIOpReferrer(u32), DIOpRead()))
!10 = !DILocalVariable(name: "e2", scope: !7, file: !1, line: 2, type: !3)
!11 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(u32), DIOpConstant(i32 1), DIOpByteOffset(u8), DIOpRead()))
!12 = !DILocalVariable(name: "e3", scope: !7, file: !1, line: 3, type: !3)
!13 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(u64), DIOpConstant(i32 8), DIOpBitOffset(u8), DIOpRead()))
!14 = !DILocalVariable(name: "e4", scope: !7, file: !1, line: 4, type: !3)
!15 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpReferrer(u8), DIOpRead()))
!16 = !DILocalVariable(name: "e5", scope: !7, file: !1, line: 5, type: !3)
!17 = distinct !DILifetime(object: !16, location: !DIExpr(DIOpReferrer(u8), DIOpRead()))
!18 = !DILocalVariable(name: "e6", scope: !7, file: !1, line: 6, type: !4)
!19 = distinct !DILifetime(object: !18, location: !DIExpr(DIOpReferrer(u12), DIOpZExt(u16)))
!20 = !DILocalVariable(name: "e7", scope: !7, file: !1, line: 7, type: !3)
!21 = distinct !DILifetime(object: !20, location: !DIExpr(DIOpReferrer(u12), DIOpConstant(i32 0), DIOpBitOffset(u4), DIOpZExt(u8)))
!22 = !DILocalVariable(name: "e8", scope: !7, file: !1, line: 8, type: !3)
!23 = distinct !DILifetime(object: !22, location: !DIExpr(DIOpReferrer(u12), DIOpConstant(i32 8), DIOpBitOffset(u4), DIOpZExt(u8)))
!24 = !DILocalVariable(name: "e9", scope: !7, file: !1, line: 9, type: !3)
!25 = distinct !DILifetime(object: !24, location: !DIExpr(DIOpConstant(u16 0xabcd), DIOpConstant(i32 4), DIOpBitOffset(u8), DIOpRead()))
!26 = !DILocalVariable(name: "e10", scope: !7, file: !1, line: 10, type: !3)
!27 = distinct !DILifetime(object: !26, location: !DIExpr(DIOpConstant(u16 0xabcd), DIOpConstant(i32 0), DIOpBitOffset(u4), DIOpZExt(u8)))
!28 = !DILocalVariable(name: "e11", scope: !7, file: !1, line: 11, type: !3)
!29 = distinct !DILifetime(object: !28, location: !DIExpr(DIOpConstant(u3 5), DIOpConstant(u5 18), DIOpComposite(2, u8)))
!30 = !DILocalVariable(name: "e12", scope: !7, file: !1, line: 12, type: !4)
!31 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(u16), DIOpRead()))
!32 = !DILocalVariable(name: "e13", scope: !7, file: !1, line: 13, type: !4)
!33 = distinct !DILifetime(object: !32, location: !DIExpr(DIOpReferrer(u16), DIOpRead()))
!34 = !DILocalVariable(name: "e14", scope: !7, file: !1, line: 14, type: !3)
!35 = distinct !DILifetime(object: !34, location: !DIExpr(DIOpReferrer(u16), DIOpConstant(i32 4), DIOpBitOffset(u8), DIOpRead()))
!36 = !DILocalVariable(name: "e15", scope: !7, file: !1, line: 15, type: !3)
!37 = distinct !DILifetime(object: !36, location: !DIExpr(DIOpReferrer(u16), DIOpConstant(i32 4), DIOpBitOffset(u4), DIOpZExt(u8)))
!38 = !DILocalVariable(name: "e16", scope: !7, file: !1, line: 16, type: !4)
!39 = distinct !DILifetime(object: !38, location: !DIExpr(DIOpReferrer(u16), DIOpConstant(u16 1), DIOpAdd()))
!40 = !DILocalVariable(name: "e17", scope: !7, file: !1, line: 17, type: !5)
!41 = distinct !DILifetime(object: !40, location: !DIExpr(DIOpReferrer(u64), DIOpRead()))
!42 = !DILocalVariable(name: "e18", scope: !7, file: !1, line: 18, type: !5)
!43 = distinct !DILifetime(object: !42, location: !DIExpr(DIOpReferrer(u64), DIOpRead()))
!44 = !DILocalVariable(name: "e19", scope: !7, file: !1, line: 19, type: !6)
!45 = distinct !DILifetime(object: !44, location: !DIExpr(DIOpReferrer(u128), DIOpRead()))
!46 = !DILocalVariable(name: "e20", scope: !7, file: !1, line: 20, type: !2)
!47 = distinct !DILifetime(object: !46, location: !DIExpr(DIOpReferrer(i8), DIOpConvert(i32)))
!48 = !DILocalVariable(name: "e21", scope: !7, file: !1, line: 21, type: !2)
!49 = distinct !DILifetime(object: !48, location: !DIExpr(DIOpConstant(u32 0x11223344), DIOpConstant(u8 0xaa), DIOpConstant(i32 2), DIOpOverlay(u32)))
!50 = !DILocalVariable(name: "e22", scope: !7, file: !1, line: 22, type: !2)
!51 = distinct !DILifetime(object: !50, location: !DIExpr(DIOpConstant(u32 0x11223344), DIOpReferrer(u16), DIOpConstant(i32 1), DIOpOverlay(u32), DIOpRead()))
!52 = !DILocalVariable(name: "e23", scope: !7, file: !1, line: 23, type: !4)
!53 = distinct !DILifetime(object: !52, location: !DIExpr(DIOpConstant(u8 1), DIOpExtend(2), DIOpConstant(u8 3), DIOpExtend(2), DIOpConstant(u2 1), DIOpSelect()))
!54 = !DILocalVariable(name: "e24", scope: !7, file: !1, line: 24, type: !4)
!55 = distinct !DILifetime(object: !54, location: !DIExpr(DIOpConstant(u4 10), DIOpReferrer(u12), DIOpComposite(2, u16), DIOpRead()))
!56 = !DILocalVariable(name: "e25", scope: !7, file: !1, line: 25, type: !2)
!57 = distinct !DILifetime(object: !56, location: !DIExpr(DIOpReferrer(u24), DIOpConstant(ptr 0x7000), DIOpDeref(u8), DIOpComposite(2, u32), DIOpRead()))
!58 = !DILocalVariable(name: "e26", scope: !7, file: !1, line: 26, type: !2)
!59 = distinct !DILifetime(object: !58, location: !DIExpr(DIOpReferrer(f32), DIOpReinterpret(i32), DIOpConstant(i32 4), DIOpAShr()))

;! f+0x0 with x0=0x1122334455667788, x1=0xff, [0x7000]=<ab cd ef 01 02 03 04 05>, x2=0x7000, v0=<88 77 66 55 44 33 22 11 00 ff ee dd cc bb aa 99>: e1 = imm(55667788)+0
;! f+0x0 with x0=0x1122334455667788, x1=0xff, [0x7000]=<ab cd ef 01 02 03 04 05>, x2=0x7000, v0=<88 77 66 55 44 33 22 11 00 ff ee dd cc bb aa 99>: e2 = imm(66)+0
;! f+0x0 with x0=0x1122334455667788, x1=0xff, [0x7000]=<ab cd ef 01 02 03 04 05>, x2=0x7000, v0=<88 77 66 55 44 33 22 11 00 ff ee dd cc bb aa 99>: e3 = imm(22)+0
;! f+0x0 with x0=0x1122334455667788, x1=0xff, [0x7000]=<ab cd ef 01 02 03 04 05>, x2=0x7000, v0=<88 77 66 55 44 33 22 11 00 ff ee dd cc bb aa 99>: e4 = imm(77)+0
;! f+0x0 with x0=0x1122334455667788, x1=0xff, [0x7000]=<ab cd ef 01 02 03 04 05>, x2=0x7000, v0=<88 77 66 55 44 33 22 11 00 ff ee dd cc bb aa 99>: e5 = imm(78)+0
; u12 bits 4..16 = 0x778 -> zext u16
;! f+0x0 with x0=0x1122334455667788, x1=0xff, [0x7000]=<ab cd ef 01 02 03 04 05>, x2=0x7000, v0=<88 77 66 55 44 33 22 11 00 ff ee dd cc bb aa 99>: e6 = imm(0778)+0
; sub part by BitOffset of the u12: first 4 bits (MSB first on BE) = 7
;! f+0x0 with x0=0x1122334455667788, x1=0xff, [0x7000]=<ab cd ef 01 02 03 04 05>, x2=0x7000, v0=<88 77 66 55 44 33 22 11 00 ff ee dd cc bb aa 99>: e7 = imm(07)+0
;! f+0x0 with x0=0x1122334455667788, x1=0xff, [0x7000]=<ab cd ef 01 02 03 04 05>, x2=0x7000, v0=<88 77 66 55 44 33 22 11 00 ff ee dd cc bb aa 99>: e8 = imm(08)+0
; constant: u16 0xabcd, offset 4 -> bc, offset 0 u4 -> a
;! f+0x0 with x0=0x1122334455667788, x1=0xff, [0x7000]=<ab cd ef 01 02 03 04 05>, x2=0x7000, v0=<88 77 66 55 44 33 22 11 00 ff ee dd cc bb aa 99>: e9 = imm(bc)+0
;! f+0x0 with x0=0x1122334455667788, x1=0xff, [0x7000]=<ab cd ef 01 02 03 04 05>, x2=0x7000, v0=<88 77 66 55 44 33 22 11 00 ff ee dd cc bb aa 99>: e10 = imm(0a)+0
; composite u3 5, u5 18 -> 101 10010 = b2
;! f+0x0 with x0=0x1122334455667788, x1=0xff, [0x7000]=<ab cd ef 01 02 03 04 05>, x2=0x7000, v0=<88 77 66 55 44 33 22 11 00 ff ee dd cc bb aa 99>: e11 = imm(b2)+0
; composite of two regs parts: x0 low 8 (88) then x1 low 8 (ff): big-endian u16 = 0x88ff
;! f+0x0 with x0=0x1122334455667788, x1=0xff, [0x7000]=<ab cd ef 01 02 03 04 05>, x2=0x7000, v0=<88 77 66 55 44 33 22 11 00 ff ee dd cc bb aa 99>: e12 = imm(88ff)+0
; memory: slot at x2: u16 0xabcd
;! f+0x0 with x0=0x1122334455667788, x1=0xff, [0x7000]=<ab cd ef 01 02 03 04 05>, x2=0x7000, v0=<88 77 66 55 44 33 22 11 00 ff ee dd cc bb aa 99>: e13 = imm(abcd)+0
;! f+0x0 with x0=0x1122334455667788, x1=0xff, [0x7000]=<ab cd ef 01 02 03 04 05>, x2=0x7000, v0=<88 77 66 55 44 33 22 11 00 ff ee dd cc bb aa 99>: e14 = imm(bc)+0
;! f+0x0 with x0=0x1122334455667788, x1=0xff, [0x7000]=<ab cd ef 01 02 03 04 05>, x2=0x7000, v0=<88 77 66 55 44 33 22 11 00 ff ee dd cc bb aa 99>: e15 = imm(0b)+0
;! f+0x0 with x0=0x1122334455667788, x1=0xff, [0x7000]=<ab cd ef 01 02 03 04 05>, x2=0x7000, v0=<88 77 66 55 44 33 22 11 00 ff ee dd cc bb aa 99>: e16 = imm(abce)+0
; v0: value bytes LS first: 88 .. -> u128 0x99aabbccddeeff001122334455667788; low 64 1122334455667788
;! f+0x0 with x0=0x1122334455667788, x1=0xff, [0x7000]=<ab cd ef 01 02 03 04 05>, x2=0x7000, v0=<88 77 66 55 44 33 22 11 00 ff ee dd cc bb aa 99>: e17 = imm(1122334455667788)+0
;! f+0x0 with x0=0x1122334455667788, x1=0xff, [0x7000]=<ab cd ef 01 02 03 04 05>, x2=0x7000, v0=<88 77 66 55 44 33 22 11 00 ff ee dd cc bb aa 99>: e18 = imm(99aabbccddeeff00)+0
;! f+0x0 with x0=0x1122334455667788, x1=0xff, [0x7000]=<ab cd ef 01 02 03 04 05>, x2=0x7000, v0=<88 77 66 55 44 33 22 11 00 ff ee dd cc bb aa 99>: e19 = imm(99aabbccddeeff001122334455667788)+0
; negative conv: i8 in x1 = -1 -> i32
;! f+0x0 with x0=0x1122334455667788, x1=0xff, [0x7000]=<ab cd ef 01 02 03 04 05>, x2=0x7000, v0=<88 77 66 55 44 33 22 11 00 ff ee dd cc bb aa 99>: e20 = imm(ffffffff)+0
; overlay on constant: bytes 11 22 33 44, aa at 2
;! f+0x0 with x0=0x1122334455667788, x1=0xff, [0x7000]=<ab cd ef 01 02 03 04 05>, x2=0x7000, v0=<88 77 66 55 44 33 22 11 00 ff ee dd cc bb aa 99>: e21 = imm(1122aa44)+0
; overlay u16 of x0 low into const at 1: 11 77 88 44
;! f+0x0 with x0=0x1122334455667788, x1=0xff, [0x7000]=<ab cd ef 01 02 03 04 05>, x2=0x7000, v0=<88 77 66 55 44 33 22 11 00 ff ee dd cc bb aa 99>: e22 = imm(11778844)+0
; select/extend in BE: element 0 at offset 0: mask 1 -> element0 from L1
;! f+0x0 with x0=0x1122334455667788, x1=0xff, [0x7000]=<ab cd ef 01 02 03 04 05>, x2=0x7000, v0=<88 77 66 55 44 33 22 11 00 ff ee dd cc bb aa 99>: e23 = imm(0301)+0
; odd: composite u4 0xa + u12 from x0 bits 4..16 (0x778) -> a778
;! f+0x0 with x0=0x1122334455667788, x1=0xff, [0x7000]=<ab cd ef 01 02 03 04 05>, x2=0x7000, v0=<88 77 66 55 44 33 22 11 00 ff ee dd cc bb aa 99>: e24 = imm(a778)+0
; value of u24 in low bits 0x667788 + mem byte ab -> 667788ab
;! f+0x0 with x0=0x1122334455667788, x1=0xff, [0x7000]=<ab cd ef 01 02 03 04 05>, x2=0x7000, v0=<88 77 66 55 44 33 22 11 00 ff ee dd cc bb aa 99>: e25 = imm(667788ab)+0
; f32 in low 32 of x? 0x55667788 reinterpret i32 ashr 4 = 05566778
;! f+0x0 with x0=0x1122334455667788, x1=0xff, [0x7000]=<ab cd ef 01 02 03 04 05>, x2=0x7000, v0=<88 77 66 55 44 33 22 11 00 ff ee dd cc bb aa 99>: e26 = imm(05566778)+0
