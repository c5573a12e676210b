; Section 2, location rule 2: two active lifetimes with one location are one location.
target "x86_64"

define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(rdi)
  0x8: dbg.def !21, %reg(rdi, 0, 32)
  0x10: dbg.kill !20
  0x18: dbg.kill !21
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 2, type: !3)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))
!21 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))

; the int is in the low 32 bits of rdi, which is the same part
;! f+0x0..0x8: x = reg(5)+0
;! f+0x8..0x10: x = reg(5)+0
;! f+0x10..0x18: x = reg(5)+0
;! f+0x18..0x20: x = undef
