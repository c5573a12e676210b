; An argument is read past its end, which the validator saw only when the argument was simplified: the valid became invalid.
target "x86_64"
define @f size 0x40 !dbg !2 {
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test", isOptimized: true)
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "t", size: 40, encoding: DW_ATE_signed)
!8 = !DILocalVariable(name: "x", scope: !2, line: 2, type: !3)
!15 = distinct !DIFragment()
!24 = distinct !DILifetime(object: !8, location: !DIExpr(DIOpArg(0, u96), DIOpConstant(i32 3), DIOpByteOffset(b68), DIOpConstant(i12 25), DIOpByteOffset(f64), DIOpConvert(i40)), argObjects: {!15})
!29 = distinct !DILifetime(object: !15, location: !DIExpr(DIOpConstant(b136 40), DIOpConstant(i64 20), DIOpBitOffset(b104), DIOpConstant(i8 0), DIOpByteOffset(u96), DIOpConstant(<6 x u8> 24130571314721), DIOpConstant(i8 -6), DIOpConstant(i8 7), DIOpAnd(), DIOpOverlay(u96)))
