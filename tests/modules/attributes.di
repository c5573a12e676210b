; What few producers write: fixed-point types, a friend, a trampoline, and a template with a parameter pack.
;
;   class Key { friend class Door; int secret; };   // secret is 7
;   template <int N, typename... Ts> struct Tuple { int first; };   // tuple is a Tuple<2, int, short>
;   amount is 5 quarters, price 314 hundredths, share 6 thirds.
target "x86_64"

global @amount !dbg.def !40
global @price !dbg.def !41
global @share !dbg.def !42
global @key !dbg.def !43
global @tuple !dbg.def !44

define @main size 0x10 !dbg !20 {
bb0 @ 0x0:
}

define @thunk size 0x10 !dbg !21 {
bb0 @ 0x0:
}

lines @main {
  0x0: !1 2:0 stmt
}

lines @thunk {
  0x0: !1 3:0 stmt
}

frame @main entry {}
frame @thunk entry {}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "written by hand")
!1 = !DIFile(filename: "fixed.cc", directory: "/src")
!2 = !DIFile(filename: "fixed.h", directory: "/src")
!3 = !DIFixedPointType(name: "quarters", size: 32, encoding: DW_ATE_signed_fixed, kind: Binary, factor: -2)
!4 = !DIFixedPointType(name: "hundredths", size: 32, encoding: DW_ATE_unsigned_fixed, kind: Decimal, factor: -2)
!5 = !DIFixedPointType(name: "thirds", size: 32, encoding: DW_ATE_signed_fixed, kind: Rational, numerator: 1, denominator: 3)
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = !DICompositeType(tag: DW_TAG_class_type, name: "Key", file: !2, line: 1, size: 32, elements: !{!8, !9})
!8 = !DIDerivedType(tag: DW_TAG_friend, baseType: !10)
!9 = !DIDerivedType(tag: DW_TAG_member, name: "secret", baseType: !6, line: 1, size: 32)
!10 = !DICompositeType(tag: DW_TAG_class_type, name: "Door", file: !2, line: 2, size: 8, elements: !{})
!11 = !DICompositeType(tag: DW_TAG_structure_type, name: "Tuple<2, int, short>", file: !2, line: 3, size: 32, templateParams: !{!12, !13}, elements: !{!16})
!12 = !DITemplateValueParameter(name: "N", type: !6, value: i32 2)
!13 = !DITemplateValueParameter(tag: DW_TAG_GNU_template_parameter_pack, name: "Ts", value: !{!14, !15})
!14 = !DITemplateTypeParameter(type: !6)
!15 = !DITemplateTypeParameter(type: !17)
!16 = !DIDerivedType(tag: DW_TAG_member, name: "first", baseType: !6, line: 3, size: 32)
!17 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)

!20 = distinct !DISubprogram(name: "main", unit: !0, file: !1, line: 2, spFlags: DISPFlagDefinition)
!21 = distinct !DISubprogram(name: "thunk", unit: !0, file: !1, line: 3, targetFuncName: "main", flags: DIFlagArtificial, spFlags: DISPFlagDefinition)
!30 = distinct !DIGlobalVariable(name: "amount", scope: !0, file: !1, line: 1, type: !3)
!31 = distinct !DIGlobalVariable(name: "price", scope: !0, file: !1, line: 1, type: !4)
!32 = distinct !DIGlobalVariable(name: "share", scope: !0, file: !1, line: 1, type: !5)
!33 = distinct !DIGlobalVariable(name: "key", scope: !0, file: !2, line: 1, type: !7)
!34 = distinct !DIGlobalVariable(name: "tuple", scope: !0, file: !2, line: 3, type: !11)
!40 = distinct !DIFragment()
!41 = distinct !DIFragment()
!42 = distinct !DIFragment()
!43 = distinct !DIFragment()
!44 = distinct !DIFragment()
!50 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpArg(0, ptr), DIOpDeref(i32)), argObjects: {!40})
!51 = distinct !DILifetime(object: !31, location: !DIExpr(DIOpArg(0, ptr), DIOpDeref(u32)), argObjects: {!41})
!52 = distinct !DILifetime(object: !32, location: !DIExpr(DIOpArg(0, ptr), DIOpDeref(i32)), argObjects: {!42})
!53 = distinct !DILifetime(object: !33, location: !DIExpr(DIOpArg(0, ptr), DIOpDeref(i32)), argObjects: {!43})
!54 = distinct !DILifetime(object: !34, location: !DIExpr(DIOpArg(0, ptr), DIOpDeref(i32)), argObjects: {!44})
