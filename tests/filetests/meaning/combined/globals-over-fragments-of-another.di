; Two globals that share the memory of one symbol, one of them a union-like view at an offset, one promoted; big-endian.
target "s390x"
global @U !dbg.def !6
define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x8: dbg.def !10, %reg(r2)
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "s64", file: !1, line: 1, size: 64, elements: !{})
!4 = !DIBasicType(name: "u32", size: 32, encoding: DW_ATE_unsigned)
!5 = !DIBasicType(name: "u8", size: 8, encoding: DW_ATE_unsigned)
!6 = distinct !DIFragment()
!7 = distinct !DIGlobalVariable(name: "whole", scope: !0, file: !1, line: 3, type: !3)
!8 = distinct !DIGlobalVariable(name: "half", scope: !0, file: !1, line: 4, type: !4)
!9 = distinct !DIGlobalVariable(name: "byte", scope: !0, file: !1, line: 5, type: !5)
!10 = distinct !DILifetime(object: !8, location: !DIExpr(DIOpReferrer(u32)))
!11 = distinct !DILifetime(object: !7, location: !DIExpr(DIOpArg(0, ptr), DIOpDeref(b64)), argObjects: {!6})
!12 = distinct !DILifetime(object: !8, location: !DIExpr(DIOpArg(0, b64), DIOpConstant(u8 4), DIOpByteOffset(u32)), argObjects: {!7})
!13 = distinct !DILifetime(object: !9, location: !DIExpr(DIOpArg(0, u32), DIOpConstant(u8 3), DIOpByteOffset(u8)), argObjects: {!8})

;! elsewhere with @U=0x4000: half = mem(0)+0x4004
;! elsewhere with @U=0x4000: byte = mem(0)+0x4007
;! f+0x0..0x8 with @U=0x4000: byte = mem(0)+0x4007
;! f+0x8..0x20: half = reg(2)+0
;! f+0x8..0x20: byte = reg(2)+0
;! f+0x8..0x20 with @U=0x4000: whole = mem(0)+0x4000
