; Slots counted from a frame base: `DW_OP_fbreg` where the entry of the function has the frame base,
; else the location of the frame base.
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "p")
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, spFlags: DISPFlagDefinition, frameBase: !50)
!10 = !DIBasicType(name: "t", size: 32, encoding: DW_ATE_unsigned)
!11 = !DIBasicType(name: "p", size: 64, encoding: DW_ATE_unsigned)
!30 = !DILocalVariable(name: "x", scope: !2, type: !10)
!31 = !DILocalVariable(name: "p", scope: !2, type: !11)
!50 = distinct !DIFragment()
!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(i32)))
!61 = distinct !DILifetime(object: !31, location: !DIExpr(DIOpReferrer(ptr)))

;----
; Slots are counted from a frame base that is emitted.
target "x86_64"

define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !62, %slot(rbp+0, 64)
  0x0: dbg.def !60, %slot(fb+16, 32)
  0x0: dbg.def !61, %addr(fb+24)
  0x20: dbg.kill !62
}

!62 = distinct !DILifetime(object: !50, location: !DIExpr(DIOpReferrer(b64)))

;> lower dwarf5
; f:
;   x
;     0x0..0x20: DW_OP_fbreg 16
;       91 10
;   p
;     0x0..0x20: DW_OP_fbreg 24, DW_OP_stack_value
;       91 18 9f
;   the frame base of `f`
;     0x0..0x20: DW_OP_breg6 0
;       76 00

;----
; The frame base is the entry value of a register, which DWARF 5 has.
target "x86_64"

define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !62, %reg(rdi)
  0x0: dbg.def !60, %slot(fb+16, 32)
  0x0: dbg.def !61, %addr(fb+24)
  0x20: dbg.kill !62
}

!62 = distinct !DILifetime(object: !50, location: !DIExpr(DIOpReferrer(ptr), DIOpEntryValue(ptr), DIOpDeref(b64)))

;> lower dwarf5
; f:
;   x
;     0x0..0x20: DW_OP_fbreg 16
;       91 10
;   p
;     0x0..0x20: DW_OP_fbreg 24, DW_OP_stack_value
;       91 18 9f
;   the frame base of `f`
;     0x0..0x20: DW_OP_entry_value (DW_OP_reg5)
;       a3 01 55

;----
; A slot that is counted from a lost frame base is lost, or written without it. DWARF 4 has no entry
; values: the frame base and both variables are lost, and each is reported. The frame base is in the
; lane's private memory, address space 5, at SGPR4: `DW_AT_frame_base` is for the memory of frames,
; which is another memory. LLVM's dialect writes the slots without it. In DWARF 5, a register is not
; an operand; the typed value of the narrow register is one. A slot cannot be counted from a frame
; base in a register.
target "x86_64"

define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !62, %reg(rdi)
  0x0: dbg.def !60, %slot(fb+16, 32)
  0x0: dbg.def !61, %addr(fb+24)
  0x20: dbg.kill !62
}

!62 = distinct !DILifetime(object: !50, location: !DIExpr(DIOpReferrer(ptr), DIOpEntryValue(ptr), DIOpDeref(b64)))

;> lower dwarf4
; f:
;   x
;     no location
;   p
;     no location
;   the frame base of `f`
;     no location
; degraded: the frame base of `f` at 0x0..0x40: the dialect has no operation for the entry value of this location
; degraded: `x` in `f` at 0x0..0x20: the dialect has no operation for the entry value of this location
; degraded: `p` in `f` at 0x0..0x20: the dialect has no operation for the entry value of this location

;----
target "amdgpu-wave64"

define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !62, %reg(SGPR4)
  0x0: dbg.def !60, %slot(fb+16, 32)
  0x0: dbg.def !61, %addr(fb+24)
  0x20: dbg.kill !62
}

!62 = distinct !DILifetime(object: !50, location: !DIExpr(DIOpReferrer(ptr addrspace(5)), DIOpDeref(b64)))

;> lower llvm
; f:
;   x
;     0x0..0x20: DW_OP_regx 36, DW_OP_deref_size 4, DW_OP_plus_uconst 16, DW_OP_lit5, DW_OP_LLVM_form_aspace_address
;       90 24 94 04 23 10 35 e9 02
;   p
;     0x0..0x20: DW_OP_regx 36, DW_OP_deref_size 4, DW_OP_plus_uconst 24, DW_OP_stack_value
;       90 24 94 04 23 18 9f
;   the frame base of `f`
;     0x0..0x20: DW_OP_regx 36, DW_OP_deref_size 4, DW_OP_lit5, DW_OP_LLVM_form_aspace_address
;       90 24 94 04 35 e9 02
;> lower dwarf5
; f:
;   x
;     no location
;   p
;     0x0..0x20: DW_OP_regval_type 36 u32, DW_OP_convert generic, DW_OP_plus_uconst 24, DW_OP_stack_value
;       a5 24 80 80 80 00 a8 00 23 18 9f
;   the frame base of `f`
;     no location
; degraded: the frame base of `f` at 0x0..0x40: DWARF requires a location in memory here
; degraded: `x` in `f` at 0x0..0x20: the dialect has no memory outside of the default address space

;----
target "x86_64"

define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !62, %reg(rbp)
  0x0: dbg.def !60, %slot(fb+16, 32)
  0x0: dbg.def !61, %addr(fb+24)
  0x20: dbg.kill !62
}

!62 = distinct !DILifetime(object: !50, location: !DIExpr(DIOpReferrer(i64)))

;> lower dwarf5
; f:
;   x
;     no location
;   p
;     no location
;   the frame base of `f`
;     no location
; degraded: the frame base of `f` at 0x0..0x40: DWARF requires a location in memory here
