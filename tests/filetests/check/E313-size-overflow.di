target "x86_64"
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
}
frame @f entry {}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "test", isOptimized: true)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!30 = !DILocalVariable(name: "x", scope: !2, line: 1, type: !10)

;----
; 2^64 - 32 + 32 does not fit; 2^64 - 33 + 32 does.
!11 = !DICompositeType(tag: DW_TAG_union_type, name: "s", size: 18446744073709551615, elements: !{!12})
!12 = !DIDerivedType(tag: DW_TAG_member, name: "member", baseType: !10, offset: 18446744073709551584) ;[bad]
!12 = !DIDerivedType(tag: DW_TAG_member, name: "member", baseType: !10, offset: 18446744073709551583) ;[good]

;[bad]> check
; 14: error[E313]: the end of `member` of `s` does not fit into 64 bits; use a smaller offset
;[good]> check

;----
; An int has 32 bits: 2^59 - 1 of them have less than 2^64, 2^59 do not.
!11 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, elements: !{!12})
!12 = !DISubrange(count: 576460752303423488, lowerBound: 0) ;[bad]
!12 = !DISubrange(count: 576460752303423487, lowerBound: 0) ;[good]

;[bad]> check
; 24: error[E313]: the size of unnamed type !11 does not fit into 64 bits; use smaller counts
;[good]> check

;----
; A vector.
!11 = !DIBasicType(name: "huge", size: 0xffffffffffffff00, encoding: DW_ATE_unsigned, vectorSize: 2) ;[bad]
!11 = !DIBasicType(name: "huge", size: 0xffffffffffffff00, encoding: DW_ATE_unsigned, vectorSize: 1) ;[good]

;[bad]> check
; 34: error[E313]: the size of `huge` does not fit into 64 bits; use smaller counts
;[good]> check
