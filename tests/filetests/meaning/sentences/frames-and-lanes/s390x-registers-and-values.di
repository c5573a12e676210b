; s390x: values in the low bits of general registers, bytes of numbers most significant first, parts from the least significant bit
target "s390x"
define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(r2)
  0x0: dbg.def !21, %reg(r3)
  0x0: dbg.def !22, %regs(r4, r5)
  0x0: dbg.def !23, %reg(r6, 48, 16)
  0x0: dbg.def !24, %slot(r15+160, 64)
  0x0: dbg.def !25, %reg(v16, 64, 64)
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!910 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "a", scope: !4, file: !1, line: 10, type: !910)
!911 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!11 = !DILocalVariable(name: "b", scope: !4, file: !1, line: 11, type: !911)
!912 = !DIBasicType(name: "t128", size: 128, encoding: DW_ATE_unsigned)
!12 = !DILocalVariable(name: "c", scope: !4, file: !1, line: 12, type: !912)
!913 = !DIBasicType(name: "t16", size: 16, encoding: DW_ATE_unsigned)
!13 = !DILocalVariable(name: "d", scope: !4, file: !1, line: 13, type: !913)
!914 = !DIBasicType(name: "t8", size: 8, encoding: DW_ATE_unsigned)
!14 = !DILocalVariable(name: "e", scope: !4, file: !1, line: 14, type: !914)
!915 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!15 = !DILocalVariable(name: "h", scope: !4, file: !1, line: 15, type: !915)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i32), DIOpConvert(i64)))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(i128)))
!23 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(u16)))
!24 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpReferrer(i64), DIOpConstant(u8 7), DIOpByteOffset(i8)))
!25 = distinct !DILifetime(object: !15, location: !DIExpr(DIOpReferrer(f64)))
;! f+0x0: a = reg(2)+0
;! f+0x0 with r3=0xffffffff80000001: b = imm(ffffffff80000001)+0
;! f+0x0: c = comp[0..8: reg(4)+0, 8..16: reg(5)+0]+0
;! f+0x0: d = reg(6)+6
;! f+0x0 with r15=0x1000: e = mem(0)+0x10a7
;! f+0x0: h = reg(68)+8
