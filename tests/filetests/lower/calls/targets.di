!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "p")
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, spFlags: DISPFlagDefinition)

;----
; Each target has its preserved registers. AAPCS64, section 6.1: x19 to x29 and the stack pointer,
; and the lower 64 bits of v8 to v15. The RISC-V calling convention's table: zero, sp, gp, tp, s0 to
; s11, fs0 to fs11. Only the stack pointer is known to be preserved by calls. The whole of v8: its
; upper half is lost. Four bytes a lane.
target "aarch64"

define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !60, %reg(x19)
  0x0: dbg.def !61, %reg(x29)
  0x0: dbg.def !62, %reg(sp)
  0x0: dbg.def !63, %reg(x18)
  0x0: dbg.def !64, %reg(x30)
  0x0: dbg.def !65, %reg(v8)
  0x0: dbg.def !66, %reg(v15)
  0x0: dbg.def !67, %reg(v16)
  0x0: dbg.def !68, %reg(v7)
  0x0: dbg.def !69, %reg(v8)
  0x0: dbg.def !70, %reg(v8, 64, 64)
}

calls @f {
  0x10..0x15: unknown
}

!10 = !DIBasicType(name: "t", size: 64, encoding: DW_ATE_unsigned)
!11 = !DIBasicType(name: "t", size: 32, encoding: DW_ATE_unsigned)
!12 = !DIBasicType(name: "t", size: 128, encoding: DW_ATE_unsigned)
!30 = !DILocalVariable(name: "a", scope: !2, type: !10)
!31 = !DILocalVariable(name: "b", scope: !2, type: !10)
!32 = !DILocalVariable(name: "c", scope: !2, type: !10)
!33 = !DILocalVariable(name: "d", scope: !2, type: !10)
!34 = !DILocalVariable(name: "e", scope: !2, type: !10)
!35 = !DILocalVariable(name: "f", scope: !2, type: !10)
!36 = !DILocalVariable(name: "g", scope: !2, type: !11)
!37 = !DILocalVariable(name: "h", scope: !2, type: !10)
!38 = !DILocalVariable(name: "i", scope: !2, type: !10)
!39 = !DILocalVariable(name: "j", scope: !2, type: !12)
!40 = !DILocalVariable(name: "k", scope: !2, type: !10)
!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(u64)))
!61 = distinct !DILifetime(object: !31, location: !DIExpr(DIOpReferrer(u64)))
!62 = distinct !DILifetime(object: !32, location: !DIExpr(DIOpReferrer(u64)))
!63 = distinct !DILifetime(object: !33, location: !DIExpr(DIOpReferrer(u64)))
!64 = distinct !DILifetime(object: !34, location: !DIExpr(DIOpReferrer(u64)))
!65 = distinct !DILifetime(object: !35, location: !DIExpr(DIOpReferrer(u64)))
!66 = distinct !DILifetime(object: !36, location: !DIExpr(DIOpReferrer(u32)))
!67 = distinct !DILifetime(object: !37, location: !DIExpr(DIOpReferrer(u64)))
!68 = distinct !DILifetime(object: !38, location: !DIExpr(DIOpReferrer(u64)))
!69 = distinct !DILifetime(object: !39, location: !DIExpr(DIOpReferrer(b128)))
!70 = distinct !DILifetime(object: !40, location: !DIExpr(DIOpReferrer(u64)))

;> lower dwarf5
; f:
;   a
;     everywhere: DW_OP_reg19
;       63
;   b
;     everywhere: DW_OP_reg29
;       6d
;   c
;     everywhere: DW_OP_reg31
;       6f
;   d
;     0x0..0x14: DW_OP_reg18
;       62
;     0x15..0x40: DW_OP_reg18
;       62
;   e
;     0x0..0x14: DW_OP_reg30
;       6e
;     0x15..0x40: DW_OP_reg30
;       6e
;   f
;     everywhere: DW_OP_regx 72
;       90 48
;   g
;     everywhere: DW_OP_regx 79
;       90 4f
;   h
;     0x0..0x14: DW_OP_regx 80
;       90 50
;     0x15..0x40: DW_OP_regx 80
;       90 50
;   i
;     0x0..0x14: DW_OP_regx 71
;       90 47
;     0x15..0x40: DW_OP_regx 71
;       90 47
;   j
;     0x0..0x14: DW_OP_regx 72
;       90 48
;     0x14..0x15: DW_OP_regx 72, DW_OP_piece 8, DW_OP_piece 8
;       90 48 93 08 93 08
;     0x15..0x40: DW_OP_regx 72
;       90 48
;   k
;     0x0..0x14: DW_OP_regx 72, DW_OP_bit_piece 64 64
;       90 48 9d 40 40
;     0x15..0x40: DW_OP_regx 72, DW_OP_bit_piece 64 64
;       90 48 9d 40 40
;   call at 0x10

;----
target "riscv64"

define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !60, %reg(x0)
  0x0: dbg.def !61, %reg(x2)
  0x0: dbg.def !62, %reg(x9)
  0x0: dbg.def !63, %reg(x27)
  0x0: dbg.def !64, %reg(x28)
  0x0: dbg.def !65, %reg(x10)
  0x0: dbg.def !66, %reg(f8)
  0x0: dbg.def !67, %reg(f10)
}

calls @f {
  0x10..0x15: unknown
}

!10 = !DIBasicType(name: "t", size: 64, encoding: DW_ATE_unsigned)
!30 = !DILocalVariable(name: "a", scope: !2, type: !10)
!31 = !DILocalVariable(name: "b", scope: !2, type: !10)
!32 = !DILocalVariable(name: "c", scope: !2, type: !10)
!33 = !DILocalVariable(name: "d", scope: !2, type: !10)
!34 = !DILocalVariable(name: "e", scope: !2, type: !10)
!35 = !DILocalVariable(name: "f", scope: !2, type: !10)
!36 = !DILocalVariable(name: "g", scope: !2, type: !10)
!37 = !DILocalVariable(name: "h", scope: !2, type: !10)
!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(u64)))
!61 = distinct !DILifetime(object: !31, location: !DIExpr(DIOpReferrer(u64)))
!62 = distinct !DILifetime(object: !32, location: !DIExpr(DIOpReferrer(u64)))
!63 = distinct !DILifetime(object: !33, location: !DIExpr(DIOpReferrer(u64)))
!64 = distinct !DILifetime(object: !34, location: !DIExpr(DIOpReferrer(u64)))
!65 = distinct !DILifetime(object: !35, location: !DIExpr(DIOpReferrer(u64)))
!66 = distinct !DILifetime(object: !36, location: !DIExpr(DIOpReferrer(u64)))
!67 = distinct !DILifetime(object: !37, location: !DIExpr(DIOpReferrer(u64)))

;> lower dwarf5
; f:
;   a
;     everywhere: DW_OP_reg0
;       50
;   b
;     everywhere: DW_OP_reg2
;       52
;   c
;     everywhere: DW_OP_reg9
;       59
;   d
;     everywhere: DW_OP_reg27
;       6b
;   e
;     0x0..0x14: DW_OP_reg28
;       6c
;     0x15..0x40: DW_OP_reg28
;       6c
;   f
;     0x0..0x14: DW_OP_reg10
;       5a
;     0x15..0x40: DW_OP_reg10
;       5a
;   g
;     everywhere: DW_OP_regx 40
;       90 28
;   h
;     0x0..0x14: DW_OP_regx 42
;       90 2a
;     0x15..0x40: DW_OP_regx 42
;       90 2a
;   call at 0x10

;----
target "amdgpu-wave64"

define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !60, %reg(SGPR32)
  0x0: dbg.def !61, %reg(SGPR40)
}

calls @f {
  0x10..0x15: unknown
}

!10 = !DIBasicType(name: "t", size: 32, encoding: DW_ATE_unsigned)
!30 = !DILocalVariable(name: "a", scope: !2, type: !10)
!31 = !DILocalVariable(name: "b", scope: !2, type: !10)
!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(u32)))
!61 = distinct !DILifetime(object: !31, location: !DIExpr(DIOpReferrer(u32)))

;> lower dwarf5
; f:
;   a
;     everywhere: DW_OP_regx 64
;       90 40
;   b
;     0x0..0x14: DW_OP_regx 72
;       90 48
;     0x15..0x40: DW_OP_regx 72
;       90 48
;   call at 0x10

;----
target "amdgpu-wave64"

define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !60, %lane(VGPR1, 32)
}

calls @f {
  0x10..0x15: unknown
}

!10 = !DIBasicType(name: "t", size: 32, encoding: DW_ATE_unsigned)
!30 = !DILocalVariable(name: "x", scope: !2, type: !10)
!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(u32)))

;> lower llvm
; f:
;   x
;     0x0..0x14: DW_OP_regx 2561, DW_OP_LLVM_push_lane, DW_OP_lit4, DW_OP_mul, DW_OP_LLVM_offset
;       90 81 14 e9 03 34 1e e9 04
;     0x15..0x40: DW_OP_regx 2561, DW_OP_LLVM_push_lane, DW_OP_lit4, DW_OP_mul, DW_OP_LLVM_offset
;       90 81 14 e9 03 34 1e e9 04
;   call at 0x10

;----
target "amdgpu-wave64"

define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !60, %lane(VGPR1, 32)
}

calls @f {
  0x10..0x15: unknown preserves(VGPR1)
}

!10 = !DIBasicType(name: "t", size: 32, encoding: DW_ATE_unsigned)
!30 = !DILocalVariable(name: "x", scope: !2, type: !10)
!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(u32)))

;> lower llvm
; f:
;   x
;     everywhere: DW_OP_regx 2561, DW_OP_LLVM_push_lane, DW_OP_lit4, DW_OP_mul, DW_OP_LLVM_offset
;       90 81 14 e9 03 34 1e e9 04
;   call at 0x10
