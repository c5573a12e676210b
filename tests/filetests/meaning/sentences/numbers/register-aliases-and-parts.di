; Aliases name the same register, parts count from the least significant bit: al, ah, ax, eax and single bits
target "x86_64"
define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(al)
  0x0: dbg.def !21, %reg(rax, 8, 8)
  0x0: dbg.def !22, %reg(ax)
  0x0: dbg.def !23, %reg(r8d)
  0x0: dbg.def !24, %reg(rflags, 6, 1)
  0x0: dbg.def !25, %reg(r9, 31, 33)
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!910 = !DIBasicType(name: "t8", size: 8, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "a", scope: !4, file: !1, line: 10, type: !910)
!911 = !DIBasicType(name: "t8", size: 8, encoding: DW_ATE_unsigned)
!11 = !DILocalVariable(name: "b", scope: !4, file: !1, line: 11, type: !911)
!912 = !DIBasicType(name: "t16", size: 16, encoding: DW_ATE_unsigned)
!12 = !DILocalVariable(name: "c", scope: !4, file: !1, line: 12, type: !912)
!913 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!13 = !DILocalVariable(name: "d", scope: !4, file: !1, line: 13, type: !913)
!914 = !DIBasicType(name: "t1", size: 1, encoding: DW_ATE_unsigned)
!14 = !DILocalVariable(name: "e", scope: !4, file: !1, line: 14, type: !914)
!915 = !DIBasicType(name: "t33", size: 33, encoding: DW_ATE_unsigned)
!15 = !DILocalVariable(name: "h", scope: !4, file: !1, line: 15, type: !915)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i8)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(u8)))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(i16)))
!23 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(f32)))
!24 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpReferrer(u1)))
!25 = distinct !DILifetime(object: !15, location: !DIExpr(DIOpReferrer(i33)))
;! f+0x0: a = reg(0)+0
;! f+0x0: b = reg(0)+1
;! f+0x0: c = reg(0)+0
;! f+0x0: d = reg(8)+0
;! f+0x0: e = reg(49)+0.6
;! f+0x0: h = reg(9)+3.7
