; Bytes of xmm24 from a byte on that is found at run time. DWARF register 75 has the 64 bytes of zmm24, so that the lowered
; expression read bytes past the end of xmm24.
target "x86_64"
define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(xmm24)
  0x0: dbg.def !21, %reg(xmm24)
  0x0: dbg.def !22, %reg(zmm24)
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "t", size: 32, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "x", scope: !2, line: 2, type: !3)
!11 = !DILocalVariable(name: "y", scope: !2, line: 3, type: !3)
!12 = !DILocalVariable(name: "z", scope: !2, line: 4, type: !3)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(u8), DIOpConstant(u8 2), DIOpConstant(u8 3), DIOpMod(), DIOpByteOffset(u128), DIOpConvert(u32)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(u8), DIOpConstant(u8 12), DIOpConstant(u8 13), DIOpMod(), DIOpByteOffset(u32)))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(b512), DIOpConstant(u8 15), DIOpConstant(u8 16), DIOpMod(), DIOpByteOffset(u32)))
; Bytes 2 to 18 of 16; 12 to 16; 15 to 19 of 64.
;! f+0x0: x = error
;! f+0x0: y = reg(75)+12
;! f+0x0: z = reg(75)+15
