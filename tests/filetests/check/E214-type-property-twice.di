target "x86_64"
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
}
frame @f entry {}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "test", isOptimized: true)
!1 = !DIFile(filename: "a.c", directory: "/")
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!30 = !DILocalVariable(name: "x", scope: !2, line: 1, type: !10)
!50 = distinct !DIFragment()
!60 = distinct !DILifetime(object: !50, location: !DIExpr(DIOpConstant(i32 1)))

;----
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!11 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, elements: !{!12})
!12 = !DISubrange(count: !50)
!13 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, elements: !{!14})
!14 = !DISubrange(count: !50) ;[bad]
!14 = !DISubrange(count: !51) ;[good]
!51 = distinct !DIFragment() ;[good]
!61 = distinct !DILifetime(object: !51, location: !DIExpr(DIOpConstant(i32 1))) ;[good]

;[bad]> check
; 17: error[E214]: fragment !50 (the element count of unnamed type !11) is already a property of a type or a function; make a separate fragment for each property
;[good]> check

;----
; The same for a frame base.
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition, frameBase: !50)
!11 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, elements: !{!12})
!12 = !DISubrange(count: !50) ;[bad]
!12 = !DISubrange(count: !51) ;[good]
!51 = distinct !DIFragment() ;[good]
!61 = distinct !DILifetime(object: !51, location: !DIExpr(DIOpConstant(i32 1))) ;[good]

;[bad]> check
; 30: error[E214]: fragment !50 (the frame base of `f`) is already a property of a type or a function; make a separate fragment for each property
;[good]> check

;----
; Within one type.
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!11 = !DIStringType(stringLength: !50, stringLocation: !50) ;[bad]
!11 = !DIStringType(stringLength: !50, stringLocation: !51) ;[good]
!51 = distinct !DIFragment() ;[good]
!61 = distinct !DILifetime(object: !51, location: !DIExpr(DIOpConstant(i32 1))) ;[good]

;[bad]> check
; 43: error[E214]: fragment !50 (the length of unnamed type !11) is already a property of a type or a function; make a separate fragment for each property
;[good]> check
