; Section 3, DIOpNot: every bit of T inverted, none besides.
target "x86_64"

define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x4: dbg.def !20, %reg(rax, 0, 7)
  0x4: dbg.def !21, %reg(rcx, 0, 12)
  0x4: dbg.def !22, %reg(rdx, 0, 33)
  0x4: dbg.def !23, %reg(rbx, 3, 1)
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "t7", size: 7, encoding: DW_ATE_unsigned)
!4 = !DIBasicType(name: "t12", size: 12, encoding: DW_ATE_unsigned)
!5 = !DIBasicType(name: "t33", size: 33, encoding: DW_ATE_unsigned)
!6 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "a", scope: !2, file: !1, line: 2, type: !3)
!11 = !DILocalVariable(name: "b", scope: !2, file: !1, line: 2, type: !4)
!12 = !DILocalVariable(name: "c", scope: !2, file: !1, line: 2, type: !5)
!13 = !DILocalVariable(name: "d", scope: !2, file: !1, line: 2, type: !6)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i7), DIOpNot()))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(u12), DIOpNot()))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(i33), DIOpNot()))
; One bit, inverted and then made a number of 32 bits.
!23 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(u1), DIOpNot(), DIOpConvert(u32)))

;! f+0x4 with rax=0x0: a = imm(7f)+0
; The low 7 bits of 0xd5 are 0x55; inverted 0x2a.
;! f+0x4 with rax=0xd5: a = imm(2a)+0
; 0xfff - 0x0f5 = 0xf0a.
;! f+0x4 with rcx=0xf5: b = imm(0a0f)+0
; 0x1ffffffff - 0x0f0f0f0f0 = 0x10f0f0f0f.
;! f+0x4 with rdx=0xf0f0f0f0: c = imm(0f0f0f0f01)+0
; Bit 3 of 0xf7 is 0, of 0x08 it is 1.
;! f+0x4 with rbx=0xf7: d = imm(01000000)+0
;! f+0x4 with rbx=0x8: d = imm(00000000)+0
