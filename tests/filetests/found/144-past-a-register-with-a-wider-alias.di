; Bytes 13 to 17 of xmm24, at an offset that only lowering finds. DWARF register 75 has the 64 bytes of zmm24, so that the
; lowered location had byte 16, which is not in xmm24.
target "x86_64"
define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(xmm24)
  0x0: dbg.def !21, %const(u8 13)
  0x0: dbg.def !22, %reg(zmm24)
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "t", size: 32, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "y", scope: !2, line: 3, type: !3)
!11 = distinct !DIFragment()
!12 = !DILocalVariable(name: "z", scope: !2, line: 4, type: !3)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(u128), DIOpArg(0, u8), DIOpByteOffset(u32)), argObjects: {!11})
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(u8)))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(b512), DIOpConstant(u8 15), DIOpByteOffset(u32)))
; Bytes 15 to 19 of 64.
;! f+0x0: z = reg(75)+15
