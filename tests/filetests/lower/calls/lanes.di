; An argument in memory at a distance of the lane's number times N from the CFA. The called function may change memory that is not in
; the caller's frame (language.md, section 3.4: it is evaluated while that function runs). 64 bytes times a lane are within a frame,
; and 64 MiB times a lane are not, so the second value is not known during the call.
target "amdgpu-wave64"
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %slot(cfa+64)
}
calls @f { 0x10..0x14: unknown, %lane(VGPR0, 32) = !10 }
frame @f { 0x0: cfa = SGPR33+0; ra = undefined }
!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: "test")
!1 = !DIFile(filename: "a.cl", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, flags: DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "uint", size: 32, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 2, type: !3)

;----
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(u32), DIOpPushLane(i64), DIOpConstant(i64 64), DIOpMul(), DIOpByteOffset(u32)))
;> lower llvm
; f:
;   x
;     everywhere: DW_OP_call_frame_cfa, DW_OP_LLVM_offset_uconst 64, DW_OP_LLVM_push_lane, DW_OP_const1u 64, DW_OP_mul, DW_OP_LLVM_offset
;       9c e9 05 40 e9 03 08 40 1e e9 04
;   call at 0x10
;     argument in DW_OP_regx 2560, DW_OP_LLVM_push_lane, DW_OP_lit4, DW_OP_mul, DW_OP_LLVM_offset: DW_OP_call_frame_cfa, DW_OP_LLVM_offset_uconst 64, DW_OP_LLVM_push_lane, DW_OP_const1u 64, DW_OP_mul, DW_OP_LLVM_offset, DW_OP_deref_size 4
;       9c e9 05 40 e9 03 08 40 1e e9 04 94 04
;> verify
; dwarf4, dwarf5: less
;   degraded: `x` in `f` at 0x0..0x40: the dialect has no memory outside of the default address space
;   degraded: the canonical frame address of `f` at 0x0..0x40: the dialect has no memory outside of the default address space
;   degraded: `x` in `f` at 0x10..0x14: the dialect has no operation for a lane of a vector register
; llvm, llvm-legacy, dwarf6-draft: exact

;----
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(u32), DIOpPushLane(i64), DIOpConstant(i64 67108864), DIOpMul(), DIOpByteOffset(u32)))
;> lower llvm
; f:
;   x
;     everywhere: DW_OP_call_frame_cfa, DW_OP_LLVM_offset_uconst 64, DW_OP_LLVM_push_lane, DW_OP_const4u 67108864, DW_OP_mul, DW_OP_LLVM_offset
;       9c e9 05 40 e9 03 0c 00 00 00 04 1e e9 04
;   call at 0x10
;     an argument was not lowered
; degraded: `x` in `f` at 0x10..0x14: no location that is preserved across the call has the value
;> verify
; dwarf4, dwarf5: less
;   degraded: `x` in `f` at 0x0..0x40: the dialect has no memory outside of the default address space
;   degraded: the canonical frame address of `f` at 0x0..0x40: the dialect has no memory outside of the default address space
;   degraded: `x` in `f` at 0x10..0x14: the dialect has no operation for a lane of a vector register
; llvm, llvm-legacy, dwarf6-draft: less
;   degraded: `x` in `f` at 0x10..0x14: no location that is preserved across the call has the value
