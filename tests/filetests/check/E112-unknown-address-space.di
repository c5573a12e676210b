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
!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpConstant(i32 1), DIOpAddrOf(5), DIOpDeref(i32))) ;[bad]
!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpConstant(i32 1), DIOpAddrOf(0), DIOpDeref(i32))) ;[good]

;[bad]> check
; 13: error[E112] in function `f`, variable `x`: DIOpAddrOf (operation 1) names ptr addrspace(5), whose address space the target does not have; use an address space of the target
;[good]> check

;----
; The rule applies to types of the source, too.
!11 = !DIDerivedType(tag: DW_TAG_pointer_type, size: 64, addressSpace: 5) ;[bad]
!11 = !DIDerivedType(tag: DW_TAG_pointer_type) ;[good]

;[bad]> check
; 22: error[E112]: the pointer is into address space 5, which x86_64 does not have; use an address space of the target
;[good]> check
