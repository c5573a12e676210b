; Section 2, calls: of the general registers, rbx, rbp and r12 to r15 are preserved by calls on x86-64, r8 and r11 are not, and no vector register is.
target "x86_64"

define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(rbp)
  0x0: dbg.def !21, %reg(r13)
  0x0: dbg.def !22, %reg(r14)
  0x0: dbg.def !23, %reg(r15)
  0x0: dbg.def !24, %reg(r8)
  0x0: dbg.def !25, %reg(r11)
  0x0: dbg.def !26, %reg(xmm9)
  0x0: dbg.def !27, %reg(rbx, 32, 32)
  0x0: dbg.def !28, %reg(rcx, 32, 32)
}

calls @f {
  0x8..0xd: !30
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!30 = !DISubprogram(name: "callee", unit: !0, file: !1, line: 41, spFlags: 0)
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DILocalVariable(name: "in_rbp", scope: !2, file: !1, line: 2, type: !3)
!11 = !DILocalVariable(name: "in_r13", scope: !2, file: !1, line: 2, type: !3)
!12 = !DILocalVariable(name: "in_r14", scope: !2, file: !1, line: 2, type: !3)
!13 = !DILocalVariable(name: "in_r15", scope: !2, file: !1, line: 2, type: !3)
!14 = !DILocalVariable(name: "in_r8", scope: !2, file: !1, line: 2, type: !3)
!15 = !DILocalVariable(name: "in_r11", scope: !2, file: !1, line: 2, type: !3)
!16 = !DILocalVariable(name: "in_xmm9", scope: !2, file: !1, line: 2, type: !3)
!17 = !DILocalVariable(name: "high_rbx", scope: !2, file: !1, line: 2, type: !3)
!18 = !DILocalVariable(name: "high_rcx", scope: !2, file: !1, line: 2, type: !3)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i32)))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(i32)))
!23 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(i32)))
!24 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpReferrer(i32)))
!25 = distinct !DILifetime(object: !15, location: !DIExpr(DIOpReferrer(i32)))
!26 = distinct !DILifetime(object: !16, location: !DIExpr(DIOpReferrer(i32)))
!27 = distinct !DILifetime(object: !17, location: !DIExpr(DIOpReferrer(i32)))
!28 = distinct !DILifetime(object: !18, location: !DIExpr(DIOpReferrer(i32)))

;! f+0xc: in_rbp = reg(6)+0
;! f+0xc: in_r13 = reg(13)+0
;! f+0xc: in_r14 = reg(14)+0
;! f+0xc: in_r15 = reg(15)+0
;! f+0xc: in_r8 = undef
;! f+0xc: in_r11 = undef
;! f+0xb: in_xmm9 = reg(26)+0
;! f+0xc: in_xmm9 = undef
;! f+0xd: in_xmm9 = reg(26)+0
; parts of registers likewise
;! f+0xc: high_rbx = reg(3)+4
;! f+0xb: high_rcx = reg(2)+4
;! f+0xc: high_rcx = undef
