; A pointer into a structure of parts of which one is nowhere for a while, stored in a structure itself, and followed.
target "x86_64"
define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !15, %reg(rax)
  0x8: dbg.def !16, %reg(rcx)
  0x10: dbg.kill !15
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "s128", file: !1, line: 1, size: 128, elements: !{})
!4 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !3, size: 64)
!5 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "s192", file: !1, line: 1, size: 192, elements: !{})
!6 = !DIBasicType(name: "u64", size: 64, encoding: DW_ATE_unsigned)
!7 = !DIBasicType(name: "u32", size: 32, encoding: DW_ATE_unsigned)
!8 = distinct !DIFragment()
!9 = distinct !DIFragment()
!10 = !DILocalVariable(name: "s", scope: !2, file: !1, line: 3, type: !3)
!11 = !DILocalVariable(name: "p", scope: !2, file: !1, line: 4, type: !4)
!12 = !DILocalVariable(name: "h", scope: !2, file: !1, line: 5, type: !5)
!13 = !DILocalVariable(name: "t", scope: !2, file: !1, line: 6, type: !6)
!14 = !DILocalVariable(name: "u", scope: !2, file: !1, line: 7, type: !7)
!15 = distinct !DILifetime(object: !8, location: !DIExpr(DIOpReferrer(u64)))
!16 = distinct !DILifetime(object: !9, location: !DIExpr(DIOpReferrer(u64)))
!17 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, u64), DIOpArg(1, u64), DIOpComposite(2, b128)), argObjects: {!8, !9})
!18 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpArg(0, b128), DIOpConstant(u8 4), DIOpByteOffset(b96), DIOpAddrOf(0)), argObjects: {!10})
!19 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpConstant(u64 7), DIOpArg(0, ptr), DIOpArg(1, u64), DIOpComposite(3, b192)), argObjects: {!11, !9})
!20 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpArg(0, b192), DIOpConstant(u8 8), DIOpByteOffset(u64)), argObjects: {!12})
!21 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpArg(0, ptr), DIOpDeref(b96), DIOpConstant(u8 8), DIOpByteOffset(u32)), argObjects: {!11})

;! f+0x0..0x8: p = ptr(comp[0..8: reg(0)+0, 8..16: undef]+4)+0
;! f+0x8..0x10: p = ptr(comp[0..8: reg(0)+0, 8..16: reg(2)+0]+4)+0
;! f+0x8..0x10: h = comp[0..8: imm(0700000000000000), 8..16: ptr(comp[0..8: reg(0)+0, 8..16: reg(2)+0]+4)+0, 16..24: reg(2)+0]+0
;! f+0x8..0x10: u = reg(2)+4
;! f+0x10..0x20: u = reg(2)+4
;! f+0x0..0x8: u = undef
