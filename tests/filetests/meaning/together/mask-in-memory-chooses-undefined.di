; Elements by a mask that is read from memory, between a register and an undefined vector: the mask decides which elements exist.
target "x86_64"
define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(xmm0)
  0x0: dbg.def !21, %slot(rsp+8, 8)
}
!8 = !DICompositeType(tag: DW_TAG_array_type, baseType: !3, flags: DIFlagVector, elements: !{!9})
!9 = !DISubrange(count: 4)
!10 = !DILocalVariable(name: "v", scope: !2, file: !1, line: 2, type: !8)
!14 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpConstant(<4 x i32> undef), DIOpReferrer(<4 x i32>), DIOpArg(0, u8), DIOpSelect()), argObjects: {!14})
!21 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpReferrer(u8)))
;! f+0x0 with rsp=0x7000, [0x7008]=<05>: v = comp[0..4: reg(17)+0, 4..8: undef, 8..12: reg(17)+8, 12..16: undef]+0
;! f+0x0 with rsp=0x7000, [0x7008]=<f0>: v = undef
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!4 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!5 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!6 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !3, size: 64)
