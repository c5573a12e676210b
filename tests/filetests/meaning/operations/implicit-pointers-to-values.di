; Section 3, DIOpAddrOf: implicit pointers to a constant, to a computed value and to a composite.
target "x86_64"

define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x4: dbg.def !20, %reg(rax, 0, 32)
  0x4: dbg.def !21, %regs(rcx, rdx)
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "to_constant", scope: !2, file: !1, line: 2, type: !3)
!11 = !DILocalVariable(name: "to_sum", scope: !2, file: !1, line: 2, type: !3)
!12 = !DILocalVariable(name: "to_pair", scope: !2, file: !1, line: 2, type: !3)
!22 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpConstant(i32 7), DIOpAddrOf(0)))
!20 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i32), DIOpConstant(i32 1), DIOpAdd(), DIOpAddrOf(0)))
!21 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(b128), DIOpAddrOf(0)))

;! f+0x4: to_constant = ptr(imm(07000000)+0)+0
;! f+0x4 with rax=0xff: to_sum = ptr(imm(00010000)+0)+0
;! f+0x4: to_pair = ptr(comp[0..8: reg(2)+0, 8..16: reg(1)+0]+0)+0
