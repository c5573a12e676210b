; What is read, where it begins, and how a narrow constant is extended.
target "x86_64"
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!3 = distinct !DISubprogram(name: "f", unit: !2, file: !1, line: 1)
!7400 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_signed)
!640 = !DILocalVariable(name: "x64", scope: !3, type: !7400)
!4200 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_signed)
!320 = !DILocalVariable(name: "x32", scope: !3, type: !4200)
frame @f entry {}
!4201 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4200, size: 64)
!641 = !DILocalVariable(name: "p", scope: !3, type: !4201)

;----
; Of bits in memory, only the bytes that contain them are read: LLVM emits DW_OP_deref_size 1 and 2.
define @f size 0x40 !dbg !3 {
a @ 0x0 -> b:
  0x4: #dbg_declare(ptr %addr(cfa-24), !320, !DIExpression(DW_OP_LLVM_extract_bits_zext, 3, 5))
  0x8: #dbg_declare(ptr %addr(cfa-24), !320, !DIExpression(DW_OP_LLVM_extract_bits_sext, 3, 6))
b @ 0x20:
}

;> lower dwarf5
; f:
;   x64
;     no location
;   x32
;     0x4..0x8: DW_OP_fbreg -24, DW_OP_deref_size 1, DW_OP_lit3, DW_OP_shr, DW_OP_lit31, DW_OP_and, DW_OP_stack_value
;       91 68 94 01 33 25 4f 1a 9f
;     0x8..0x40: DW_OP_fbreg -24, DW_OP_deref_size 2, DW_OP_const2u 511, DW_OP_and, DW_OP_lit3, DW_OP_shr, DW_OP_const1u 58, DW_OP_shl, DW_OP_lit1, DW_OP_const1u 58, DW_OP_shl, DW_OP_div, DW_OP_stack_value
;       91 68 94 02 0a ff 01 1a 33 25 08 3a 24 31 08 3a 24 1b 9f
;   p
;     no location

;----
; The address is relative to a register, which has other contents elsewhere.
define @f size 0x40 !dbg !3 {
a @ 0x0 -> b:
  0x8: #dbg_declare(ptr %addr(rbx+8), !640, !DIExpression())
b @ 0x20:
}

;> upgrade
; 0x8: dbg.def !9, %addr(rbx+8)
; !9 = distinct !DILifetime(object: !6, location: !DIExpr(DIOpReferrer(ptr), DIOpDeref(b64)))

;----
; A pointer is unsigned.
define @f size 0x40 !dbg !3 {
a @ 0x0 -> b:
  0x4: #dbg_value(i32 -1, !641, !DIExpression())
  0x8: #dbg_value(i32 -1, !640, !DIExpression())
b @ 0x20:
}

;> lower dwarf5
; f:
;   x64
;     0x8..0x40: DW_OP_const1s -1, DW_OP_stack_value
;       09 ff 9f
;   x32
;     no location
;   p
;     0x4..0x40: DW_OP_const4u 4294967295, DW_OP_stack_value
;       0c ff ff ff ff 9f

;----
; An enumeration is as unsigned as its base type.
!7401 = !DIBasicType(name: "u64", size: 64, encoding: DW_ATE_unsigned)
!7402 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "e", baseType: !7401, size: 64)
!642 = !DILocalVariable(name: "kind", scope: !3, type: !7402)
define @f size 0x40 !dbg !3 {
a @ 0x0 -> b:
  0x4: #dbg_value(i32 -1, !642, !DIExpression())
b @ 0x20:
}

;> lower dwarf5
; f:
;   x64
;     no location
;   x32
;     no location
;   p
;     no location
;   kind
;     0x4..0x40: DW_OP_const4u 4294967295, DW_OP_stack_value
;       0c ff ff ff ff 9f

;----
; A truth value is 0 or 1, also in a signed variable.
define @f size 0x40 !dbg !3 {
a @ 0x0 -> b:
  0x4: #dbg_value(i1 true, !640, !DIExpression())
b @ 0x20:
}

;> lower dwarf5
; f:
;   x64
;     0x4..0x40: DW_OP_lit1, DW_OP_stack_value
;       31 9f
;   x32
;     no location
;   p
;     no location
