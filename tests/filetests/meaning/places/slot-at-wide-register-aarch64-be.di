; Section 2, slots: one that is counted from a register of 128 bits is counted from its low 64 bits, which are the last eight of its
; bytes on a big-endian machine.
target "aarch64-be"

define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %slot(v3+16, 32)
}

frame @f entry {}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 2, type: !3)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))

; 0x7000 + 16
;! f+0x0..0x40 with v3=0x01010101010101010000000000007000: x = mem(0)+0x7010

;> lower dwarf5
; f:
;   x
;     everywhere: DW_OP_regval_type 67 u64, DW_OP_convert generic, DW_OP_plus_uconst 16
;       a5 43 80 80 80 00 a8 00 23 10
;> lower llvm
; f:
;   x
;     everywhere: DW_OP_regx 67, DW_OP_deref_size 8, DW_OP_plus_uconst 16
;       90 43 94 08 23 10
