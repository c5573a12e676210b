; Section 2, calls: on riscv64 x8, x9 and x18 to x27 are preserved by calls; x10 to x17 and x5 to x7 are not.
target "riscv64"

define @f size 0x30 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(x10)
  0x0: dbg.def !21, %reg(x9)
  0x0: dbg.def !22, %reg(x27)
  0x0: dbg.def !23, %reg(x28)
  0x0: dbg.def !24, %reg(x5)
}

calls @f {
  0x10..0x14: !30
  0x20..0x28: !30
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!30 = !DISubprogram(name: "callee", unit: !0, file: !1, line: 41, spFlags: 0)
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 2, type: !3)
!11 = !DILocalVariable(name: "y", scope: !2, file: !1, line: 3, type: !3)
!12 = !DILocalVariable(name: "z", scope: !2, file: !1, line: 4, type: !3)
!13 = !DILocalVariable(name: "v", scope: !2, file: !1, line: 5, type: !3)
!14 = !DILocalVariable(name: "w", scope: !2, file: !1, line: 6, type: !3)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i32)))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(i32)))
!23 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(i32)))
!24 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpReferrer(i32)))

;! f+0x0..0x13: x = reg(10)+0
;! f+0x13: x = undef
; the second call is of two instructions (auipc, jalr)
;! f+0x14..0x27: x = reg(10)+0
;! f+0x27: x = undef
;! f+0x28..0x30: x = reg(10)+0
;! f+0x0..0x30: y = reg(9)+0
;! f+0x0..0x30: z = reg(27)+0
; x28 is a temporary
;! f+0x27: v = undef
;! f+0x26: w = reg(5)+0
;! f+0x27: w = undef
