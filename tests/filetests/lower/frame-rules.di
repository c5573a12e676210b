; Frame rules that a dialect cannot express: each is reported, with the code in which it would hold.
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "p")
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, spFlags: DISPFlagDefinition)

;----
; A frame in an address space that the dialect lacks is lost and reported. The CFA is in address
; space 6 on AMD GPUs. A rule that restore_state sets again begins a new range.
target "amdgpu-wave64"

define @f size 0x40 !dbg !2 {
}

frame @f entry {
  0x4: cfa = SGPR32+64; SGPR40 = [cfa-4]
  0x8: SGPR41 = SGPR50
  0x10: remember_state; SGPR40 = undefined; SGPR42 = same_value
  0x18: restore_state
  0x20: restore SGPR41
}

;> lower dwarf4
; f:
; degraded: the canonical frame address of `f` at 0x0..0x40: the dialect has no memory outside of the default address space
; degraded: the caller's SGPR40 in `f` at 0x4..0x10: the dialect has no memory outside of the default address space
; degraded: the caller's SGPR40 in `f` at 0x18..0x40: the dialect has no memory outside of the default address space
; degraded: the caller's SGPR41 in `f` at 0x8..0x20: the dialect has no memory outside of the default address space
; degraded: the caller's SGPR42 in `f` at 0x10..0x18: the dialect has no memory outside of the default address space
;> lower dwarf5
; f:
; degraded: the canonical frame address of `f` at 0x0..0x40: the dialect has no memory outside of the default address space
; degraded: the caller's SGPR40 in `f` at 0x4..0x10: the dialect has no memory outside of the default address space
; degraded: the caller's SGPR40 in `f` at 0x18..0x40: the dialect has no memory outside of the default address space
; degraded: the caller's SGPR41 in `f` at 0x8..0x20: the dialect has no memory outside of the default address space
; degraded: the caller's SGPR42 in `f` at 0x10..0x18: the dialect has no memory outside of the default address space
;> lower llvm
; f:
;> lower llvm-legacy
; f:
;> lower dwarf6-draft
; f:

;----
; -6 is not a multiple of 4: the rule is an expression, of the caller's stack pointer.
target "amdgpu-wave64"

define @f size 0x40 !dbg !2 {
}

frame @f entry {
  0x4: SGPR40 = cfa-6; SGPR41 = cfa-8
  0x8: SGPR40 = SGPR41
}

;> lower llvm
; f:

;----
; The stack pointer, SGPR32, has a rule of its own, so that its value in the caller is not the CFA.
target "amdgpu-wave64"

define @f size 0x40 !dbg !2 {
}

frame @f entry {
  0x4: SGPR40 = cfa-6; SGPR32 = cfa-6
}

;> lower llvm
; f:
; degraded: the caller's SGPR32 in `f` at 0x4..0x40: the dialect has no memory outside of the default address space
; degraded: the caller's SGPR40 in `f` at 0x4..0x40: the dialect has no memory outside of the default address space

;----
; A rule whose expression is lost is reported. A number of 128 bits does not fit on the stack.
; Without its CFA, a function has no frame: the return address, which is counted from the CFA, is
; lost from the start.
target "x86_64"

define @f size 0x40 !dbg !2 {
}

frame @f entry {
  0x4: xmm3 = !DIExpr(DIOpReferrer(u128), DIOpConstant(u128 3), DIOpMul()) of %reg(xmm1)
  0x8: remember_state; xmm3 = undefined
  0x10: restore_state
}

;> lower dwarf5
; f:
; degraded: the caller's xmm3 in `f` at 0x4..0x8: the dialect has no operations on this type
; degraded: the caller's xmm3 in `f` at 0x10..0x40: the dialect has no operations on this type

;----
target "x86_64"

define @f size 0x40 !dbg !2 {
}

frame @f entry {
  0x4: cfa = !DIExpr(DIOpReferrer(f64), DIOpConvert(ptr)) of %reg(xmm0, 0, 64); rbx = [cfa-16]
}

;> lower dwarf5
; f:
; degraded: the canonical frame address of `f` at 0x0..0x40: the dialect has no operations on this type
; degraded: the caller's rbx in `f` at 0x4..0x40: the dialect has no operations on this type
; degraded: the caller's rip in `f` at 0x0..0x40: the dialect has no operations on this type

;----
; A stack entry fills a wider register with zeros, so a signed number has no rule.
target "x86_64"

define @f size 0x40 !dbg !2 {
}

frame @f entry {
  0x4: xmm1 = !DIExpr(DIOpReferrer(i64), DIOpConstant(i64 -5), DIOpAdd()) of %reg(rax)
  0x8: xmm2 = !DIExpr(DIOpReferrer(u64), DIOpConstant(u64 5), DIOpAdd()) of %reg(rax)
}

;> lower dwarf5
; f:
; degraded: the caller's xmm1 in `f` at 0x4..0x40: the dialect has no operations on this type
