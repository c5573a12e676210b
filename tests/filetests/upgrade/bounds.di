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
; The object's address itself is no number of the descriptor.
!4 = !DICompositeType(tag: DW_TAG_array_type, baseType: !3, elements: !{!5})
!5 = !DISubrange(count: !DIExpression(DW_OP_push_object_address, DW_OP_plus_uconst, 8))

;> upgrade
; 33: warning: a module has no place for `DIExpression`; it is left out
