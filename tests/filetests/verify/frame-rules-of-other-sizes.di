; Frame rules whose location is larger or smaller than the register. A consumer reads as many bits as the register has, from the
; location on.
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)

;----
; On a big-endian target, `cr2` of 32 bits is the first half of r14 of 64 bits, which is its upper half: 4 bytes above the least
; significant one. A consumer would read the lower half of r14. The bits of r16 after the 32 of r17 do not exist.
target "ppc64"
define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
}
frame @f {
  0x0: cfa = r1+0; ra = lr
  0x0: cr2 = [!DIExpr(DIOpReferrer(i64)) of %reg(r14)]
  0x0: cr3 = [!DIExpr(DIOpReferrer(i32)) of %reg(cr4)]
  0x0: r16 = [!DIExpr(DIOpReferrer(i32)) of %reg(r17, 0, 32)]
  0x0: r18 = [!DIExpr(DIOpReferrer(i64)) of %reg(r19)]
}
;! f+0x4: caller(cr2) = reg(14)+4
;! f+0x4: caller(cr3) = reg(72)+0
;! f+0x4: caller(r16) = comp[0..4: reg(17)+0, 4..8: error]+0
;! f+0x4: caller(r18) = reg(19)+0

;> verify
; dwarf4, dwarf5: less
;   degraded: the caller's r16 in `f` at 0x0..0x20: an unwinder finds saved registers only in whole bytes of memory
;   degraded: the caller's r18 in `f` at 0x0..0x20: an unwinder finds saved registers only in whole bytes of memory
;   degraded: the caller's cr2 in `f` at 0x0..0x20: an unwinder finds saved registers only in whole bytes of memory
;   degraded: the caller's cr3 in `f` at 0x0..0x20: an unwinder finds saved registers only in whole bytes of memory
; llvm, llvm-legacy, dwarf6-draft: less
;   degraded: the caller's r16 in `f` at 0x0..0x20: an unwinder finds saved registers only in whole bytes of memory
;   degraded: the caller's cr2 in `f` at 0x0..0x20: an unwinder finds saved registers only in whole bytes of memory

;----
; On a little-endian target, the low bits come first: those of a sum of 64 bits are a number of 32 bits.
target "amdgpu-wave64"
define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
}
frame @f {
  0x0: cfa = SGPR32+0; ra = undefined
  0x0: SGPR42 = [!DIExpr(DIOpConstant(i64 5), DIOpReferrer(i32), DIOpZExt(i64), DIOpAdd()) of %reg(SGPR43)]
}
;! f+0x4 with SGPR43=0x10: caller(SGPR42) = imm(15000000)+0

;> verify
; dwarf4, dwarf5: less
;   degraded: the canonical frame address of `f` at 0x0..0x20: the dialect has no memory outside of the default address space
;   degraded: the caller's SGPR42 in `f` at 0x0..0x20: the dialect has no memory outside of the default address space
; llvm, llvm-legacy, dwarf6-draft: exact
