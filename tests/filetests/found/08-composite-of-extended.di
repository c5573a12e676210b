; A part of a composite is several times a place that another part holds, too: valid, and then ill-formed by the audit (A211).
; invalid: E113

target "x86_64"
define @f0 size 0x1e !dbg !5 block_local {
bb0 @ 0x0 -> bb1, bb1, bb1:
  0x3: dbg.def !19, %slot(rsp-256, 160)
bb1 @ 0xe -> bb1, bb2:
bb2 @ 0x15 -> bb2:
}
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "g")
!5 = distinct !DISubprogram(name: "f0", unit: !2, file: !1, line: 1, spFlags: DISPFlagDefinition)
!11 = distinct !DIFragment()
!16 = !DIBasicType(name: "t160", size: 160, encoding: DW_ATE_unsigned)
!17 = !DILocalVariable(name: "e3", scope: !5, file: !1, line: 2, type: !16)
!18 = distinct !DILifetime(object: !17, location: !DIExpr(DIOpArg(0, <20 x i8>)), argObjects: {!11})
!19 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(<20 x i8>), DIOpConstant(u32 27), DIOpBitOffset(<7 x i16>), DIOpReferrer(<20 x i8>), DIOpConstant(u32 112), DIOpBitOffset(u12), DIOpExtend(4), DIOpComposite(2, b160)))
