; Whole bytes at an offset of bits in a constant are another constant. The bits of x are those of the number 0x39e9a22020cca0c8e6a397
; shifted right by 9: 0xd110106650647351.
target "arm"

define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
}

frame @f { 0x0: cfa = sp+0 }

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "example")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!31 = !DIBasicType(name: "uchar", size: 8, encoding: DW_ATE_unsigned_char)
!32 = !DICompositeType(tag: DW_TAG_array_type, baseType: !31, elements: !{!33})
!33 = !DISubrange(count: 8)
!100 = !DILocalVariable(name: "x", scope: !4, file: !1, line: 2, type: !32)
!101 = !DILocalVariable(name: "y", scope: !4, file: !1, line: 3, type: !32)
!34 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!102 = !DILocalVariable(name: "z", scope: !4, file: !1, line: 4, type: !34)
!36 = !DICompositeType(tag: DW_TAG_array_type, baseType: !31, elements: !{!37})
!37 = !DISubrange(count: 4)
!103 = !DILocalVariable(name: "w", scope: !4, file: !1, line: 5, type: !36)
!38 = !DIBasicType(name: "ulong", size: 64, encoding: DW_ATE_unsigned)
!104 = !DILocalVariable(name: "v", scope: !4, file: !1, line: 6, type: !38)
!200 = distinct !DILifetime(object: !100, location: !DIExpr(DIOpConstant(b88 <97 a3 e6 c8 a0 cc 20 20 a2 e9 39>), DIOpConstant(u8 9), DIOpBitOffset(b64)), kind: computed)
!201 = distinct !DILifetime(object: !101, location: !DIExpr(DIOpConstant(b88 <97 a3 e6 c8 a0 cc 20 20 a2 e9 39>), DIOpConstant(u8 1), DIOpByteOffset(b64)), kind: computed)
!202 = distinct !DILifetime(object: !102, location: !DIExpr(DIOpConstant(i32 12), DIOpConstant(i32 30), DIOpAdd()), kind: computed)
!203 = distinct !DILifetime(object: !103, location: !DIExpr(DIOpConstant(b48 <97 a3 e6 c8 a0 cc>), DIOpConstant(u8 9), DIOpBitOffset(b32)), kind: computed)
!204 = distinct !DILifetime(object: !104, location: !DIExpr(DIOpConstant(u88 <97 a3 e6 c8 a0 cc 20 20 a2 e9 39>), DIOpConstant(u88 9), DIOpLShr(), DIOpConvert(u64)), kind: computed)


;! f+0x4: x = imm(51736450661010d1)+0

;> lower dwarf5
; f:
;   x
;     everywhere: DW_OP_implicit_value <51 73 64 50 66 10 10 d1>
;       9e 08 51 73 64 50 66 10 10 d1
;   y
;     everywhere: DW_OP_implicit_value <a3 e6 c8 a0 cc 20 20 a2>
;       9e 08 a3 e6 c8 a0 cc 20 20 a2
;   z
;     everywhere: DW_OP_const1u 42, DW_OP_stack_value
;       08 2a 9f
;   w
;     everywhere: DW_OP_implicit_value <51 73 64 50>
;       9e 04 51 73 64 50
;   v
;     everywhere: DW_OP_const4u 1348760401, DW_OP_stack_value, DW_OP_piece 4, DW_OP_const4s -787476378, DW_OP_stack_value, DW_OP_piece 4
;       0c 51 73 64 50 9f 93 04 0d 66 10 10 d1 9f 93 04
;> lower dwarf4
; f:
;   x
;     everywhere: DW_OP_implicit_value <51 73 64 50 66 10 10 d1>
;       9e 08 51 73 64 50 66 10 10 d1
;   y
;     everywhere: DW_OP_implicit_value <a3 e6 c8 a0 cc 20 20 a2>
;       9e 08 a3 e6 c8 a0 cc 20 20 a2
;   z
;     everywhere: DW_OP_const1u 42, DW_OP_stack_value
;       08 2a 9f
;   w
;     everywhere: DW_OP_implicit_value <51 73 64 50>
;       9e 04 51 73 64 50
;   v
;     everywhere: DW_OP_const4u 1348760401, DW_OP_stack_value, DW_OP_piece 4, DW_OP_const4s -787476378, DW_OP_stack_value, DW_OP_piece 4
;       0c 51 73 64 50 9f 93 04 0d 66 10 10 d1 9f 93 04
;> verify
; dwarf4, dwarf5, llvm, llvm-legacy, dwarf6-draft: exact
