; The list of two narrow registers as an address, and what is at an offset from it, in a register of the float bank beside it.
target "s390x"
define @f size 0x10 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !10, %regs(a0, a1)
  0x0: dbg.def !11, %reg(f0)
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "u32", size: 32, encoding: DW_ATE_unsigned)
!4 = !DIBasicType(name: "f64", size: 64, encoding: DW_ATE_float)
!5 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "s128", file: !1, line: 1, size: 128, elements: !{})
!6 = distinct !DIFragment()
!7 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 3, type: !3)
!8 = !DILocalVariable(name: "y", scope: !2, file: !1, line: 4, type: !4)
!9 = !DILocalVariable(name: "z", scope: !2, file: !1, line: 5, type: !5)
!10 = distinct !DILifetime(object: !6, location: !DIExpr(DIOpReferrer(ptr)))
!11 = distinct !DILifetime(object: !8, location: !DIExpr(DIOpReferrer(f64)))
!12 = distinct !DILifetime(object: !7, location: !DIExpr(DIOpArg(0, ptr), DIOpDeref(b512), DIOpConstant(u8 28), DIOpByteOffset(u32)), argObjects: {!6})
!13 = distinct !DILifetime(object: !9, location: !DIExpr(DIOpArg(0, ptr), DIOpArg(1, f64), DIOpComposite(2, b128)), argObjects: {!6, !8})

;! f+0x0 with a0=0x1, a1=0x2000: x = mem(0)+0x10000201c
;! f+0x0: y = reg(16)+0
;! f+0x0: z = comp[0..4: reg(48)+0, 4..8: reg(49)+0, 8..16: reg(16)+0]+0
