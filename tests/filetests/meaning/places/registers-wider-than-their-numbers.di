; ymm and zmm registers have the DWARF numbers of the xmm registers that they contain, and are 256 and 512 bits wide.
target "x86_64"

define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(ymm0)
  0x0: dbg.def !21, %reg(zmm17)
  0x0: dbg.def !22, %reg(xmm1, 128, 128)
  0x0: dbg.def !23, %regs(ymm2, xmm3)
  0x0: dbg.def !24, %reg(ymm4)
  0x0: dbg.def !25, %reg(zmm5, 448, 64)
  0x0: dbg.def !26, %entity(1)
}

entity @f 1 {
  0x0..0x10: %reg(ymm6)
  0x10..0x20: %slot(rsp+32, 256)
}

calls @f {
  0x4..0x8: unknown
}

frame @f entry {}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, flags: DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!4 = !DIBasicType(name: "unsigned __int128", size: 128, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "a", scope: !2, file: !1, line: 2)
!11 = !DILocalVariable(name: "b", scope: !2, file: !1, line: 2)
!12 = !DILocalVariable(name: "c", scope: !2, file: !1, line: 2, type: !4)
!13 = !DILocalVariable(name: "d", scope: !2, file: !1, line: 2)
!14 = !DILocalVariable(name: "e", scope: !2, file: !1, line: 2, type: !3)
!15 = !DILocalVariable(name: "g", scope: !2, file: !1, line: 2, type: !3)
!16 = !DILocalVariable(name: "h", scope: !2, file: !1, line: 2)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(<4 x f64>)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(b512)))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(u128)))
!23 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(b384)))
; element 3 of four
!24 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpReferrer(<4 x u64>), DIOpConstant(u32 24), DIOpByteOffset(u64), DIOpConstant(u64 1), DIOpAdd()))
!25 = distinct !DILifetime(object: !15, location: !DIExpr(DIOpReferrer(u64)))
!26 = distinct !DILifetime(object: !16, location: !DIExpr(DIOpReferrer(b256)))

;! f+0x0..0x7: a = reg(17)+0
;! f+0x7: a = undef
;! f+0x8: b = reg(68)+0
;! f+0x8: c = reg(18)+16
; 256 bits of xmm2's number, 128 bits of xmm3
;! f+0x8: d = comp[0..32: reg(19)+0, 32..48: reg(20)+0]+0
;! f+0x8 with xmm4=<00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 29 00 00 00 00 00 00 00>: e = imm(2a00000000000000)+0
; bit 448 of register 22
;! f+0x8: g = reg(22)+56
;! f+0x8: h = reg(23)+0
;! f+0x10 with rsp=0x7000: h = mem(0)+0x7020
