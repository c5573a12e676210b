; q points into x at byte 4; s is there too, but for a while is in edx: q does not follow s
target "x86_64"
define @f size 0x20 !dbg !10 {
bb0 @ 0x0:
  0x0: dbg.def !11, %reg(rbx)
  0x10: dbg.def !12, %reg(rdx, 0, 32)
  0x18: dbg.kill !12
}
!13 = !DIFile(filename: "a.c", directory: "/src")
!14 = distinct !DICompileUnit(language: DW_LANG_C11, file: !13, producer: "test")
!10 = distinct !DISubprogram(name: "f", linkageName: "f", unit: !14, file: !13, line: 1, spFlags: DISPFlagDefinition)
!15 = !DIBasicType(name: "u32", size: 32, encoding: DW_ATE_unsigned)
!16 = !DIBasicType(name: "u64", size: 64, encoding: DW_ATE_unsigned)
!17 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !15, size: 64)
!18 = !DILocalVariable(scope: !10, name: "x", file: !13, line: 10, type: !16)
!19 = !DILocalVariable(scope: !10, name: "q", file: !13, line: 11, type: !17)
!20 = !DILocalVariable(scope: !10, name: "s", file: !13, line: 12, type: !15)
!21 = !DILocalVariable(scope: !10, name: "pp", file: !13, line: 13, type: !17)
!11 = distinct !DILifetime(object: !18, location: !DIExpr(DIOpReferrer(i64)))
!22 = distinct !DILifetime(object: !19, location: !DIExpr(DIOpArg(0, i64), DIOpConstant(i32 4), DIOpByteOffset(i32), DIOpAddrOf(0)), argObjects: {!18})
!23 = distinct !DILifetime(object: !20, location: !DIExpr(DIOpArg(0, i64), DIOpConstant(i32 32), DIOpBitOffset(i32)), argObjects: {!18})
!12 = distinct !DILifetime(object: !20, location: !DIExpr(DIOpReferrer(i32)))
!24 = distinct !DILifetime(object: !21, location: !DIExpr(DIOpArg(0, i32), DIOpAddrOf(0)), argObjects: {!20})
;! f+0x0..0x20: q = ptr(reg(3)+4)+0
;! f+0x0..0x10: s = reg(3)+4
;! f+0x10..0x18: s = reg(1)+0
;! f+0x10..0x18: pp = ptr(reg(1)+0)+0
;! f+0x18..0x20: pp = ptr(reg(3)+4)+0
