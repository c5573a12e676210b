; Section 2, location rule 3: a computed lifetime over another variable is as far defined as that variable is.
target "x86_64"

define @f size 0x30 !dbg !2 {
bb0 @ 0x0:
  0x4: dbg.def !20, %reg(rdi)
  0x8: dbg.def !21, %reg(rax)
  0x10: dbg.kill !21
  0x18: dbg.kill !20
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 2, type: !3)
!11 = !DILocalVariable(name: "y", scope: !2, file: !1, line: 3, type: !3)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i32)))
!22 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpArg(0, i32)), argObjects: {!10})

; y has the location of x, except in 0x8..0x10
;! f+0x0..0x4: y = undef
;! f+0x4..0x8: y = reg(5)+0
;! f+0x8..0x10: y = reg(0)+0
;! f+0x8..0x10: x = reg(5)+0
;! f+0x10..0x18: y = reg(5)+0
;! f+0x18..0x30: y = undef
