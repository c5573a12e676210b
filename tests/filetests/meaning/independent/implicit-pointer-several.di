; a pointer to a variable in two places at once, and to one that is undefined for a while
target "x86_64"
define @f size 0x20 !dbg !10 {
bb0 @ 0x0:
  0x0: dbg.def !11, %reg(rbx)
  0x4: dbg.def !12, %slot(rsp+8, 64)
  0x10: dbg.kill !11
  0x18: dbg.kill !12
}
!13 = !DIFile(filename: "a.c", directory: "/src")
!14 = distinct !DICompileUnit(language: DW_LANG_C11, file: !13, producer: "test")
!10 = distinct !DISubprogram(name: "f", linkageName: "f", unit: !14, file: !13, line: 1, spFlags: DISPFlagDefinition)
!15 = !DIBasicType(name: "u64", size: 64, encoding: DW_ATE_unsigned)
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !15, size: 64)
!17 = !DILocalVariable(scope: !10, name: "x", file: !13, line: 11, type: !15)
!18 = !DILocalVariable(scope: !10, name: "q", file: !13, line: 12, type: !16)
!19 = !DILocalVariable(scope: !10, name: "r", file: !13, line: 13, type: !15)
!11 = distinct !DILifetime(object: !17, location: !DIExpr(DIOpReferrer(i64)))
!12 = distinct !DILifetime(object: !17, location: !DIExpr(DIOpReferrer(i64)))
!20 = distinct !DILifetime(object: !18, location: !DIExpr(DIOpArg(0, i64), DIOpAddrOf(0)), argObjects: {!17})
!21 = distinct !DILifetime(object: !19, location: !DIExpr(DIOpArg(0, ptr), DIOpDeref(i64)), argObjects: {!18})
;! f+0x0..0x4: q = ptr(reg(3)+0)+0
;! f+0x0..0x4: r = reg(3)+0
;! f+0x4..0x10 with rsp=0x700000: r = multi{mem(0)+0x700008 | reg(3)+0}+0
;! f+0x10..0x18 with rsp=0x700000: r = mem(0)+0x700008
;! f+0x18..0x20 with rsp=0x700000: r = undef
