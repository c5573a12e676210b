; Variable-length arrays whose length is in a register: in the whole function, and in a block.
target "x86_64"
define @f size 0x3 !dbg !4 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(rdi)
  0x0: dbg.def !21, %reg(rsi)
  0x1: dbg.def !22, %reg(rdi)
  0x1: dbg.def !23, %reg(rsi)
}
scopes @f { !9: 0x1..0x3 }
frame @f entry {}
lines @f { 0x0: !1 1:0 stmt }
define @main size 0x2f !dbg !6 {
bb0 @ 0x0:
}
frame @main entry { 0x4: cfa = rsp+32 }
lines @main { 0x0: !1 2:0 stmt }
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "v.c", directory: "/src")
!2 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!3 = !DISubroutineType(types: !{null})
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, type: !3, spFlags: DISPFlagDefinition)
!6 = distinct !DISubprogram(name: "main", unit: !0, file: !1, line: 2, type: !3, spFlags: DISPFlagDefinition)
!7 = !DICompositeType(tag: DW_TAG_array_type, baseType: !2, elements: !{!8})
!8 = !DISubrange(count: !11)
!9 = distinct !DILexicalBlock(scope: !4, file: !1, line: 1, column: 1)
!10 = !DILocalVariable(name: "a", scope: !4, file: !1, line: 1, type: !7)
!11 = !DILocalVariable(name: "n", scope: !4, file: !1, line: 1, type: !2)
!12 = !DICompositeType(tag: DW_TAG_array_type, baseType: !2, elements: !{!13})
!13 = !DISubrange(count: !15)
!14 = !DILocalVariable(name: "b", scope: !9, file: !1, line: 1, type: !12)
!15 = !DILocalVariable(name: "m", scope: !9, file: !1, line: 1, type: !2)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(ptr), DIOpDeref(b96)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i32)))
!22 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpReferrer(ptr), DIOpDeref(b96)))
!23 = distinct !DILifetime(object: !15, location: !DIExpr(DIOpReferrer(i32)))
