; Section 2, calls: a register that the ABI does not preserve is not a location at the last byte of
; the call; at the return position it is one again.
target "x86_64"

define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(rdi)
  0x4: dbg.def !21, %reg(r12)
  0x15: dbg.def !22, %reg(rax)
}

calls @f {
  0x10..0x15: !30
  0x20..0x25: !30
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!30 = !DISubprogram(name: "callee", unit: !0, file: !1, line: 41, spFlags: 0)
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 2, type: !3)
!11 = !DILocalVariable(name: "y", scope: !2, file: !1, line: 3, type: !3)
!12 = !DILocalVariable(name: "z", scope: !2, file: !1, line: 4, type: !3)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i32)))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(i32)))

; the calls return to 0x15 and 0x25
;! f+0x0..0x14: x = reg(5)+0
;! f+0x14: x = undef
;! f+0x15..0x24: x = reg(5)+0
;! f+0x24: x = undef
;! f+0x25..0x40: x = reg(5)+0
; r12 is preserved
;! f+0x4..0x40: y = reg(12)+0
; z begins at the return position
;! f+0x14: z = undef
;! f+0x15..0x24: z = reg(0)+0
;! f+0x24: z = undef
;! f+0x25..0x40: z = reg(0)+0
