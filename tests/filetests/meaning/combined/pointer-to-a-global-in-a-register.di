; A local pointer to a half of a global that is in a register in this function and in memory elsewhere, and a global pointer to it.
target "x86_64"
global @G !dbg.def !8
define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x8: dbg.def !13, %reg(rbx)
  0x10: dbg.kill !13
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "s128", file: !1, line: 1, size: 128, elements: !{})
!4 = !DIBasicType(name: "i64", size: 64, encoding: DW_ATE_signed)
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!6 = distinct !DIGlobalVariable(name: "G", scope: !0, file: !1, line: 3, type: !3)
!7 = distinct !DIGlobalVariable(name: "GP", scope: !0, file: !1, line: 4, type: !5)
!8 = distinct !DIFragment()
!9 = distinct !DIFragment()
!10 = distinct !DIFragment()
!11 = !DILocalVariable(name: "p", scope: !2, file: !1, line: 5, type: !5)
!12 = !DILocalVariable(name: "v", scope: !2, file: !1, line: 6, type: !4)
!13 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i64)))
!14 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, ptr), DIOpDeref(b128), DIOpConstant(u8 8), DIOpByteOffset(i64)), argObjects: {!8})
!15 = distinct !DILifetime(object: !9, location: !DIExpr(DIOpArg(0, ptr), DIOpDeref(i64)), argObjects: {!8})
!16 = distinct !DILifetime(object: !6, location: !DIExpr(DIOpArg(0, i64), DIOpArg(1, i64), DIOpComposite(2, b128)), argObjects: {!9, !10})
!17 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpArg(0, b128), DIOpConstant(u8 8), DIOpByteOffset(i64), DIOpAddrOf(0)), argObjects: {!6})
!18 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpArg(0, ptr), DIOpDeref(i64)), argObjects: {!11})
!19 = distinct !DILifetime(object: !7, location: !DIExpr(DIOpArg(0, i64), DIOpAddrOf(0)), argObjects: {!10})

;! f+0x0..0x8 with @G=0x4000: v = mem(0)+0x4008
;! f+0x8..0x10: v = reg(3)+0
;! f+0x8..0x10: GP = ptr(reg(3)+0)+0
;! f+0x10..0x20 with @G=0x4000: v = mem(0)+0x4008
;! f+0x8..0x10 with @G=0x4000: G = comp[0..8: mem(0)+0x4000, 8..16: reg(3)+0]+0
