; pointers to variables that are in registers, to parts of them, to a value and to a fragment; gdb follows them
target "x86_64"
define @f size 0x20 !dbg !10 {
bb0 @ 0x0:
  0x0: dbg.def !11, %reg(rbx)
  0x0: dbg.def !12, %reg(rcx)
  0x0: dbg.def !13, %slot(rsp+8, 64)
}
!14 = !DIFile(filename: "a.c", directory: "/src")
!15 = distinct !DICompileUnit(language: DW_LANG_C11, file: !14, producer: "test")
!10 = distinct !DISubprogram(name: "f", linkageName: "f", unit: !15, file: !14, line: 1, spFlags: DISPFlagDefinition)
!16 = !DIBasicType(name: "u32", size: 32, encoding: DW_ATE_unsigned)
!17 = !DIBasicType(name: "u64", size: 64, encoding: DW_ATE_unsigned)
!18 = distinct !DIFragment()
!19 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!20 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
!21 = !DILocalVariable(scope: !10, name: "x", file: !14, line: 12, type: !17)
!22 = !DILocalVariable(scope: !10, name: "p", file: !14, line: 13, type: !19)
!23 = !DILocalVariable(scope: !10, name: "q", file: !14, line: 14, type: !20)
!24 = !DILocalVariable(scope: !10, name: "r", file: !14, line: 15, type: !19)
!25 = !DILocalVariable(scope: !10, name: "s", file: !14, line: 16, type: !16)
!26 = !DILocalVariable(scope: !10, name: "t", file: !14, line: 17, type: !19)
!27 = !DILocalVariable(scope: !10, name: "u", file: !14, line: 18, type: !19)
!28 = !DILocalVariable(scope: !10, name: "m", file: !14, line: 19, type: !17)
!29 = !DILocalVariable(scope: !10, name: "pm", file: !14, line: 20, type: !20)
!11 = distinct !DILifetime(object: !21, location: !DIExpr(DIOpReferrer(i64)))
!30 = distinct !DILifetime(object: !22, location: !DIExpr(DIOpArg(0, i64), DIOpAddrOf(0)), argObjects: {!21})
!31 = distinct !DILifetime(object: !23, location: !DIExpr(DIOpArg(0, i64), DIOpConstant(i32 4), DIOpByteOffset(i32), DIOpAddrOf(0)), argObjects: {!21})
!32 = distinct !DILifetime(object: !24, location: !DIExpr(DIOpConstant(i64 77), DIOpAddrOf(0)))
!12 = distinct !DILifetime(object: !18, location: !DIExpr(DIOpReferrer(i64)))
!33 = distinct !DILifetime(object: !26, location: !DIExpr(DIOpArg(0, i64), DIOpConstant(i64 5), DIOpAdd(), DIOpAddrOf(0)), argObjects: {!18})
!34 = distinct !DILifetime(object: !25, location: !DIExpr(DIOpArg(0, ptr), DIOpDeref(i64), DIOpConstant(i32 32), DIOpBitOffset(i32)), argObjects: {!22})
!13 = distinct !DILifetime(object: !28, location: !DIExpr(DIOpReferrer(i64)))
!35 = distinct !DILifetime(object: !27, location: !DIExpr(DIOpArg(0, i64), DIOpAddrOf(0)), argObjects: {!28})
!36 = distinct !DILifetime(object: !29, location: !DIExpr(DIOpArg(0, i64), DIOpConstant(i8 4), DIOpByteOffset(u32), DIOpAddrOf(0)), argObjects: {!28})
;! f+0x0: p = ptr(reg(3)+0)+0
;! f+0x0: q = ptr(reg(3)+4)+0
;! f+0x0: s = reg(3)+4
