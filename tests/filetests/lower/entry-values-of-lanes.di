; The value of a lane on entry: the nested expression, which is evaluated in the state on entry, moves from VGPR0 (2560) by
; lane × 4 bytes, and reads the bytes of the value. An operation that reads 12 bits does not exist, and the dialects of
; DWARF 5 have no lanes.
target "amdgpu-wave64"
define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %lane(VGPR0, 32)
  0x0: dbg.def !21, %lane(VGPR0, 16)
  0x0: dbg.def !22, %lane(VGPR0, 12)
}
frame @f { 0x0: cfa = SGPR32+0; ra = undefined }
!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: "p")
!1 = !DIFile(filename: "t.cl", directory: "/")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "t", size: 32, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "lane", scope: !2, type: !3)
!11 = !DILocalVariable(name: "half", scope: !2, type: !3)
!12 = !DILocalVariable(name: "bits", scope: !2, type: !3)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(u32), DIOpEntryValue(u32)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(u16), DIOpEntryValue(u16), DIOpConvert(u32)))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(u12), DIOpEntryValue(u12), DIOpConvert(u32)))

;> lower llvm
; f:
;   lane
;     everywhere: DW_OP_entry_value (DW_OP_regx 2560, DW_OP_LLVM_push_lane, DW_OP_lit4, DW_OP_mul, DW_OP_LLVM_offset, DW_OP_deref_size 4), DW_OP_stack_value
;       a3 0b 90 80 14 e9 03 34 1e e9 04 94 04 9f
;   half
;     everywhere: DW_OP_entry_value (DW_OP_regx 2560, DW_OP_LLVM_push_lane, DW_OP_lit4, DW_OP_mul, DW_OP_LLVM_offset, DW_OP_deref_size 2), DW_OP_stack_value
;       a3 0b 90 80 14 e9 03 34 1e e9 04 94 02 9f
;   bits
;     no location
; degraded: `bits` in `f` at 0x0..0x20: the dialect has no operation for the entry value of this location
;> lower dwarf5
; f:
;   lane
;     no location
;   half
;     no location
;   bits
;     no location
; degraded: `lane` in `f` at 0x0..0x20: the dialect has no operation for a lane of a vector register
; degraded: `half` in `f` at 0x0..0x20: the dialect has no operation for a lane of a vector register
; degraded: `bits` in `f` at 0x0..0x20: the dialect has no operation for a lane of a vector register
; degraded: the canonical frame address of `f` at 0x0..0x20: the dialect has no memory outside of the default address space
