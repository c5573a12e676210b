; A thread-local structure, a pointer to its second half kept in a variable, the same half promoted to a register for a while.
target "aarch64"
global @T thread_local !dbg.def !7
define @f size 0x20 !dbg !2 {
bb0 @ 0x0 -> bb0, bb1:
  0x8: dbg.def !12, %reg(w9)
  0xc: dbg.kill !12
bb1 @ 0x10:
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "s64", file: !1, line: 1, size: 64, elements: !{})
!4 = !DIBasicType(name: "u32", size: 32, encoding: DW_ATE_unsigned)
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!6 = distinct !DIGlobalVariable(name: "T", scope: !0, file: !1, line: 3, type: !3)
!7 = distinct !DIFragment()
!8 = distinct !DIFragment()
!9 = distinct !DIFragment()
!10 = !DILocalVariable(name: "p", scope: !2, file: !1, line: 4, type: !5)
!11 = !DILocalVariable(name: "d", scope: !2, file: !1, line: 5, type: !4)
!12 = distinct !DILifetime(object: !8, location: !DIExpr(DIOpReferrer(u32)))
!13 = distinct !DILifetime(object: !8, location: !DIExpr(DIOpArg(0, u64), DIOpConstant(u64 4), DIOpAdd(), DIOpThreadLocal(u32)), argObjects: {!7})
!14 = distinct !DILifetime(object: !9, location: !DIExpr(DIOpArg(0, u64), DIOpThreadLocal(u32)), argObjects: {!7})
!15 = distinct !DILifetime(object: !6, location: !DIExpr(DIOpArg(0, u32), DIOpArg(1, u32), DIOpComposite(2, b64)), argObjects: {!9, !8})
!16 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, u32), DIOpAddrOf(0)), argObjects: {!8})
!17 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpArg(0, ptr), DIOpDeref(u32)), argObjects: {!10})

;! f+0x0..0x8 with thread=0x6000, @T=0x10: T = mem(0)+0x6010
;! f+0x8..0xc with thread=0x6000, @T=0x10: T = comp[0..4: mem(0)+0x6010, 4..8: reg(9)+0]+0
;! f+0x8..0xc: p = ptr(reg(9)+0)+0
;! f+0x8..0xc: d = reg(9)+0
;! f+0xc..0x20 with thread=0x6000, @T=0x10: d = mem(0)+0x6014
;! elsewhere with thread=0x6000, @T=0x10: T = mem(0)+0x6010
