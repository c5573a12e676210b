; Section 2, calls: a lifetime in a register that the call does not preserve, killed at the return position, and one that ends where the call starts.
target "x86_64"

define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(rsi)
  0x0: dbg.def !21, %reg(rdx)
  0x0: dbg.def !22, %reg(rbx)
  0x10: dbg.kill !21
  0x15: dbg.kill !20
  0x15: dbg.kill !22
}

calls @f {
  0x10..0x15: !30
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

;! f+0x0..0x14: x = reg(4)+0
;! f+0x14: x = undef
;! f+0x15..0x40: x = undef
;! f+0x0..0x10: y = reg(1)+0
;! f+0x10..0x15: y = undef
; rbx is preserved: it lasts until the dbg.kill
;! f+0x0..0x15: z = reg(3)+0
;! f+0x14: z = reg(3)+0
;! f+0x15: z = undef
