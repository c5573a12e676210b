; A constant of more bits than one may have: it was made all the same, and took its time.
; invalid: E123
target "x86_64"
define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "t", size: 96, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "x", scope: !2, line: 2, type: !3)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpConstant(<2147483648 x i32> 90819531332915554140182245869497893168), DIOpConstant(u33 -536107471531), DIOpByteOffset(<8 x i12>), DIOpReinterpret(<3 x f32>)))
