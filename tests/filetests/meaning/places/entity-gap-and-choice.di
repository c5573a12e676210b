; Sections 2 and 6: a value of the compiler has no place between 0x8 and 0x10. Its referrer is undefined there, and
; so is a choice of it; a choice of the other side is that side.
target "x86_64"
frame @f entry {}

define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %entity(1)
}

entity @f 1 {
  0x0..0x8: %reg(rbx)
  0x10..0x20: %reg(r12)
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 2, type: !3)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(u64), DIOpCFA(0), DIOpDeref(u64), DIOpConstant(i32 -8), DIOpByteOffset(u64), DIOpCFA(0), DIOpDeref(u8), DIOpConstant(u8 1), DIOpEq(), DIOpChoose()))

; the byte at the CFA decides: 1 for the value, otherwise the memory before the CFA
;! f+0x0..0x8 with cfa=0x7000, [0x7000]=<01>: x = reg(3)+0
;! f+0x0..0x20 with cfa=0x7000, [0x7000]=<00>: x = mem(0)+0x6ff8
;! f+0x8..0x10 with cfa=0x7000, [0x7000]=<01>: x = undef
;! f+0x10..0x20 with cfa=0x7000, [0x7000]=<01>: x = reg(12)+0
