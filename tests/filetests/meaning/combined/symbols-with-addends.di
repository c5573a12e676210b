; Addresses of symbols with addends as referrers, as entity places, in a list of a composite, and moved below the symbol.
target "x86_64"
global @tab !dbg.def !9
define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !16, %addr(@tab+8)
  0x0: dbg.def !17, %entity(1)
  0x8: dbg.def !18, %addr(@tab-4)
}
entity @f 1 { 0x0..0x10: %addr(@tab+0x100)
 0x10..0x20: %reg(rax)
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "s2048", file: !1, line: 1, size: 2048, elements: !{})
!4 = !DIBasicType(name: "i32", size: 32, encoding: DW_ATE_signed)
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!6 = !DIBasicType(name: "i64", size: 64, encoding: DW_ATE_signed)
!7 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "s128", file: !1, line: 1, size: 128, elements: !{})
!8 = distinct !DIGlobalVariable(name: "tab", scope: !0, file: !1, line: 3, type: !3)
!9 = distinct !DIFragment()
!10 = distinct !DIFragment()
!11 = distinct !DIFragment()
!12 = !DILocalVariable(name: "p", scope: !2, file: !1, line: 4, type: !5)
!13 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 5, type: !4)
!14 = !DILocalVariable(name: "y", scope: !2, file: !1, line: 6, type: !6)
!15 = !DILocalVariable(name: "z", scope: !2, file: !1, line: 7, type: !7)
!16 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(ptr)))
!17 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(ptr)))
!18 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(ptr)))
!19 = distinct !DILifetime(object: !8, location: !DIExpr(DIOpArg(0, ptr), DIOpDeref(b2048)), argObjects: {!9})
!20 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpArg(0, ptr), DIOpDeref(b128), DIOpConstant(i8 -12), DIOpByteOffset(i32)), argObjects: {!10})
!21 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpArg(0, ptr), DIOpReinterpret(i64), DIOpArg(1, ptr), DIOpReinterpret(i64), DIOpSub()), argObjects: {!11, !10})
!22 = distinct !DILifetime(object: !15, location: !DIExpr(DIOpArg(0, ptr), DIOpArg(1, ptr), DIOpComposite(2, b128)), argObjects: {!10, !11})

;! f+0x0 with @tab=0x4000: x = mem(0)+0x3ffc
;! f+0x0..0x10 with @tab=0x4000: y = imm(f800000000000000)+0
;! f+0x0..0x10 with @tab=0x4000: z = imm(08400000000000000041000000000000)+0
;! f+0x10..0x20 with @tab=0x4000: z = comp[0..8: imm(0840000000000000), 8..16: reg(0)+0]+0
;! f+0x10 with @tab=0x4000, rax=0x4010: y = imm(0800000000000000)+0
;! f+0x8..0x20 with @tab=0x4000: p = imm(fc3f000000000000)+0
