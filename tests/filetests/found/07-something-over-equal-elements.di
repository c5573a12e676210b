; The audit took pieces that share storage for an error (A211); something that lies over an array of equal elements is made so.

target "x86_64"
define @f0 size 0x1 !dbg !3 {
bb1 @ 0x0:
  0x0: dbg.def !12, %slot(fb+128, 128)
}
frame @f0 { 0x0: cfa = rsp+16; ra = [cfa-8] }
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "g")
!3 = distinct !DISubprogram(name: "f0", unit: !2, file: !1, line: 1, spFlags: DISPFlagDefinition)
!6 = !DIBasicType(name: "t128", size: 128, encoding: DW_ATE_unsigned)
!7 = !DILocalVariable(name: "v1", scope: !3, file: !1, line: 2, type: !6)
!12 = distinct !DILifetime(object: !7, location: !DIExpr(DIOpReferrer(u128), DIOpConstant(u32 8), DIOpBitOffset(i64), DIOpExtend(2), DIOpReinterpret(<8 x u16>), DIOpReferrer(u128), DIOpConstant(u32 104), DIOpBitOffset(f16), DIOpConstant(i32 8), DIOpOverlay(<8 x u16>)))
