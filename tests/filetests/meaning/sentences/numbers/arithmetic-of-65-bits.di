; Arithmetic of 65 bits, one more than an address
target "x86_64"
define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
  0x0: dbg.def !20, %slot(rbx+0, 72)
  0x0: dbg.def !21, %slot(rbx+0, 72)
  0x0: dbg.def !22, %slot(rbx+0, 72)
  0x0: dbg.def !23, %slot(rbx+0, 72)
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!910 = !DIBasicType(name: "t65", size: 65, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "a", scope: !4, file: !1, line: 10, type: !910)
!911 = !DIBasicType(name: "t65", size: 65, encoding: DW_ATE_unsigned)
!11 = !DILocalVariable(name: "b", scope: !4, file: !1, line: 11, type: !911)
!912 = !DIBasicType(name: "t65", size: 65, encoding: DW_ATE_unsigned)
!12 = !DILocalVariable(name: "c", scope: !4, file: !1, line: 12, type: !912)
!913 = !DIBasicType(name: "t1", size: 1, encoding: DW_ATE_unsigned)
!13 = !DILocalVariable(name: "d", scope: !4, file: !1, line: 13, type: !913)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(b72), DIOpConstant(u8 0), DIOpBitOffset(i65), DIOpConstant(i65 1), DIOpAdd()))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(b72), DIOpConstant(u8 7), DIOpBitOffset(u65), DIOpConstant(u65 3), DIOpShr()))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(b72), DIOpConstant(u8 0), DIOpBitOffset(i65), DIOpConstant(i65 64), DIOpShr()))
!23 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(b72), DIOpConstant(u8 0), DIOpBitOffset(i65), DIOpConstant(i65 0), DIOpLt()))
;! f+0x0 with rbx=0x1000, [0x1000]=<ff ff ff ff ff ff ff ff 00>: a = imm(000000000000000001)+0
;! f+0x0 with rbx=0x1000, [0x1000]=<ff ff ff ff ff ff ff ff ff>: a = imm(000000000000000000)+0
;! f+0x0 with rbx=0x1000, [0x1000]=<80 ff ff ff ff ff ff ff ff>: b = imm(ffffffffffffff3f00)+0
;! f+0x0 with rbx=0x1000, [0x1000]=<00 00 00 00 00 00 00 00 01>: c = imm(ffffffffffffffff01)+0
;! f+0x0 with rbx=0x1000, [0x1000]=<00 00 00 00 00 00 00 80 fe>: c = imm(000000000000000000)+0
;! f+0x0 with rbx=0x1000, [0x1000]=<00 00 00 00 00 00 00 00 01>: d = imm(01)+0
;! f+0x0 with rbx=0x1000, [0x1000]=<00 00 00 00 00 00 00 80 02>: d = imm(00)+0
