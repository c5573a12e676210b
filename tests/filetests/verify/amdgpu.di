; Lanes and frames of AMDGPU.
target "amdgpu-wave64"
frame @f entry {}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test", isOptimized: true)
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)

;----
; The lane number in a narrow type.
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !7, %reg(SGPR4)
}

!3 = !DIBasicType(name: "t", size: 8, encoding: DW_ATE_unsigned)
!4 = !DILocalVariable(name: "x", scope: !2, line: 2, type: !3)
!5 = distinct !DIFragment()
!6 = distinct !DILifetime(object: !5, location: !DIExpr(DIOpConstant(b8 undef)))
!7 = distinct !DILifetime(object: !4, location: !DIExpr(DIOpPushLane(u3), DIOpConstant(u3 1), DIOpLShr(), DIOpZExt(u8)), argObjects: {!5})

;> verify
; dwarf4, dwarf5: less
;   degraded: `x` in `f` at 0x0..0x40: the dialect has no operation for a lane of a vector register
;   degraded: the canonical frame address of `f` at 0x0..0x40: the dialect has no memory outside of the default address space
; llvm, llvm-legacy, dwarf6-draft: exact
;> verify not-portable
; dwarf4, dwarf5: less
;   degraded: `x` in `f` at 0x0..0x40: the dialect has no operation for a lane of a vector register
;   degraded: the canonical frame address of `f` at 0x0..0x40: the dialect has no memory outside of the default address space
; llvm, llvm-legacy, dwarf6-draft: exact

;----
; The canonical frame address is in another address space. Its number is the caller's stack pointer.
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !7, %addr(cfa+8)
}

!3 = !DIBasicType(name: "t", size: 64, encoding: DW_ATE_unsigned)
!4 = !DILocalVariable(name: "x", scope: !2, line: 2, type: !3)
!5 = distinct !DIFragment()
!6 = distinct !DILifetime(object: !5, location: !DIExpr(DIOpConstant(b8 undef)))
!7 = distinct !DILifetime(object: !4, location: !DIExpr(DIOpReferrer(i64), DIOpNeg()), argObjects: {!5})

;> verify
; dwarf4, dwarf5: less
;   degraded: `x` in `f` at 0x0..0x40: the dialect has no memory outside of the default address space
;   degraded: the canonical frame address of `f` at 0x0..0x40: the dialect has no memory outside of the default address space
; llvm, llvm-legacy, dwarf6-draft: exact
;> verify not-portable
; dwarf4, dwarf5: less
;   degraded: `x` in `f` at 0x0..0x40: the dialect has no memory outside of the default address space
;   degraded: the canonical frame address of `f` at 0x0..0x40: the dialect has no memory outside of the default address space
; llvm, llvm-legacy, dwarf6-draft: exact

;----
; A location that lowering reports as lost is weaker, also where the language lets a consumer fail:
; an overlay in a part of a register may be evaluated outside of this part.
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !7, %reg(VGPR9, 0, 32)
}

!3 = !DIBasicType(name: "t", size: 32, encoding: DW_ATE_unsigned)
!4 = !DILocalVariable(name: "x", scope: !2, line: 2, type: !3)
!5 = distinct !DIFragment()
!6 = distinct !DILifetime(object: !4, location: !DIExpr(DIOpArg(0, u32)), argObjects: {!5}, kind: computed)
!7 = distinct !DILifetime(object: !5, location: !DIExpr(DIOpReferrer(u32), DIOpConstant(u8 5), DIOpPushLane(u32), DIOpConstant(u32 1), DIOpAnd(), DIOpOverlay(u32)))

;> verify
; dwarf4, dwarf5: less
;   degraded: `x` in `f` at 0x0..0x40: only DW_OP_overlay, an experimental operation of `llvm` and `dwarf6-draft`, lays a location over another at a computed offset
;   degraded: the canonical frame address of `f` at 0x0..0x40: the dialect has no memory outside of the default address space
; llvm, llvm-legacy, dwarf6-draft: less
;   degraded: `x` in `f` at 0x0..0x40: only DW_OP_overlay, an experimental operation of `llvm` and `dwarf6-draft`, lays a location over another at a computed offset
