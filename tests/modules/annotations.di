; What clang and gcc state of declarations: annotations, columns, C++'s `mutable`, `default` and `delete`, a template alias.
;
;   template <typename T> struct Box { mutable T content; Box() = default; Box(const Box &) = delete; ~Box(); };
;   template <typename T> Box<T>::~Box() = default;
;   template <typename T> using Crate = Box<T>;
;   Crate<int> crate;
;   int user *pointer;   // user is a btf_type_tag
;   int used(int n) { return n; }
target "x86_64"

global @crate !dbg.def !40
global @pointer !dbg.def !41

define @used size 0x10 !dbg !20 {
bb0 @ 0x0:
  0x0: dbg.def !52, %reg(rdi)
}

lines @used {
  0x0: !1 7:0 stmt
}

frame @used entry {}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "written by hand", flags: "-O2 -g", sysroot: "/opt/root", sdk: "Some.sdk", emissionKind: FullDebug, nameTableKind: GNU)
!1 = !DIFile(filename: "box.cc", directory: "/src")
!2 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!3 = !DICompositeType(tag: DW_TAG_structure_type, name: "Box<int>", file: !1, line: 1, column: 30, size: 32, templateParams: !{!4}, elements: !{!5}, annotations: !{!{!"btf_decl_tag", !"on a type"}})
!4 = !DITemplateTypeParameter(name: "T", type: !2)
!5 = !DIDerivedType(tag: DW_TAG_member, name: "content", baseType: !2, line: 1, column: 46, size: 32, flags: DIFlagMutable, annotations: !8)
!6 = !DIDerivedType(tag: DW_TAG_template_alias, name: "Crate<int>", baseType: !3, file: !1, line: 3, column: 29, extraData: !{!4})
!7 = !{!"btf_decl_tag", !"on a member"}
!8 = !{!7, !{!"count", i32 7}}
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !2, size: 64, annotations: !{!{!"btf_type_tag", !"user"}})
!10 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !3, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!11 = !DISubroutineType(types: !{null, !10})
!12 = !DISubroutineType(types: !{null, !10, !13})
!13 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !14, size: 64)
!14 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !3)
!15 = !DISubroutineType(types: !{!2, !2})

!20 = distinct !DISubprogram(name: "used", unit: !0, file: !1, line: 7, column: 5, type: !15, spFlags: DISPFlagDefinition, annotations: !{!{!"btf_decl_tag", !"on a function"}})
!21 = !DISubprogram(name: "Box", linkageName: "_ZN3BoxIiEC4Ev", scope: !3, file: !1, line: 1, column: 55, type: !11, spFlags: DISPFlagDefaultedInClass)
!22 = !DISubprogram(name: "Box", linkageName: "_ZN3BoxIiEC4ERKS0_", scope: !3, file: !1, line: 1, column: 72, type: !12, spFlags: DISPFlagDeleted)
!23 = !DISubprogram(name: "~Box", linkageName: "_ZN3BoxIiED4Ev", scope: !3, file: !1, line: 1, column: 98, type: !11, spFlags: DISPFlagDefaultedOutOfClass)
!30 = distinct !DIGlobalVariable(name: "crate", scope: !0, file: !1, line: 4, column: 12, type: !6, annotations: !{!{!"btf_decl_tag", !"on a variable"}})
!31 = distinct !DIGlobalVariable(name: "pointer", scope: !0, file: !1, line: 5, column: 11, type: !9)
!32 = !DILocalVariable(name: "n", arg: 1, scope: !20, file: !1, line: 7, column: 14, type: !2, annotations: !{!{!"btf_decl_tag", !"on a parameter"}})
!40 = distinct !DIFragment()
!41 = distinct !DIFragment()
!50 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpArg(0, ptr), DIOpDeref(i32)), argObjects: {!40})
!51 = distinct !DILifetime(object: !31, location: !DIExpr(DIOpArg(0, ptr), DIOpDeref(i64)), argObjects: {!41})
!52 = distinct !DILifetime(object: !32, location: !DIExpr(DIOpReferrer(i32)), kind: bounded)
