; An offset on an undefined location leaves it undefined; in a partly undefined composite it moves into the part.
target "x86_64"
define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !21, %reg(rdi, 8, 16)
  0x0: dbg.def !24, %reg(rsi, 0, 8)
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand")
!1 = !DIFile(filename: "h.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!96 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!97 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!10 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 10, type: !97)
!11 = !DILocalVariable(name: "y", scope: !2, file: !1, line: 11, type: !96)
!12 = distinct !DIFragment()
!13 = distinct !DIFragment()
!14 = distinct !DIFragment()
!15 = !DILocalVariable(name: "z", scope: !2, file: !1, line: 15, type: !97)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, b32), DIOpConstant(i32 3), DIOpByteOffset(i8)), argObjects: {!14})
!21 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(i16)))
!22 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpArg(0, i16), DIOpConstant(i16 undef), DIOpComposite(2, b32)), argObjects: {!12})
!23 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpArg(0, b32), DIOpConstant(i8 4), DIOpBitOffset(u16)), argObjects: {!14})
!24 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(u8)))
!25 = distinct !DILifetime(object: !15, location: !DIExpr(DIOpArg(0, b32), DIOpArg(1, u8), DIOpByteOffset(i8)), argObjects: {!14, !13})
;! f+0x0: x = undef
;! f+0x0: y = comp[0..1.4: reg(5)+1.4, 1.4..2: undef]+0
;! f+0x0 with rsi=1: z = reg(5)+2
;! f+0x0 with rsi=0xff02: z = undef
