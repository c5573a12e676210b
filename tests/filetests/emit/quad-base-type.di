; The base type of a quad number has the name by which gdb knows its format: it takes a 16-byte type with another name for the
; ABI's `long double`, on x86-64 a number of 80 bits. gdb 13 then shows x = 1.5, y = 1 and z = 3 where xmm0 holds 1.5, and
; showed 0 when the name was DW_ATE_float_128.
target "x86_64"
define @f size 0x20 !dbg !10 {
bb0 @ 0x0:
  0x0: dbg.def !11, %reg(xmm0)
}
!12 = !DIFile(filename: "a.c", directory: "/src")
!13 = distinct !DICompileUnit(language: DW_LANG_C11, file: !12, producer: "test")
!10 = distinct !DISubprogram(name: "f", linkageName: "f", unit: !13, file: !12, line: 1, spFlags: DISPFlagDefinition)
!14 = !DIBasicType(name: "u32", size: 32, encoding: DW_ATE_unsigned)
!15 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!16 = !DIBasicType(name: "_Float128", size: 128, encoding: DW_ATE_float)
!17 = distinct !DIFragment()
!18 = !DILocalVariable(scope: !10, name: "x", file: !12, line: 10, type: !15)
!19 = !DILocalVariable(scope: !10, name: "y", file: !12, line: 11, type: !14)
!20 = !DILocalVariable(scope: !10, name: "z", file: !12, line: 12, type: !16)
!11 = distinct !DILifetime(object: !17, location: !DIExpr(DIOpReferrer(f128)))
!21 = distinct !DILifetime(object: !18, location: !DIExpr(DIOpArg(0, f128), DIOpConvert(f64)), argObjects: {!17})
!22 = distinct !DILifetime(object: !19, location: !DIExpr(DIOpArg(0, f128), DIOpConvert(i32)), argObjects: {!17})
!23 = distinct !DILifetime(object: !20, location: !DIExpr(DIOpArg(0, f128), DIOpArg(0, f128), DIOpAdd()), argObjects: {!17})

;> emit dwarf5
