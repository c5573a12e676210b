; 65 and 72 bits: a number of 9 bytes of memory, its sign, a sum that wraps at 65 bits.
target "x86_64"
define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %slot(rsp+8, 72)
  0x0: dbg.def !21, %slot(rsp+8, 72)
  0x0: dbg.def !22, %slot(rsp+8, 65)
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand")
!1 = !DIFile(filename: "h.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!7 = !DIBasicType(name: "_Bool", size: 8, encoding: DW_ATE_boolean)
!98 = !DIBasicType(name: "__int128", size: 128, encoding: DW_ATE_signed)
!10 = !DILocalVariable(name: "a", scope: !2, file: !1, line: 10, type: !98)
!11 = !DILocalVariable(name: "b", scope: !2, file: !1, line: 11, type: !7)
!12 = !DILocalVariable(name: "c", scope: !2, file: !1, line: 12, type: !98)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i72), DIOpConvert(i128)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i72), DIOpConstant(i72 0), DIOpLt(), DIOpConvert(u8)))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(u65), DIOpReferrer(u65), DIOpAdd(), DIOpZExt(i128)))
;! f+0x0 with rsp=0x7000, [0x7008]=<01 00 00 00 00 00 00 00 80>: a = imm(010000000000000080ffffffffffffff)+0
;! f+0x0 with rsp=0x7000, [0x7008]=<01 00 00 00 00 00 00 00 80>: b = imm(01)+0
;! f+0x0 with rsp=0x7000, [0x7008]=<03 00 00 00 00 00 00 80 01>: c = imm(06000000000000000100000000000000)+0
