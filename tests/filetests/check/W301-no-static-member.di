target "x86_64"

define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
}

frame @f entry {}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "test", isOptimized: true)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!11 = !DICompositeType(tag: DW_TAG_class_type, name: "c", size: 32, elements: !{!12})
!12 = !DIDerivedType(tag: DW_TAG_member, name: "count", baseType: !10, flags: DIFlagStaticMember)
!30 = !DILocalVariable(name: "x", scope: !2, line: 1, type: !10)
!31 = distinct !DIGlobalVariable(name: "cuont", scope: !11, type: !10) ;[bad]
!31 = distinct !DIGlobalVariable(name: "count", scope: !11, type: !10) ;[good]

;[bad]> check
; 16: warning[W301]: `cuont` is a variable of `c`, which has no static member of this name; add one
;[good]> check
