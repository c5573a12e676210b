; An array whose instances are a descriptor with a pointer and a signed count. The frame base is
; eight bytes below the CFA, and x eight bytes below the frame base.

target "x86_64"

define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !12, %slot(cfa-8, 8)
  0x0: dbg.def !13, %slot(fb-8, 32)
}

frame @f entry {}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test", isOptimized: true)
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition, frameBase: !9)
!3 = !DIBasicType(name: "t", size: 32, encoding: DW_ATE_unsigned)
!4 = !DICompositeType(tag: DW_TAG_array_type, baseType: !3, elements: !{!5}, dataLocation: !8)
!5 = !DISubrange(count: !7)
!6 = !DILocalVariable(name: "x", scope: !2, line: 2, type: !3)
!7 = distinct !DIFragment()
!8 = distinct !DIFragment()
!9 = distinct !DIFragment()
!10 = distinct !DILifetime(object: !7, location: !DIExpr(DIOpTypeObject(b128), DIOpConstant(u64 8), DIOpByteOffset(i32)))
!11 = distinct !DILifetime(object: !8, location: !DIExpr(DIOpTypeObject(b128), DIOpConstant(u64 0), DIOpByteOffset(ptr), DIOpDeref(b8)))
!12 = distinct !DILifetime(object: !9, location: !DIExpr(DIOpReferrer(b8)))
!13 = distinct !DILifetime(object: !6, location: !DIExpr(DIOpReferrer(i32)))
