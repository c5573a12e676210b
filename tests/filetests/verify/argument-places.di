; The places in which arguments are passed. The value, in rbx or r12, is preserved across the call.
target "x86_64"
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !15, %reg(rbx)
  0x0: dbg.def !16, %reg(r12)
}
frame @f entry {}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test", isOptimized: true)
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!5 = distinct !DIFragment()
!6 = distinct !DIFragment()
!15 = distinct !DILifetime(object: !5, location: !DIExpr(DIOpReferrer(i32)))
!16 = distinct !DILifetime(object: !6, location: !DIExpr(DIOpReferrer(i64)))

;----
; Low halves of registers, which are as large as the value.
calls @f {
  0x10..0x15: unknown, %reg(rdi, 0, 32) = !5, %reg(rsi, 0, 64) = !6
}

;> verify
; dwarf4, dwarf5, llvm, llvm-legacy, dwarf6-draft: exact

;----
; A value that is larger than its place: a debugger would read the rest of the register, too.
calls @f {
  0x10..0x15: unknown, %reg(rdi, 0, 32) = !6, %reg(rsi) = !5
}

;> verify
; dwarf4, dwarf5, llvm, llvm-legacy, dwarf6-draft: less
;   degraded: argument 0 of the call at 0x10 in `f` at 0x10..0x15: the dialect cannot move a location other than memory by a computed offset

;----
; Slots that count from the CFA of the called function, and from the stack pointer before the call.
calls @f {
  0x10..0x15: unknown, %slot(cfa+0, 64) = !6, %slot(rsp+8, 32) = !5
}

;> verify
; dwarf4, dwarf5, llvm, llvm-legacy, dwarf6-draft: exact

;----
; A slot that counts from another register. No operation gives the register's value to the called function.
calls @f {
  0x10..0x15: unknown, %slot(rbp+8, 64) = !6, %slot(rsp+8, 32) = !5
}

;> verify
; dwarf4, dwarf5, llvm, llvm-legacy, dwarf6-draft: less
;   degraded: argument 0 of the call at 0x10 in `f` at 0x10..0x15: no location that is preserved across the call has the value
