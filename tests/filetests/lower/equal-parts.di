; Two arguments with the same value are two parts. Only DIOpExtend is an operation for repeated parts
; (LLVM's DW_OP_LLVM_extend).
target "amdgpu-wave64"

define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "p")
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!10 = !DILocalVariable(name: "two", scope: !2, file: !1, line: 2, type: !3)
!11 = !DILocalVariable(name: "extended", scope: !2, file: !1, line: 3, type: !3)
!40 = distinct !DIFragment()
!41 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !40, location: !DIExpr(DIOpConstant(i32 7)))
!21 = distinct !DILifetime(object: !41, location: !DIExpr(DIOpConstant(i32 7)))
!22 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, i32), DIOpArg(1, i32), DIOpComposite(2, i64)), argObjects: {!40, !41})
!23 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpArg(0, i32), DIOpExtend(2), DIOpReinterpret(i64)), argObjects: {!40})

;> lower llvm
; f:
;   two
;     everywhere: DW_OP_lit7, DW_OP_stack_value, DW_OP_piece 4, DW_OP_lit7, DW_OP_stack_value, DW_OP_piece 4
;       37 9f 93 04 37 9f 93 04
;   extended
;     everywhere: DW_OP_lit7, DW_OP_stack_value, DW_OP_LLVM_extend 32 2
;       37 9f e9 0b 20 02
;> lower dwarf5
; f:
;   two
;     everywhere: DW_OP_lit7, DW_OP_stack_value, DW_OP_piece 4, DW_OP_lit7, DW_OP_stack_value, DW_OP_piece 4
;       37 9f 93 04 37 9f 93 04
;   extended
;     everywhere: DW_OP_lit7, DW_OP_stack_value, DW_OP_piece 4, DW_OP_lit7, DW_OP_stack_value, DW_OP_piece 4
;       37 9f 93 04 37 9f 93 04
