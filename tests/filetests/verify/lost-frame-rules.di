; Frame rules that no dialect, or only some, can express, and rules that depend on them.
target "x86_64"
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)

;----
; A number of a type that is not an address needs a base type, and frame information has none. So rbx is lost, and with it r12,
; which is the caller's rbx, and r13, which is the caller's r12. r14 is the caller's rbp, which the function keeps.
define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
}
frame @f {
  0x0: cfa = rsp+8; ra = [cfa-8]
  0x4: rbx = !DIExpr(DIOpReferrer(f64), DIOpConvert(i64)) of %reg(xmm1, 0, 64)
  0x4: r12 = !DIExpr(DIOpReferrer(i64), DIOpEntryValue(i64)) of %reg(rbx)
  0x4: r13 = !DIExpr(DIOpReferrer(i64), DIOpEntryValue(i64)) of %reg(r12)
  0x4: r14 = !DIExpr(DIOpReferrer(i64), DIOpEntryValue(i64)) of %reg(rbp)
}

;> verify
; dwarf4, dwarf5: unknown
;   degraded: the caller's rbx in `f` at 0x4..0x20: the dialect has no operations on this type
;   degraded: the caller's r12 in `f` at 0x4..0x20: the dialect has no operation for the entry value of this location
;   degraded: the caller's r13 in `f` at 0x4..0x20: the dialect has no operation for the entry value of this location
;   degraded: the caller's r14 in `f` at 0x4..0x20: the dialect has no operation for the entry value of this location
; llvm, llvm-legacy, dwarf6-draft: unknown
;   degraded: the caller's rbx in `f` at 0x4..0x20: the dialect has no operations on this type
;   degraded: the caller's r12 in `f` at 0x4..0x20: the dialect has no operation for the entry value of this location
;   degraded: the caller's r13 in `f` at 0x4..0x20: the dialect has no operation for the entry value of this location

;----
; A register that begins in the middle of a byte of memory: unwinders of DWARF 4 and 5 read it from an address.
define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
}
frame @f {
  0x0: cfa = rsp+8; ra = [cfa-8]
  0x4: rbx = [!DIExpr(DIOpReferrer(b72), DIOpConstant(u8 4), DIOpBitOffset(i64)) of %slot(cfa-24, 72)]
}

;> verify
; dwarf4, dwarf5: less
;   degraded: the caller's rbx in `f` at 0x4..0x20: an unwinder finds saved registers only in whole bytes of memory
; llvm, llvm-legacy, dwarf6-draft: exact

;----
; The canonical frame address needs a base type. From 0x8 on, rbx is what it was on entry, and needs no frame address.
define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
}
frame @f {
  0x0: cfa = !DIExpr(DIOpReferrer(f64), DIOpConvert(i64), DIOpReinterpret(ptr)) of %reg(xmm1, 0, 64)
  0x4: rbx = [cfa-16]
  0x8: restore rbx
}

;> verify
; dwarf4, dwarf5, llvm, llvm-legacy, dwarf6-draft: unknown
;   degraded: the canonical frame address of `f` at 0x0..0x20: the dialect has no operations on this type
;   degraded: the caller's rbx in `f` at 0x4..0x8: the dialect has no operations on this type
;   degraded: the caller's rip in `f` at 0x0..0x20: the dialect has no operations on this type
