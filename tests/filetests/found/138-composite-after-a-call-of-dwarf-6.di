; A composite that is moved, after a call of a procedure, whose effect on the stack an audit does not know: it added the sizes of
; both composites, in an expression of DWARF 6.
target "x86_64"
global @data !dbg.def !59
define @f size 0x40 !dbg !2 {
}
entity @f 1024 {
}
define @g size 0x40 !dbg !3 {
}
entity @g 1032 {
}
define @h size 0x40 !dbg !4 {
}
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = distinct !DISubprogram(name: "g", unit: !0, file: !1, line: 2, spFlags: DISPFlagDefinition)
!4 = distinct !DISubprogram(name: "h", unit: !0, file: !1, line: 3, spFlags: DISPFlagDefinition)
!8 = !DIBasicType(name: "t", size: 8, encoding: DW_ATE_unsigned)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, elements: !{!10})
!10 = !DISubrange(count: 8, lowerBound: 0)
!14 = !DIBasicType(name: "t", size: 12, encoding: DW_ATE_unsigned)
!43 = !DILocalVariable(name: "y", scope: !2, line: 2, type: !9)
!44 = !DILocalVariable(name: "z", scope: !2, line: 2, type: !14)
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test", isOptimized: true)
!57 = distinct !DIFragment()
!58 = distinct !DIFragment()
!59 = distinct !DIFragment()
!69 = distinct !DILifetime(object: !43, location: !DIExpr(DIOpConstant(u67 1834487907426983125547), DIOpArg(0, <2 x i32>), DIOpConstant(i32 2), DIOpByteOffset(i24), DIOpByteOffset(b3), DIOpConstant(i61 6472501422772702526), DIOpComposite(2, b64), DIOpEntryValue(b64)), argObjects: {!58})
!72 = distinct !DILifetime(object: !57, location: !DIExpr(DIOpConstant(i44 15), DIOpArg(0, ptr), DIOpConstant(i32 0), DIOpByteOffset(i44), DIOpDiv(), DIOpConstant(u16 19257), DIOpArg(0, ptr), DIOpConstant(i32 5), DIOpByteOffset(u16), DIOpAShr(), DIOpByteOffset(b12)), argObjects: {!58})
!73 = distinct !DILifetime(object: !58, location: !DIExpr(DIOpArg(0, <2 x i32>), DIOpReinterpret(ptr)), argObjects: {!59})
!76 = distinct !DILifetime(object: !44, location: !DIExpr(DIOpArg(0, i12), DIOpComposite(1, b12)), argObjects: {!57})
