; Two units that refer to each other: a call into the other unit, an inlined function of the other unit with a static
; variable and a type of its own, a call of a function that no unit has, an import of a unit.
;
;   // helper.d                                  // main.d
;   static int helper() {                        int main() { puts(text); work(); return helper(); }
;     struct Local { int inside; } it;
;     static int hits;
;     return ++hits + it.inside;
;   }
;   void work() {}
target "x86_64"

global @hits !dbg.def !50

define @main size 0x40 !dbg !20 {
bb0 @ 0x0:
  0x10: dbg.def !61, %reg(rax, 0, 32)
}

define @work size 0x10 !dbg !21 {
bb0 @ 0x0:
}

scopes @main {
  !24: 0x10..0x20
}

calls @main {
  0x0..0x5: !22, %reg(rdi) = !51
  0x8..0xd: !21
}

!0 = distinct !DICompileUnit(language: DW_LANG_D, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "main.d", directory: "/src")
!2 = distinct !DICompileUnit(language: DW_LANG_D, file: !3, producer: "written by hand", isOptimized: true)
!3 = !DIFile(filename: "helper.d", directory: "/src")
!4 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!5 = !DICompositeType(tag: DW_TAG_structure_type, name: "Local", scope: !23, file: !3, line: 2, size: 32, elements: !{!6})
!6 = !DIDerivedType(tag: DW_TAG_member, name: "inside", baseType: !4, line: 2, size: 32)

!20 = distinct !DISubprogram(name: "main", unit: !0, file: !1, line: 1, flags: DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition)
!21 = distinct !DISubprogram(name: "work", unit: !2, file: !3, line: 6, spFlags: DISPFlagDefinition)
!22 = !DISubprogram(name: "puts", unit: !0, file: !1, line: 1, type: !27, flags: DIFlagPrototyped, spFlags: 0)
!23 = distinct !DISubprogram(name: "helper", unit: !2, file: !3, line: 1, type: !28, spFlags: DISPFlagDefinition | DISPFlagLocalToUnit)
!24 = distinct !DIInlinedScope(origin: !23, scope: !20, callFile: !1, callLine: 1, callColumn: 40, discriminator: 3)
!27 = !DISubroutineType(types: !{!4, !29, null})
!28 = !DISubroutineType(types: !{!4})
!29 = !DIDerivedType(tag: DW_TAG_pointer_type, size: 64)

!30 = !DIImportedEntity(tag: DW_TAG_imported_unit, scope: !0, entity: !2, file: !1, line: 1)
!31 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !0, entity: !22, file: !1, line: 1)

!40 = !DILocalVariable(name: "it", scope: !23, file: !3, line: 2, type: !5)
!41 = !DILocalVariable(scope: !24, origin: !40)
!42 = distinct !DIGlobalVariable(name: "hits", scope: !23, file: !3, line: 3, type: !4, isLocal: true)

!50 = distinct !DIFragment()
!51 = distinct !DIFragment()
!60 = distinct !DILifetime(object: !42, location: !DIExpr(DIOpArg(0, ptr), DIOpDeref(i32)), argObjects: {!50})
!61 = distinct !DILifetime(object: !41, location: !DIExpr(DIOpReferrer(b32)))
!62 = distinct !DILifetime(object: !51, location: !DIExpr(DIOpArg(0, ptr)), argObjects: {!50})
