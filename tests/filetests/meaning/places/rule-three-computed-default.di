; Section 2, location rules 2 and 3: the computed lifetime holds where no bounded one is active, and
; is not an additional location where one is.
target "x86_64"

define @f size 0x30 !dbg !2 {
bb0 @ 0x0:
  0x8: dbg.def !20, %reg(rax)
  0x10: dbg.kill !20
  0x18: dbg.def !21, %slot(rsp+8, 32)
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 2, type: !3)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))
!21 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))
!22 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpConstant(i32 258)))

; 258 = 0x102
;! f+0x0..0x8: x = imm(02010000)+0
;! f+0x8..0x10: x = reg(0)+0
;! f+0x10..0x18: x = imm(02010000)+0
;! f+0x18..0x30 with rsp=0x7000: x = mem(0)+0x7008
