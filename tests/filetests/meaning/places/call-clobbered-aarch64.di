; Section 2, calls: on aarch64 x19 to x28 are preserved by calls, x0 to x15 are not.
target "aarch64"

define @f size 0x30 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(x0)
  0x0: dbg.def !21, %reg(x19)
  0x0: dbg.def !22, %reg(x28)
  0x0: dbg.def !23, %reg(x15)
  0x0: dbg.def !24, %slot(sp+8, 32)
}

calls @f {
  0x10..0x14: !30
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

; a call has 4 bytes; 0x13 is its last one
;! f+0x0..0x13: x = reg(0)+0
;! f+0x13: x = undef
;! f+0x14..0x30: x = reg(0)+0
;! f+0x0..0x30: y = reg(19)+0
;! f+0x13: z = reg(28)+0
;! f+0x12: v = reg(15)+0
;! f+0x13: v = undef
;! f+0x14: v = reg(15)+0
;! f+0x0..0x30 with sp=0x7000: w = mem(0)+0x7008
