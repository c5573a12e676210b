; Two arguments of a composite are parts of one register that share bits: valid, and then ill-formed by the audit (A211).
; invalid: E113

target "x86_64"
define @second_of size 0x20 !dbg !2 {
bb0 @ 0x0 -> bb1:
  0x0: dbg.def !20, %reg(rdi, 3, 32)
  0x0: dbg.def !21, %reg(rdi, 32, 32)
bb1 @ 0x10:
}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "pair.c", directory: "/src")
!2 = distinct !DISubprogram(name: "second_of", unit: !0, file: !1, line: 2, type: !8, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!4 = !DICompositeType(tag: DW_TAG_structure_type, name: "pair", file: !1, line: 1, size: 64, elements: !{!5, !6})
!5 = !DIDerivedType(tag: DW_TAG_member, name: "first", baseType: !3, line: 1)
!6 = !DIDerivedType(tag: DW_TAG_member, name: "second", baseType: !3, line: 1, offset: 32)
!8 = !DISubroutineType(types: !{!3, !4})
!10 = !DILocalVariable(name: "value", arg: 1, scope: !2, file: !1, line: 2, type: !4)
!11 = distinct !DIFragment()
!12 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i32)))
!21 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(i32)))
!24 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, i32), DIOpArg(1, i32), DIOpComposite(2, b64)), argObjects: {!11, !12})
