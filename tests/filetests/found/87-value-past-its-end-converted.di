; More bits than a value has, of which fewer are used: lowering read those, and showed a value where evaluation fails.
target "x86_64"
define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(rdi)
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "t", size: 32, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "x", scope: !2, line: 2, type: !3)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(u8), DIOpSExt(i64), DIOpConstant(u8 2), DIOpConstant(u8 3), DIOpAnd(), DIOpByteOffset(u128), DIOpConvert(u32)))
; 2 and 3 is 2: 16 bytes from byte 2 of a value of 8 bytes on leave its storage (section 6.2).
;! f+0x4 with rdi=5: x = error
