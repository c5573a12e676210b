; Expressions of array bounds: numbers of the array's descriptor.
target "x86_64"
!1 = !DIFile(filename: "a.f90", directory: "/")
!2 = distinct !DICompileUnit(language: DW_LANG_Fortran95, file: !1, producer: "test")
!3 = !DIBasicType(name: "integer", size: 32, encoding: DW_ATE_signed)
!10 = distinct !DIGlobalVariable(name: "a", scope: !2, file: !1, line: 1, type: !4)

;----
; flang's bounds: the lower bound and the number of elements are in the descriptor.
!4 = !DICompositeType(tag: DW_TAG_array_type, baseType: !3, elements: !{!5})
!5 = !DIGenericSubrange(lowerBound: !DIExpression(DW_OP_push_object_address, DW_OP_plus_uconst, 24, DW_OP_deref), upperBound: !DIExpression(DW_OP_push_object_address, DW_OP_plus_uconst, 32, DW_OP_deref, DW_OP_push_object_address, DW_OP_constu, 24, DW_OP_plus, DW_OP_deref, DW_OP_plus, DW_OP_constu, 1, DW_OP_minus), stride: !DIExpression(DW_OP_push_object_address, DW_OP_plus_uconst, 40, DW_OP_deref, DW_OP_constu, 4, DW_OP_mul))

;> upgrade
; !6 = distinct !DIFragment()
; !7 = distinct !DIFragment()
; !8 = distinct !DIFragment()
; !9 = distinct !DILifetime(object: !6, location: !DIExpr(DIOpTypeObject(b256), DIOpConstant(u64 24), DIOpByteOffset(i64)))
; !10 = distinct !DILifetime(object: !7, location: !DIExpr(DIOpTypeObject(b320), DIOpConstant(u64 32), DIOpByteOffset(i64), DIOpTypeObject(b256), DIOpConstant(u64 24), DIOpByteOffset(i64), DIOpAdd(), DIOpConstant(i64 1), DIOpSub()))
; !11 = distinct !DILifetime(object: !8, location: !DIExpr(DIOpTypeObject(b384), DIOpConstant(u64 40), DIOpByteOffset(i64), DIOpConstant(i64 4), DIOpMul()))

;----
; The size of the type is known, and the object has this size.
!4 = !DICompositeType(tag: DW_TAG_array_type, baseType: !3, size: 512, elements: !{!5})
!5 = !DISubrange(count: !DIExpression(DW_OP_push_object_address, DW_OP_deref))

;> upgrade
; !6 = distinct !DIFragment()
; !7 = distinct !DILifetime(object: !6, location: !DIExpr(DIOpTypeObject(b512), DIOpConstant(u64 0), DIOpByteOffset(i64)))

;----
; The object's address itself is not a number of the descriptor.
!4 = !DICompositeType(tag: DW_TAG_array_type, baseType: !3, elements: !{!5})
!5 = !DISubrange(count: !DIExpression(DW_OP_push_object_address, DW_OP_plus_uconst, 8))

;> upgrade
; 33: warning: a module cannot represent `DIExpression`; it is left out

;----
; flang's allocatable array: the first word of the descriptor is the address of the elements.
!4 = !DICompositeType(tag: DW_TAG_array_type, baseType: !3, elements: !{!5}, dataLocation: !DIExpression(DW_OP_push_object_address, DW_OP_deref), allocated: !DIExpression(DW_OP_push_object_address, DW_OP_deref, DW_OP_lit0, DW_OP_ne), rank: !DIExpression(DW_OP_push_object_address, DW_OP_plus_uconst, 20, DW_OP_deref))
!5 = !DIGenericSubrange(lowerBound: 1)

;> upgrade
; !6 = distinct !DIFragment()
; !7 = distinct !DIFragment()
; !8 = distinct !DIFragment()
; !9 = distinct !DILifetime(object: !6, location: !DIExpr(DIOpTypeObject(b64), DIOpConstant(u64 0), DIOpByteOffset(ptr), DIOpDeref(b8)))
; !10 = distinct !DILifetime(object: !7, location: !DIExpr(DIOpTypeObject(b64), DIOpConstant(u64 0), DIOpByteOffset(i64), DIOpConstant(i64 0), DIOpNe(), DIOpConvert(i64)))
; !11 = distinct !DILifetime(object: !8, location: !DIExpr(DIOpTypeObject(b224), DIOpConstant(u64 20), DIOpByteOffset(i64)))

;----
; Elements behind a header, and within the object; no address is an address minus a number.
!4 = !DICompositeType(tag: DW_TAG_array_type, baseType: !3, elements: !{!5}, dataLocation: !DIExpression(DW_OP_push_object_address, DW_OP_constu, 8, DW_OP_plus, DW_OP_deref, DW_OP_plus_uconst, 16), associated: !DIExpression(DW_OP_push_object_address, DW_OP_deref, DW_OP_constu, 1, DW_OP_eq))
!5 = !DISubrange(count: 4)
!6 = !DICompositeType(tag: DW_TAG_array_type, baseType: !3, size: 256, elements: !{!5}, dataLocation: !DIExpression(DW_OP_push_object_address, DW_OP_plus_uconst, 8))
!7 = !DICompositeType(tag: DW_TAG_array_type, baseType: !3, elements: !{!5}, dataLocation: !DIExpression(DW_OP_push_object_address, DW_OP_deref, DW_OP_constu, 8, DW_OP_minus))
!11 = distinct !DIGlobalVariable(name: "b", scope: !2, file: !1, line: 1, type: !6)
!12 = distinct !DIGlobalVariable(name: "c", scope: !2, file: !1, line: 1, type: !7)

;> upgrade
; !12 = distinct !DIFragment()
; !13 = distinct !DIFragment()
; !14 = distinct !DIFragment()
; !15 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpTypeObject(b128), DIOpConstant(u64 8), DIOpByteOffset(ptr), DIOpDeref(b8), DIOpConstant(u64 16), DIOpByteOffset(b8)))
; !16 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpTypeObject(b64), DIOpConstant(u64 0), DIOpByteOffset(i64), DIOpConstant(i64 1), DIOpEq(), DIOpConvert(i64)))
; !17 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpTypeObject(b256), DIOpConstant(u64 8), DIOpByteOffset(b8)))
; 56: warning: a module cannot represent `DIExpression`; it is left out
;> check
