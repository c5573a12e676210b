; pointers to variables that are in registers, to parts of them, and to a value
target "x86_64"
define @f size 0x20 !dbg !10 {
bb0 @ 0x0:
  0x0: dbg.def !11, %reg(rbx)
  0x0: dbg.def !12, %reg(rcx)
}
!13 = !DIFile(filename: "a.c", directory: "/src")
!14 = distinct !DICompileUnit(language: DW_LANG_C11, file: !13, producer: "test")
!10 = distinct !DISubprogram(name: "f", linkageName: "f", unit: !14, file: !13, line: 1, spFlags: DISPFlagDefinition)
!15 = !DIBasicType(name: "u32", size: 32, encoding: DW_ATE_unsigned)
!16 = !DIBasicType(name: "u64", size: 64, encoding: DW_ATE_unsigned)
!17 = distinct !DIFragment()
!18 = !DILocalVariable(scope: !10, name: "x", file: !13, line: 9, type: !16)
!19 = !DILocalVariable(scope: !10, name: "p", file: !13, line: 10, type: !16)
!20 = !DILocalVariable(scope: !10, name: "q", file: !13, line: 11, type: !16)
!21 = !DILocalVariable(scope: !10, name: "r", file: !13, line: 12, type: !16)
!22 = !DILocalVariable(scope: !10, name: "s", file: !13, line: 13, type: !15)
!23 = !DILocalVariable(scope: !10, name: "t", file: !13, line: 14, type: !16)
!11 = distinct !DILifetime(object: !18, location: !DIExpr(DIOpReferrer(i64)))
!24 = distinct !DILifetime(object: !19, location: !DIExpr(DIOpArg(0, i64), DIOpAddrOf(0)), argObjects: {!18})
!25 = distinct !DILifetime(object: !20, location: !DIExpr(DIOpArg(0, i64), DIOpConstant(i32 4), DIOpByteOffset(i32), DIOpAddrOf(0)), argObjects: {!18})
!26 = distinct !DILifetime(object: !21, location: !DIExpr(DIOpConstant(i64 77), DIOpAddrOf(0)))
!12 = distinct !DILifetime(object: !17, location: !DIExpr(DIOpReferrer(i64)))
!27 = distinct !DILifetime(object: !23, location: !DIExpr(DIOpArg(0, i64), DIOpAddrOf(0)), argObjects: {!17})
!28 = distinct !DILifetime(object: !22, location: !DIExpr(DIOpArg(0, ptr), DIOpDeref(i64), DIOpConstant(i32 32), DIOpBitOffset(i32)), argObjects: {!19})
;! f+0x0: p = ptr(reg(3)+0)+0
;! f+0x0: q = ptr(reg(3)+4)+0
;! f+0x0: s = reg(3)+4
