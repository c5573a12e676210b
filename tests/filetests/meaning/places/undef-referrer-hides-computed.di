; Section 2, only markers make a lifetime active: a lifetime in %undef is active, so the computed
; lifetime does not hold.
target "x86_64"

define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x4: dbg.def !20, %undef
  0xc: dbg.kill !20
  0x14: dbg.def !21, %reg(rax)
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 2, type: !3)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))
!21 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))
!22 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpConstant(i32 9)))

;! f+0x0..0x4: x = imm(09000000)+0
;! f+0x4..0xc: x = undef
;! f+0xc..0x14: x = imm(09000000)+0
;! f+0x14..0x20: x = reg(0)+0
