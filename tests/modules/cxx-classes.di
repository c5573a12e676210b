; What `clang -O0` says of:
;
;   namespace geo {
;   enum class Color : unsigned char { red, green = 200 };
;   struct Base { int id; };
;   inline namespace v1 { int total = 7; }
;   template <typename T, int N> class Shape : public Base {
;   public:
;     enum Kind { flat, solid };
;     static int count;
;     static const int most = 9;
;     T width; unsigned low : 3, high : 5; Color color; Kind kind;
;     explicit Shape(T);
;     T area() const { return width * N; }
;   private:
;     virtual void draw(int, ...) = 0;
;   };
;   }
;   struct Ghost : virtual geo::Base { int geo::Base::*where; ~Ghost() = delete; };
;   int geo::Shape<int, 3>::count = 5;
;   using namespace geo; using geo::Base; namespace g = geo;
;   geo::Shape<int, 3> shape; Ghost *ghost; float __attribute__((vector_size(16))) vec;
;   int main() { struct Local { int inside; } local; static int calls; return shape.area() + local.inside; }
target "x86_64"

global @_ZN3geo2v15totalE !dbg.def !80
global @_ZN3geo5ShapeIiLi3EE5countE !dbg.def !81
global @shape !dbg.def !82
global @ghost !dbg.def !83
global @vec !dbg.def !84
global @_ZZ4mainE5calls !dbg.def !85

define @main size 0x30 !dbg !50 {
bb0 @ 0x0:
  0xf: dbg.def !91, %slot(cfa-24, 32)
}

define @_ZNK3geo5ShapeIiLi3EE4areaEv size 0x10 !dbg !51 {
bb0 @ 0x0:
  0x0: dbg.def !90, %reg(rdi)
}

lines @main {
  0x0: !1 24:0 stmt
  0x8: !1 24:70 stmt prologue_end
  0x24: !1 24:85 epilogue_begin discriminator 300
}

lines @_ZNK3geo5ShapeIiLi3EE4areaEv {
  0x0: !1 14:0 stmt
  0x4: !1 14:22 stmt prologue_end
}

frame @_ZNK3geo5ShapeIiLi3EE4areaEv entry {}
frame @main { 0x1: cfa = rsp+16; rbp = [cfa-16]
  0x4: cfa = rbp+16
  0x27: cfa = rsp+8 }

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "written by hand", retainedTypes: !{!32})
!1 = !DIFile(filename: "shape.cc", directory: "/src", checksumkind: CSK_MD5, checksum: "00112233445566778899aabbccddeeff")

!2 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!3 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!4 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!5 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)

!10 = !DINamespace(name: "geo")
!11 = !DINamespace(name: "v1", scope: !10, exportSymbols: true)

!12 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "Color", scope: !10, file: !1, line: 2, baseType: !4, size: 8, flags: DIFlagEnumClass, elements: !{!13, !14})
!13 = !DIEnumerator(name: "red", value: 0)
!14 = !DIEnumerator(name: "green", value: 200)
!15 = !DICompositeType(tag: DW_TAG_structure_type, name: "Base", scope: !10, file: !1, line: 3, size: 32, flags: DIFlagTypePassByValue, elements: !{!16})
!16 = !DIDerivedType(tag: DW_TAG_member, name: "id", baseType: !2, line: 3, size: 32)

!20 = !DICompositeType(tag: DW_TAG_class_type, name: "Shape<int, 3>", scope: !10, file: !1, line: 5, size: 192, flags: DIFlagTypePassByReference | DIFlagNonTrivial, vtableHolder: !20, templateParams: !{!21, !22}, elements: !{!23, !24, !25, !26, !27, !28, !29, !30, !31})
!21 = !DITemplateTypeParameter(name: "T", type: !2)
!22 = !DITemplateValueParameter(name: "N", type: !2, value: i32 3)
!23 = !DIDerivedType(tag: DW_TAG_inheritance, baseType: !15, offset: 64, flags: DIFlagPublic)
!24 = !DIDerivedType(tag: DW_TAG_member, name: "_vptr$Shape", baseType: !43, size: 64, flags: DIFlagArtificial)
!25 = !DIDerivedType(tag: DW_TAG_variable, name: "count", baseType: !2, line: 8, flags: DIFlagPublic | DIFlagStaticMember)
!26 = !DIDerivedType(tag: DW_TAG_variable, name: "most", baseType: !44, line: 9, flags: DIFlagPublic | DIFlagStaticMember, extraData: i32 9)
!27 = !DIDerivedType(tag: DW_TAG_member, name: "width", baseType: !2, line: 10, size: 32, offset: 96, flags: DIFlagPublic)
!28 = !DIDerivedType(tag: DW_TAG_member, name: "low", baseType: !3, line: 10, size: 3, offset: 128, flags: DIFlagPublic | DIFlagBitField)
!29 = !DIDerivedType(tag: DW_TAG_member, name: "high", baseType: !3, line: 10, size: 5, offset: 131, flags: DIFlagPublic | DIFlagBitField)
!30 = !DIDerivedType(tag: DW_TAG_member, name: "color", baseType: !12, line: 10, size: 8, offset: 136, flags: DIFlagPublic)
!31 = !DIDerivedType(tag: DW_TAG_member, name: "kind", baseType: !33, line: 10, size: 32, offset: 160, flags: DIFlagPublic)
!32 = !DICompositeType(tag: DW_TAG_structure_type, name: "Ghost", file: !1, line: 18, size: 128, align: 64, flags: DIFlagTypePassByReference, elements: !{!36, !37})
!33 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "Kind", scope: !20, file: !1, line: 7, baseType: !3, size: 32, flags: DIFlagPublic, elements: !{!34, !35})
!34 = !DIEnumerator(name: "flat", value: 0)
!35 = !DIEnumerator(name: "solid", value: 1)
!36 = !DIDerivedType(tag: DW_TAG_inheritance, baseType: !15, offset: 24, flags: DIFlagVirtual)
!37 = !DIDerivedType(tag: DW_TAG_member, name: "where", baseType: !38, line: 18, size: 64, offset: 64)
!38 = !DIDerivedType(tag: DW_TAG_ptr_to_member_type, baseType: !2, extraData: !15, size: 64)
!39 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !32, size: 64)
!40 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !20, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!41 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !42, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!42 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !20)
!43 = !DIDerivedType(tag: DW_TAG_pointer_type, size: 64)
!44 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !2)
!45 = !DICompositeType(tag: DW_TAG_array_type, baseType: !5, size: 128, flags: DIFlagVector, elements: !{!46})
!46 = !DISubrange(count: 4)
!47 = !DICompositeType(tag: DW_TAG_structure_type, name: "Local", scope: !50, file: !1, line: 24, size: 32, elements: !{!48})
!48 = !DIDerivedType(tag: DW_TAG_member, name: "inside", baseType: !2, line: 24, size: 32)
!49 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !32, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)

!50 = distinct !DISubprogram(name: "main", unit: !0, file: !1, line: 24, scopeLine: 24, type: !60, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagMainSubprogram)
!51 = distinct !DISubprogram(name: "area", linkageName: "_ZNK3geo5ShapeIiLi3EE4areaEv", scope: !20, unit: !0, file: !1, line: 12, type: !61, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, declaration: !52)
!52 = !DISubprogram(name: "area", linkageName: "_ZNK3geo5ShapeIiLi3EE4areaEv", scope: !20, unit: !0, file: !1, line: 12, type: !61, flags: DIFlagPublic | DIFlagPrototyped, spFlags: 0)
!53 = !DISubprogram(name: "Shape", scope: !20, unit: !0, file: !1, line: 11, type: !62, flags: DIFlagPublic | DIFlagExplicit | DIFlagPrototyped, spFlags: 0)
!54 = !DISubprogram(name: "draw", linkageName: "_ZN3geo5ShapeIiLi3EE4drawEiz", scope: !20, unit: !0, file: !1, line: 14, type: !63, containingType: !20, virtualIndex: 2, flags: DIFlagPrivate | DIFlagPrototyped, spFlags: DISPFlagPureVirtual)
!55 = !DISubprogram(name: "~Ghost", scope: !32, unit: !0, file: !1, line: 18, type: !64, flags: DIFlagPrototyped, spFlags: DISPFlagDeleted)
!60 = !DISubroutineType(types: !{!2})
!61 = !DISubroutineType(types: !{!2, !41})
!62 = !DISubroutineType(types: !{null, !40, !2})
!63 = !DISubroutineType(types: !{null, !40, !2, null})
!64 = !DISubroutineType(types: !{null, !49})

!65 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !0, entity: !10, file: !1, line: 20)
!66 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !0, entity: !15, file: !1, line: 20)
!67 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !0, entity: !10, name: "g", file: !1, line: 20)
!68 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !50, entity: !70, file: !1, line: 24)

!70 = distinct !DIGlobalVariable(name: "total", linkageName: "_ZN3geo2v15totalE", scope: !11, file: !1, line: 4, type: !2)
!71 = distinct !DIGlobalVariable(name: "count", linkageName: "_ZN3geo5ShapeIiLi3EE5countE", scope: !20, file: !1, line: 19, type: !2)
!72 = distinct !DIGlobalVariable(name: "shape", scope: !0, file: !1, line: 22, type: !20)
!73 = distinct !DIGlobalVariable(name: "ghost", scope: !0, file: !1, line: 22, type: !39, isLocal: true)
!74 = distinct !DIGlobalVariable(name: "vec", scope: !0, file: !1, line: 22, type: !45)
!75 = distinct !DIGlobalVariable(name: "calls", scope: !50, file: !1, line: 24, type: !2, isLocal: true)
!76 = !DILocalVariable(name: "this", arg: 1, scope: !51, type: !41, flags: DIFlagArtificial | DIFlagObjectPointer)
!77 = !DILocalVariable(name: "local", scope: !50, file: !1, line: 24, type: !47)

!80 = distinct !DIFragment()
!81 = distinct !DIFragment()
!82 = distinct !DIFragment()
!83 = distinct !DIFragment()
!84 = distinct !DIFragment()
!85 = distinct !DIFragment()

!90 = distinct !DILifetime(object: !76, location: !DIExpr(DIOpReferrer(ptr)))
!91 = distinct !DILifetime(object: !77, location: !DIExpr(DIOpReferrer(b32)))
!92 = distinct !DILifetime(object: !70, location: !DIExpr(DIOpArg(0, ptr), DIOpDeref(i32)), argObjects: {!80})
!93 = distinct !DILifetime(object: !71, location: !DIExpr(DIOpArg(0, ptr), DIOpDeref(i32)), argObjects: {!81})
!94 = distinct !DILifetime(object: !72, location: !DIExpr(DIOpArg(0, ptr), DIOpDeref(b192)), argObjects: {!82})
!95 = distinct !DILifetime(object: !73, location: !DIExpr(DIOpArg(0, ptr), DIOpDeref(ptr)), argObjects: {!83})
!96 = distinct !DILifetime(object: !74, location: !DIExpr(DIOpArg(0, ptr), DIOpDeref(<4 x f32>)), argObjects: {!84})
!97 = distinct !DILifetime(object: !75, location: !DIExpr(DIOpArg(0, ptr), DIOpDeref(i32)), argObjects: {!85})
