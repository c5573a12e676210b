; Two parts that have the same value are in one register. The parts of a composite must not share
; storage, which could not be written; LLVM's records describe values.
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
; DIOpReferrer, DIOpRead, each.
define @f size 0x40 !dbg !3 {
a @ 0x0 -> b:
  0x4: #dbg_value(i32 %reg(rax), !640, !DIExpression(DW_OP_LLVM_fragment, 0, 32))
  0x8: #dbg_value(i32 %reg(rax), !640, !DIExpression(DW_OP_LLVM_fragment, 32, 32))
b @ 0x20:
}

;> upgrade
; 0x4: dbg.def !9, %reg(rax)
; 0x8: dbg.def !10, %reg(rax)
; !7 = distinct !DIFragment()
; !8 = distinct !DIFragment()
; !9 = distinct !DILifetime(object: !7, location: !DIExpr(DIOpReferrer(i32), DIOpRead()))
; !10 = distinct !DILifetime(object: !8, location: !DIExpr(DIOpReferrer(i32), DIOpRead()))
; !11 = distinct !DILifetime(object: !5, location: !DIExpr(DIOpArg(0, b32), DIOpArg(1, b32), DIOpComposite(2, b64)), argObjects: {!7, !8})

;----
define @f size 0x40 !dbg !3 {
a @ 0x0 -> b:
  0x4: #dbg_value(i32 %reg(rax), !640, !DIExpression(DW_OP_LLVM_fragment, 0, 32))
  0x8: #dbg_value(i32 %reg(rcx), !640, !DIExpression(DW_OP_LLVM_fragment, 32, 32))
b @ 0x20:
}

;> upgrade
; 0x4: dbg.def !9, %reg(rax)
; 0x8: dbg.def !10, %reg(rcx)
; !7 = distinct !DIFragment()
; !8 = distinct !DIFragment()
; !9 = distinct !DILifetime(object: !7, location: !DIExpr(DIOpReferrer(i32)))
; !10 = distinct !DILifetime(object: !8, location: !DIExpr(DIOpReferrer(i32)))
; !11 = distinct !DILifetime(object: !5, location: !DIExpr(DIOpArg(0, b32), DIOpArg(1, b32), DIOpComposite(2, b64)), argObjects: {!7, !8})

;----
; At different times, each keeps its location.
define @f size 0x40 !dbg !3 {
a @ 0x0 -> b:
  0x4: #dbg_value(i32 %reg(rax), !640, !DIExpression(DW_OP_LLVM_fragment, 0, 32))
  0x8: #dbg_value(i32 %reg(rcx), !640, !DIExpression(DW_OP_LLVM_fragment, 0, 32))
  0x8: #dbg_value(i32 %reg(rax), !640, !DIExpression(DW_OP_LLVM_fragment, 32, 32))
b @ 0x20:
}

;> upgrade
; 0x4: dbg.def !9, %reg(rax)
; 0x8: dbg.kill !9
; 0x8: dbg.def !10, %reg(rcx)
; 0x8: dbg.def !11, %reg(rax)
; !7 = distinct !DIFragment()
; !8 = distinct !DIFragment()
; !9 = distinct !DILifetime(object: !7, location: !DIExpr(DIOpReferrer(i32)))
; !10 = distinct !DILifetime(object: !7, location: !DIExpr(DIOpReferrer(i32)))
; !11 = distinct !DILifetime(object: !8, location: !DIExpr(DIOpReferrer(i32)))
; !12 = distinct !DILifetime(object: !5, location: !DIExpr(DIOpArg(0, b32), DIOpArg(1, b32), DIOpComposite(2, b64)), argObjects: {!7, !8})

;----
; Both halves of one register.
define @f size 0x40 !dbg !3 {
a @ 0x0 -> b:
  0x4: #dbg_value(i64 %reg(rax), !640, !DIExpression())
  0x8: #dbg_value(i32 %reg(rcx), !640, !DIExpression(DW_OP_LLVM_fragment, 0, 32))
b @ 0x20:
}

;> upgrade
; 0x4: dbg.def !9, %reg(rax)
; 0x4: dbg.def !11, %reg(rax)
; 0x8: dbg.kill !9
; 0x8: dbg.def !10, %reg(rcx)
; !7 = distinct !DIFragment()
; !8 = distinct !DIFragment()
; !9 = distinct !DILifetime(object: !7, location: !DIExpr(DIOpReferrer(i64), DIOpConstant(u64 0), DIOpBitOffset(b32)))
; !10 = distinct !DILifetime(object: !7, location: !DIExpr(DIOpReferrer(i32)))
; !11 = distinct !DILifetime(object: !8, location: !DIExpr(DIOpReferrer(i64), DIOpConstant(u64 32), DIOpBitOffset(b32)))
; !12 = distinct !DILifetime(object: !5, location: !DIExpr(DIOpArg(0, b32), DIOpArg(1, b32), DIOpComposite(2, b64)), argObjects: {!7, !8})
