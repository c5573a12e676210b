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

;> lower dwarf5
; main:
;   calls
;     everywhere: DW_OP_addr 0x0 [address of _ZZ4mainE5calls+0]
;       03 00 00 00 00 00 00 00 00
;   local
;     0xf..0x30: DW_OP_fbreg -24
;       91 68
; _ZNK3geo5ShapeIiLi3EE4areaEv:
;   this
;     everywhere: DW_OP_reg5
;       55
; total
;     everywhere: DW_OP_addr 0x0 [address of _ZN3geo2v15totalE+0]
;       03 00 00 00 00 00 00 00 00
; count
;     everywhere: DW_OP_addr 0x0 [address of _ZN3geo5ShapeIiLi3EE5countE+0]
;       03 00 00 00 00 00 00 00 00
; shape
;     everywhere: DW_OP_addr 0x0 [address of shape+0]
;       03 00 00 00 00 00 00 00 00
; ghost
;     everywhere: DW_OP_addr 0x0 [address of ghost+0]
;       03 00 00 00 00 00 00 00 00
; vec
;     everywhere: DW_OP_addr 0x0 [address of vec+0]
;       03 00 00 00 00 00 00 00 00
;> emit dwarf5
; object:	file format elf64-x86-64
;
; .debug_info contents:
; 0x00000000: Compile Unit: length = 0x00000213, format = DWARF32, version = 0x0005, unit_type = DW_UT_compile, abbr_offset = 0x0000, addr_size = 0x08 (next unit at 0x00000217)
;
; 0x0000000c: DW_TAG_compile_unit
;               DW_AT_producer	("written by hand")
;               DW_AT_language	(DW_LANG_C_plus_plus_14)
;               DW_AT_name	("shape.cc")
;               DW_AT_comp_dir	("/src")
;               DW_AT_str_offsets_base	(0x00000008)
;               DW_AT_stmt_list	(0x00000000)
;               DW_AT_low_pc	(0x0000000000000000)
;               DW_AT_ranges	(indexed (0x0) rangelist = 0x00000010
;                  [0x0000000000000000, 0x0000000000000030)
;                  [0x0000000000000030, 0x0000000000000040))
;               DW_AT_addr_base	(0x00000008)
;               DW_AT_rnglists_base	(0x0000000c)
;               DW_AT_loclists_base	(0x0000000c)
;
; 0x0000002e:   DW_TAG_structure_type
;                 DW_AT_name	("Ghost")
;                 DW_AT_byte_size	(0x10)
;                 DW_AT_alignment	(0x08)
;                 DW_AT_calling_convention	(DW_CC_pass_by_reference)
;                 DW_AT_decl_file	("/src/shape.cc")
;                 DW_AT_decl_line	(18)
;
; 0x00000035:     DW_TAG_inheritance
;                   DW_AT_type	(0x00000099 "geo::Base")
;                   DW_AT_data_member_location	(DW_OP_dup, DW_OP_deref, DW_OP_constu 0x18, DW_OP_minus, DW_OP_deref, DW_OP_plus)
;                   DW_AT_virtuality	(DW_VIRTUALITY_virtual)
;
; 0x00000043:     DW_TAG_member
;                   DW_AT_name	("where")
;                   DW_AT_type	(0x00000060 "int geo::Base::*")
;                   DW_AT_decl_file	("/src/shape.cc")
;                   DW_AT_decl_line	(18)
;                   DW_AT_data_member_location	(0x08)
;
; 0x0000004c:     DW_TAG_subprogram
;                   DW_AT_name	("~Ghost")
;                   DW_AT_decl_file	("/src/shape.cc")
;                   DW_AT_decl_line	(18)
;                   DW_AT_external	(true)
;                   DW_AT_declaration	(true)
;                   DW_AT_deleted	(true)
;
; 0x00000050:       DW_TAG_formal_parameter
;                     DW_AT_type	(0x0000007b "Ghost *")
;                     DW_AT_artificial	(true)
;
; 0x00000055:       NULL
;
; 0x00000056:     NULL
;
; 0x00000057:   DW_TAG_base_type
;                 DW_AT_name	("int")
;                 DW_AT_encoding	(DW_ATE_signed)
;                 DW_AT_byte_size	(0x04)
;
; 0x0000005b:   DW_TAG_pointer_type
;                 DW_AT_type	(0x00000069 "const geo::Shape<int, 3>")
;
; 0x00000060:   DW_TAG_ptr_to_member_type
;                 DW_AT_type	(0x00000057 "int")
;                 DW_AT_containing_type	(0x00000099 "geo::Base")
;
; 0x00000069:   DW_TAG_const_type
;                 DW_AT_type	(0x000000a9 "geo::Shape<int, 3>")
;
; 0x0000006e:   DW_TAG_pointer_type
;                 DW_AT_type	(0x0000002e "Ghost")
;
; 0x00000073:   DW_TAG_array_type
;                 DW_AT_type	(0x0000008a "float")
;                 DW_AT_GNU_vector	(true)
;
; 0x00000078:     DW_TAG_subrange_type
;                   DW_AT_count	(0x04)
;
; 0x0000007a:     NULL
;
; 0x0000007b:   DW_TAG_pointer_type
;                 DW_AT_type	(0x0000002e "Ghost")
;
; 0x00000080:   DW_TAG_pointer_type
;
; 0x00000081:   DW_TAG_const_type
;                 DW_AT_type	(0x00000057 "int")
;
; 0x00000086:   DW_TAG_base_type
;                 DW_AT_name	("unsigned int")
;                 DW_AT_encoding	(DW_ATE_unsigned)
;                 DW_AT_byte_size	(0x04)
;
; 0x0000008a:   DW_TAG_base_type
;                 DW_AT_name	("float")
;                 DW_AT_encoding	(DW_ATE_float)
;                 DW_AT_byte_size	(0x04)
;
; 0x0000008e:   DW_TAG_base_type
;                 DW_AT_name	("unsigned char")
;                 DW_AT_encoding	(DW_ATE_unsigned_char)
;                 DW_AT_byte_size	(0x01)
;
; 0x00000092:   DW_TAG_pointer_type
;                 DW_AT_type	(0x000000a9 "geo::Shape<int, 3>")
;
; 0x00000097:   DW_TAG_namespace
;                 DW_AT_name	("geo")
;
; 0x00000099:     DW_TAG_structure_type
;                   DW_AT_name	("Base")
;                   DW_AT_byte_size	(0x04)
;                   DW_AT_calling_convention	(DW_CC_pass_by_value)
;                   DW_AT_decl_file	("/src/shape.cc")
;                   DW_AT_decl_line	(3)
;
; 0x0000009f:       DW_TAG_member
;                     DW_AT_name	("id")
;                     DW_AT_type	(0x00000057 "int")
;                     DW_AT_decl_file	("/src/shape.cc")
;                     DW_AT_decl_line	(3)
;                     DW_AT_data_member_location	(0x00)
;
; 0x000000a8:       NULL
;
; 0x000000a9:     DW_TAG_class_type
;                   DW_AT_name	("Shape<int, 3>")
;                   DW_AT_byte_size	(0x18)
;                   DW_AT_calling_convention	(DW_CC_pass_by_reference)
;                   DW_AT_containing_type	(0x000000a9 "geo::Shape<int, 3>")
;                   DW_AT_decl_file	("/src/shape.cc")
;                   DW_AT_decl_line	(5)
;
; 0x000000b3:       DW_TAG_template_type_parameter
;                     DW_AT_type	(0x00000057 "int")
;                     DW_AT_name	("T")
;
; 0x000000b9:       DW_TAG_template_value_parameter
;                     DW_AT_type	(0x00000057 "int")
;                     DW_AT_name	("N")
;                     DW_AT_const_value	(3)
;
; 0x000000c0:       DW_TAG_inheritance
;                     DW_AT_type	(0x00000099 "geo::Base")
;                     DW_AT_data_member_location	(0x08)
;                     DW_AT_accessibility	(DW_ACCESS_public)
;
; 0x000000c7:       DW_TAG_member
;                     DW_AT_name	("_vptr$Shape")
;                     DW_AT_type	(0x00000080 "void *")
;                     DW_AT_artificial	(true)
;                     DW_AT_data_member_location	(0x00)
;
; 0x000000ce:       DW_TAG_variable
;                     DW_AT_name	("count")
;                     DW_AT_type	(0x00000057 "int")
;                     DW_AT_decl_file	("/src/shape.cc")
;                     DW_AT_decl_line	(8)
;                     DW_AT_external	(true)
;                     DW_AT_declaration	(true)
;                     DW_AT_accessibility	(DW_ACCESS_public)
;
; 0x000000d7:       DW_TAG_variable
;                     DW_AT_name	("most")
;                     DW_AT_type	(0x00000081 "const int")
;                     DW_AT_decl_file	("/src/shape.cc")
;                     DW_AT_decl_line	(9)
;                     DW_AT_external	(true)
;                     DW_AT_declaration	(true)
;                     DW_AT_const_value	(9)
;                     DW_AT_accessibility	(DW_ACCESS_public)
;
; 0x000000e1:       DW_TAG_member
;                     DW_AT_name	("width")
;                     DW_AT_type	(0x00000057 "int")
;                     DW_AT_decl_file	("/src/shape.cc")
;                     DW_AT_decl_line	(10)
;                     DW_AT_data_member_location	(0x0c)
;                     DW_AT_accessibility	(DW_ACCESS_public)
;
; 0x000000eb:       DW_TAG_member
;                     DW_AT_name	("low")
;                     DW_AT_type	(0x00000086 "unsigned int")
;                     DW_AT_decl_file	("/src/shape.cc")
;                     DW_AT_decl_line	(10)
;                     DW_AT_bit_size	(0x03)
;                     DW_AT_data_bit_offset	(0x80)
;                     DW_AT_accessibility	(DW_ACCESS_public)
;
; 0x000000f6:       DW_TAG_member
;                     DW_AT_name	("high")
;                     DW_AT_type	(0x00000086 "unsigned int")
;                     DW_AT_decl_file	("/src/shape.cc")
;                     DW_AT_decl_line	(10)
;                     DW_AT_bit_size	(0x05)
;                     DW_AT_data_bit_offset	(0x83)
;                     DW_AT_accessibility	(DW_ACCESS_public)
;
; 0x00000101:       DW_TAG_member
;                     DW_AT_name	("color")
;                     DW_AT_type	(0x00000161 "geo::Color")
;                     DW_AT_decl_file	("/src/shape.cc")
;                     DW_AT_decl_line	(10)
;                     DW_AT_data_member_location	(0x11)
;                     DW_AT_accessibility	(DW_ACCESS_public)
;
; 0x0000010b:       DW_TAG_member
;                     DW_AT_name	("kind")
;                     DW_AT_type	(0x00000115 "geo::Shape<int, 3>::Kind")
;                     DW_AT_decl_file	("/src/shape.cc")
;                     DW_AT_decl_line	(10)
;                     DW_AT_data_member_location	(0x14)
;                     DW_AT_accessibility	(DW_ACCESS_public)
;
; 0x00000115:       DW_TAG_enumeration_type
;                     DW_AT_type	(0x00000086 "unsigned int")
;                     DW_AT_name	("Kind")
;                     DW_AT_byte_size	(0x04)
;                     DW_AT_decl_file	("/src/shape.cc")
;                     DW_AT_decl_line	(7)
;                     DW_AT_accessibility	(DW_ACCESS_public)
;
; 0x0000011f:         DW_TAG_enumerator
;                       DW_AT_name	("flat")
;                       DW_AT_const_value	(0)
;
; 0x00000122:         DW_TAG_enumerator
;                       DW_AT_name	("solid")
;                       DW_AT_const_value	(1)
;
; 0x00000125:         NULL
;
; 0x00000126:       DW_TAG_subprogram
;                     DW_AT_name	("area")
;                     DW_AT_linkage_name	("_ZNK3geo5ShapeIiLi3EE4areaEv")
;                     DW_AT_decl_file	("/src/shape.cc")
;                     DW_AT_decl_line	(12)
;                     DW_AT_type	(0x00000057 "int")
;                     DW_AT_external	(true)
;                     DW_AT_declaration	(true)
;                     DW_AT_accessibility	(DW_ACCESS_public)
;
; 0x00000130:         DW_TAG_formal_parameter
;                       DW_AT_type	(0x0000005b "const geo::Shape<int, 3> *")
;                       DW_AT_artificial	(true)
;
; 0x00000135:         NULL
;
; 0x00000136:       DW_TAG_subprogram
;                     DW_AT_name	("Shape")
;                     DW_AT_decl_file	("/src/shape.cc")
;                     DW_AT_decl_line	(11)
;                     DW_AT_external	(true)
;                     DW_AT_declaration	(true)
;                     DW_AT_accessibility	(DW_ACCESS_public)
;                     DW_AT_explicit	(true)
;
; 0x0000013b:         DW_TAG_formal_parameter
;                       DW_AT_type	(0x00000092 "geo::Shape<int, 3> *")
;                       DW_AT_artificial	(true)
;
; 0x00000140:         DW_TAG_formal_parameter
;                       DW_AT_type	(0x00000057 "int")
;
; 0x00000145:         NULL
;
; 0x00000146:       DW_TAG_subprogram
;                     DW_AT_name	("draw")
;                     DW_AT_linkage_name	("_ZN3geo5ShapeIiLi3EE4drawEiz")
;                     DW_AT_decl_file	("/src/shape.cc")
;                     DW_AT_decl_line	(14)
;                     DW_AT_external	(true)
;                     DW_AT_declaration	(true)
;                     DW_AT_accessibility	(DW_ACCESS_private)
;                     DW_AT_virtuality	(DW_VIRTUALITY_pure_virtual)
;                     DW_AT_vtable_elem_location	(DW_OP_constu 0x2)
;                     DW_AT_containing_type	(0x000000a9 "geo::Shape<int, 3>")
;
; 0x00000154:         DW_TAG_formal_parameter
;                       DW_AT_type	(0x00000092 "geo::Shape<int, 3> *")
;                       DW_AT_artificial	(true)
;
; 0x00000159:         DW_TAG_formal_parameter
;                       DW_AT_type	(0x00000057 "int")
;
; 0x0000015e:         DW_TAG_unspecified_parameters
;
; 0x0000015f:         NULL
;
; 0x00000160:       NULL
;
; 0x00000161:     DW_TAG_enumeration_type
;                   DW_AT_type	(0x0000008e "unsigned char")
;                   DW_AT_name	("Color")
;                   DW_AT_byte_size	(0x01)
;                   DW_AT_enum_class	(true)
;                   DW_AT_decl_file	("/src/shape.cc")
;                   DW_AT_decl_line	(2)
;
; 0x0000016a:       DW_TAG_enumerator
;                     DW_AT_name	("red")
;                     DW_AT_const_value	(0)
;
; 0x0000016d:       DW_TAG_enumerator
;                     DW_AT_name	("green")
;                     DW_AT_const_value	(200)
;
; 0x00000171:       NULL
;
; 0x00000172:     DW_TAG_namespace
;                   DW_AT_name	("v1")
;                   DW_AT_export_symbols	(true)
;
; 0x00000174:       DW_TAG_variable
;                     DW_AT_name	("total")
;                     DW_AT_decl_file	("/src/shape.cc")
;                     DW_AT_decl_line	(4)
;                     DW_AT_type	(0x00000057 "int")
;                     DW_AT_external	(true)
;                     DW_AT_linkage_name	("_ZN3geo2v15totalE")
;                     DW_AT_location	(DW_OP_addrx 0x0)
;
; 0x00000180:       NULL
;
; 0x00000181:     NULL
;
; 0x00000182:   DW_TAG_imported_module
;                 DW_AT_decl_file	("/src/shape.cc")
;                 DW_AT_decl_line	(20)
;                 DW_AT_import	(0x00000097 "geo")
;
; 0x00000189:   DW_TAG_imported_declaration
;                 DW_AT_decl_file	("/src/shape.cc")
;                 DW_AT_decl_line	(20)
;                 DW_AT_import	(0x00000099 "Base")
;
; 0x00000190:   DW_TAG_imported_declaration
;                 DW_AT_decl_file	("/src/shape.cc")
;                 DW_AT_decl_line	(20)
;                 DW_AT_name	("g")
;                 DW_AT_import	(0x00000097 "geo")
;
; 0x00000198:   DW_TAG_variable
;                 DW_AT_specification	(0x000000ce "count")
;                 DW_AT_decl_line	(19)
;                 DW_AT_linkage_name	("_ZN3geo5ShapeIiLi3EE5countE")
;                 DW_AT_location	(DW_OP_addrx 0x1)
;
; 0x000001a2:   DW_TAG_variable
;                 DW_AT_name	("shape")
;                 DW_AT_decl_file	("/src/shape.cc")
;                 DW_AT_decl_line	(22)
;                 DW_AT_type	(0x000000a9 "geo::Shape<int, 3>")
;                 DW_AT_external	(true)
;                 DW_AT_location	(DW_OP_addrx 0x2)
;
; 0x000001ad:   DW_TAG_variable
;                 DW_AT_name	("ghost")
;                 DW_AT_decl_file	("/src/shape.cc")
;                 DW_AT_decl_line	(22)
;                 DW_AT_type	(0x0000006e "Ghost *")
;                 DW_AT_location	(DW_OP_addrx 0x3)
;
; 0x000001b8:   DW_TAG_variable
;                 DW_AT_name	("vec")
;                 DW_AT_decl_file	("/src/shape.cc")
;                 DW_AT_decl_line	(22)
;                 DW_AT_type	(0x00000073 "float[4]")
;                 DW_AT_external	(true)
;                 DW_AT_location	(DW_OP_addrx 0x4)
;
; 0x000001c3:   DW_TAG_subprogram
;                 DW_AT_low_pc	(0x0000000000000000)
;                 DW_AT_high_pc	(0x0000000000000030)
;                 DW_AT_name	("main")
;                 DW_AT_decl_file	("/src/shape.cc")
;                 DW_AT_decl_line	(24)
;                 DW_AT_type	(0x00000057 "int")
;                 DW_AT_external	(true)
;                 DW_AT_main_subprogram	(true)
;                 DW_AT_frame_base	(DW_OP_call_frame_cfa)
;
; 0x000001d2:     DW_TAG_structure_type
;                   DW_AT_name	("Local")
;                   DW_AT_byte_size	(0x04)
;                   DW_AT_decl_file	("/src/shape.cc")
;                   DW_AT_decl_line	(24)
;
; 0x000001d7:       DW_TAG_member
;                     DW_AT_name	("inside")
;                     DW_AT_type	(0x00000057 "int")
;                     DW_AT_decl_file	("/src/shape.cc")
;                     DW_AT_decl_line	(24)
;                     DW_AT_data_member_location	(0x00)
;
; 0x000001e0:       NULL
;
; 0x000001e1:     DW_TAG_imported_declaration
;                   DW_AT_decl_file	("/src/shape.cc")
;                   DW_AT_decl_line	(24)
;                   DW_AT_import	(0x00000174 "_ZN3geo2v15totalE")
;
; 0x000001e8:     DW_TAG_variable
;                   DW_AT_name	("calls")
;                   DW_AT_decl_file	("/src/shape.cc")
;                   DW_AT_decl_line	(24)
;                   DW_AT_type	(0x00000057 "int")
;                   DW_AT_location	(DW_OP_addrx 0x6)
;
; 0x000001f3:     DW_TAG_variable
;                   DW_AT_name	("local")
;                   DW_AT_decl_file	("/src/shape.cc")
;                   DW_AT_decl_line	(24)
;                   DW_AT_type	(0x000001d2 "Local")
;                   DW_AT_location	(indexed (0x0) loclist = 0x00000010:
;                      [0x000000000000000f, 0x0000000000000030): DW_OP_fbreg -24)
;
; 0x000001fc:     NULL
;
; 0x000001fd:   DW_TAG_subprogram
;                 DW_AT_low_pc	(0x0000000000000030)
;                 DW_AT_high_pc	(0x0000000000000040)
;                 DW_AT_specification	(0x00000126 "_ZNK3geo5ShapeIiLi3EE4areaEv")
;                 DW_AT_object_pointer	(0x0000020d)
;                 DW_AT_frame_base	(DW_OP_call_frame_cfa)
;
; 0x0000020d:     DW_TAG_formal_parameter
;                   DW_AT_name	("this")
;                   DW_AT_type	(0x0000005b "const geo::Shape<int, 3> *")
;                   DW_AT_artificial	(true)
;                   DW_AT_location	(DW_OP_reg5 RDI)
;
; 0x00000215:     NULL
;
; 0x00000216:   NULL
;
; .debug_loclists contents:
; locations list header: length = 0x00000015, format = DWARF32, version = 0x0005, addr_size = 0x08, seg_size = 0x00, offset_entry_count = 0x00000001
; offsets: [
; 0x00000004
; ]
; 0x00000010:
;             DW_LLE_base_addressx   (0x0000000000000005)
;             DW_LLE_offset_pair     (0x000000000000000f, 0x0000000000000030): DW_OP_fbreg -24
;
; .debug_frame contents:
;
; 00000000 00000014 ffffffff CIE
;   Format:                DWARF32
;   Version:               4
;   Augmentation:          ""
;   Address size:          8
;   Segment desc size:     0
;   Code alignment factor: 1
;   Data alignment factor: -8
;   Return address column: 16
;
;   DW_CFA_def_cfa: RSP +8
;   DW_CFA_offset: RIP -8
;   DW_CFA_nop:
;   DW_CFA_nop:
;   DW_CFA_nop:
;   DW_CFA_nop:
;
;   CFA=RSP+8: RIP=[CFA-8]
;
; 00000018 00000024 00000000 FDE cie=00000000 pc=00000000...00000030
;   Format:       DWARF32
;   DW_CFA_advance_loc: 1 to 0x1
;   DW_CFA_def_cfa_offset: +16
;   DW_CFA_offset: RBP -16
;   DW_CFA_advance_loc: 3 to 0x4
;   DW_CFA_def_cfa_register: RBP
;   DW_CFA_advance_loc: 35 to 0x27
;   DW_CFA_def_cfa: RSP +8
;   DW_CFA_nop:
;   DW_CFA_nop:
;   DW_CFA_nop:
;   DW_CFA_nop:
;
;   0x0: CFA=RSP+8: RIP=[CFA-8]
;   0x1: CFA=RSP+16: RBP=[CFA-16], RIP=[CFA-8]
;   0x4: CFA=RBP+16: RBP=[CFA-16], RIP=[CFA-8]
;   0x27: CFA=RSP+8: RBP=[CFA-16], RIP=[CFA-8]
;
; 00000040 00000014 00000000 FDE cie=00000000 pc=00000030...00000040
;   Format:       DWARF32
;
;   0x30: CFA=RSP+8: RIP=[CFA-8]
;
;
; .eh_frame contents:
;
;
; .debug_line contents:
; debug_line[0x00000000]
; Line table prologue:
;     total_length: 0x0000007c
;           format: DWARF32
;          version: 5
;     address_size: 8
;  seg_select_size: 0
;  prologue_length: 0x00000037
;  min_inst_length: 1
; max_ops_per_inst: 1
;  default_is_stmt: 1
;        line_base: -5
;       line_range: 14
;      opcode_base: 13
; standard_opcode_lengths[DW_LNS_copy] = 0
; standard_opcode_lengths[DW_LNS_advance_pc] = 1
; standard_opcode_lengths[DW_LNS_advance_line] = 1
; standard_opcode_lengths[DW_LNS_set_file] = 1
; standard_opcode_lengths[DW_LNS_set_column] = 1
; standard_opcode_lengths[DW_LNS_negate_stmt] = 0
; standard_opcode_lengths[DW_LNS_set_basic_block] = 0
; standard_opcode_lengths[DW_LNS_const_add_pc] = 0
; standard_opcode_lengths[DW_LNS_fixed_advance_pc] = 1
; standard_opcode_lengths[DW_LNS_set_prologue_end] = 0
; standard_opcode_lengths[DW_LNS_set_epilogue_begin] = 0
; standard_opcode_lengths[DW_LNS_set_isa] = 1
; include_directories[  0] = "/src"
; file_names[  0]:
;            name: "shape.cc"
;       dir_index: 0
;    md5_checksum: 00112233445566778899aabbccddeeff
;
; Address            Line   Column File   ISA Discriminator OpIndex Flags
; ------------------ ------ ------ ------ --- ------------- ------- -------------
; 0x0000000000000000     24      0      0   0             0       0  is_stmt
; 0x0000000000000008     24     70      0   0             0       0  is_stmt prologue_end
; 0x0000000000000024     24     85      0   0           300       0  epilogue_begin
; 0x0000000000000030     24     85      0   0             0       0  end_sequence
; 0x0000000000000030     14      0      0   0             0       0  is_stmt
; 0x0000000000000034     14     22      0   0             0       0  is_stmt prologue_end
; 0x0000000000000040     14     22      0   0             0       0  is_stmt end_sequence
;
