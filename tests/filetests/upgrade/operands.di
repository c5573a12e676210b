; Records without operands, and operands that a record does not have.
target "x86_64"
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!3 = distinct !DISubprogram(name: "f", unit: !2, file: !1, line: 1)
!7400 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_signed)
!640 = !DILocalVariable(name: "x64", scope: !3, type: !7400)
!4200 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_signed)
!320 = !DILocalVariable(name: "x32", scope: !3, type: !4200)
frame @f entry {}

;----
; A `DIArgList` without operands ends the location, unless the expression gives a result without them.
define @f size 0x40 !dbg !3 {
a @ 0x0 -> b:
  0x4: #dbg_value(i64 %reg(rax), !640, !DIExpression())
  0x8: #dbg_value(!DIArgList(), !640, !DIExpression())
  0xc: #dbg_value(!DIArgList(), !640, !DIExpression(DW_OP_constu, 7, DW_OP_stack_value))
  0x10: #dbg_value(!DIArgList(), !640, !DIExpression(DW_OP_plus_uconst, 7, DW_OP_stack_value))
b @ 0x20:
}

;> upgrade
; 0x4: dbg.def !7, %reg(rax)
; 0x8: dbg.kill !7
; 0xc: dbg.def !8, %undef
; 0x10: dbg.kill !8
; !7 = distinct !DILifetime(object: !5, location: !DIExpr(DIOpReferrer(i64)))
; !8 = distinct !DILifetime(object: !5, location: !DIExpr(DIOpConstant(u64 7)))
; 19: warning: this record gives `x64` no location: DW_OP_plus_uconst (operation 0): the stack has too few entries; push the missing operands

;----
; Only the fragment ends.
define @f size 0x40 !dbg !3 {
a @ 0x0 -> b:
  0x4: #dbg_value(i64 %reg(rax), !640, !DIExpression())
  0x8: #dbg_value(!DIArgList(), !640, !DIExpression(DW_OP_LLVM_fragment, 32, 32))
b @ 0x20:
}

;> lower dwarf5
; f:
;   x64
;     0x4..0x8: DW_OP_reg0, DW_OP_piece 4, DW_OP_breg0 0, DW_OP_const1u 32, DW_OP_shr, DW_OP_stack_value, DW_OP_piece 4
;       50 93 04 70 00 08 20 25 9f 93 04
;     0x8..0x40: DW_OP_reg0, DW_OP_piece 4, DW_OP_piece 4
;       50 93 04 93 04
;   x32
;     no location
; degraded: `x64` in `f` at 0x4..0x8: debuggers misread this location, so at most its value is given

;----
; The address of a `DW_OP_bregx` is no operand of the record.
define @f size 0x40 !dbg !3 {
a @ 0x0 -> b:
  0x4: #dbg_value(!DIArgList(i64 %reg(rax)), !640, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_bregx, 3, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_plus, DW_OP_stack_value))
b @ 0x20:
}

;> upgrade
; 56: warning: this record gives `x64` no location: DW_OP_LLVM_arg (operation 2): the record has 1 operand; name only these, and each by its number if there are several

;----
; A declaration and a value with the same location meet.
define @f size 0x40 !dbg !3 {
a @ 0x0 -> b, c:
b @ 0x10 -> d:
  0x14: #dbg_value(ptr %addr(cfa-24), !640, !DIExpression(DW_OP_deref))
c @ 0x20 -> d:
  0x24: #dbg_declare(ptr %addr(cfa-24), !640, !DIExpression())
d @ 0x30:
}

;> upgrade
; 0x14: dbg.def !7, %addr(cfa-24)
; 0x24: dbg.def !8, %addr(cfa-24)
; 0x30: dbg.kill !7
; 0x30: dbg.kill !8
; 0x30: dbg.def !9, %addr(cfa-24)
; !7 = distinct !DILifetime(object: !5, location: !DIExpr(DIOpReferrer(ptr), DIOpDeref(b64)))
; !8 = distinct !DILifetime(object: !5, location: !DIExpr(DIOpReferrer(ptr), DIOpDeref(b64)))
; !9 = distinct !DILifetime(object: !5, location: !DIExpr(DIOpReferrer(ptr), DIOpDeref(b64)))

;----
; LLVM spells a `float` that has no short decimal form with the bits of the equal f64: this is 0.1, whose bits are 0x3dcccccd, a
; quiet NaN and a signaling one.
define @f size 0x40 !dbg !3 {
a @ 0x0:
  0x4: #dbg_value(float 0x3FB99999A0000000, !320, !DIExpression())
  0x8: #dbg_value(float 0x7FF8000000000000, !320, !DIExpression())
  0xc: #dbg_value(float 0xFFF4000000000000, !320, !DIExpression())
  0x10: #dbg_value(i32 0, !320, !DIExpression(DIOpConstant(float 0x3FB99999A0000000)))
  0x14: #dbg_value(f32 0x000000003dcccccd, !320, !DIExpression())
}

;> upgrade
; 0x4: dbg.def !7, %const(f32 0.1)
; 0x8: dbg.kill !7
; 0x8: dbg.def !8, %const(f32 0x7fc00000)
; 0xc: dbg.kill !8
; 0xc: dbg.def !9, %const(f32 0xffa00000)
; 0x10: dbg.kill !9
; 0x10: dbg.def !10, %undef
; 0x14: dbg.kill !10
; 0x14: dbg.def !11, %const(f32 0.1)
; !7 = distinct !DILifetime(object: !6, location: !DIExpr(DIOpReferrer(f32)))
; !8 = distinct !DILifetime(object: !6, location: !DIExpr(DIOpReferrer(f32)))
; !9 = distinct !DILifetime(object: !6, location: !DIExpr(DIOpReferrer(f32)))
; !10 = distinct !DILifetime(object: !6, location: !DIExpr(DIOpConstant(f32 0.1)))
; !11 = distinct !DILifetime(object: !6, location: !DIExpr(DIOpReferrer(f32)))

;----
; LLVM writes integers of any size in decimal: these are -2^255, 2^128, and 1 - 2^191.
!9001 = !DIBasicType(name: "t256", size: 256, encoding: DW_ATE_signed)
!9002 = !DILocalVariable(name: "x256", scope: !3, type: !9001)
define @f size 0x40 !dbg !3 {
a @ 0x0:
  0x4: #dbg_value(i256 -57896044618658097711785492504343953926634992332820282019728792003956564819968, !9002, !DIExpression())
  0x8: #dbg_value(i256 340282366920938463463374607431768211456, !9002, !DIExpression())
  0xc: #dbg_value(i256 -3138550867693340381917894711603833208051177722232017256447, !9002, !DIExpression())
}

;> upgrade
; 0x4: dbg.def !9, %const(i256 <00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 80>)
; 0x8: dbg.kill !9
; 0x8: dbg.def !10, %const(i256 <00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 01 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00>)
; 0xc: dbg.kill !10
; 0xc: dbg.def !11, %const(i256 <01 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 80 ff ff ff ff ff ff ff ff>)
; !9 = distinct !DILifetime(object: !8, location: !DIExpr(DIOpReferrer(i256)))
; !10 = distinct !DILifetime(object: !8, location: !DIExpr(DIOpReferrer(i256)))
; !11 = distinct !DILifetime(object: !8, location: !DIExpr(DIOpReferrer(i256)))

;----
; What is computed only from constants is a value, as in LLVM's backend: it emits
; `DW_OP_lit5, DW_OP_plus_uconst 0x3, DW_OP_stack_value`. From a register, it is an address.
define @f size 0x40 !dbg !3 {
a @ 0x0 -> b:
  0x4: #dbg_value(i64 5, !640, !DIExpression(DW_OP_plus_uconst, 3))
  0x8: #dbg_value(!DIArgList(i64 5, i64 4), !640, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_mul))
  0xc: #dbg_value(i64 0x1000, !640, !DIExpression(DW_OP_deref))
  0x10: #dbg_value(i64 %reg(rax), !640, !DIExpression(DW_OP_constu, 8, DW_OP_plus))
  0x14: #dbg_declare(i64 0x1000, !640, !DIExpression(DW_OP_plus_uconst, 8))
b @ 0x20:
}

;> upgrade
; 0x4: dbg.def !7, %const(i64 5)
; 0x8: dbg.kill !7
; 0x8: dbg.def !8, %undef
; 0xc: dbg.kill !8
; 0xc: dbg.def !9, %const(i64 4096)
; 0x10: dbg.kill !9
; 0x10: dbg.def !10, %reg(rax)
; 0x14: dbg.kill !10
; 0x14: dbg.def !11, %const(i64 4096)
; !7 = distinct !DILifetime(object: !5, location: !DIExpr(DIOpReferrer(i64), DIOpReinterpret(u64), DIOpConstant(u64 3), DIOpAdd()))
; !8 = distinct !DILifetime(object: !5, location: !DIExpr(DIOpConstant(i64 5), DIOpReinterpret(u64), DIOpConstant(i64 4), DIOpReinterpret(u64), DIOpMul()))
; !9 = distinct !DILifetime(object: !5, location: !DIExpr(DIOpReferrer(i64), DIOpReinterpret(u64), DIOpConvert(ptr), DIOpDeref(b64)))
; !10 = distinct !DILifetime(object: !5, location: !DIExpr(DIOpReferrer(i64), DIOpReinterpret(u64), DIOpConstant(u64 8), DIOpAdd(), DIOpConvert(ptr), DIOpDeref(b64)))
; !11 = distinct !DILifetime(object: !5, location: !DIExpr(DIOpReferrer(i64), DIOpReinterpret(u64), DIOpConstant(u64 8), DIOpAdd(), DIOpConvert(ptr), DIOpDeref(b64)))
