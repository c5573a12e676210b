; Section 2, deleted code: a bounded lifetime whose last marker was deleted gives no location; the
; computed lifetime of the object holds everywhere.
target "x86_64"

define @f size 0x20 !dbg !2 {
bb0 @ 0x0 -> bb1:
bb1 @ 0x10:
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 2, type: !3)
; its dbg.def was in a block that was deleted
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)), kind: bounded)
!21 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpConstant(i32 77)), kind: computed)

; 77 = 0x4d
;! f+0x0: x = imm(4d000000)+0
;! f+0x0..0x20: x = imm(4d000000)+0
