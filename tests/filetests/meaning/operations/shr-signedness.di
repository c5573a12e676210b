; Section 3, DIOpShr: a right shift by T's signedness.
target "x86_64"

define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x4: dbg.def !20, %reg(rax, 0, 12)
  0x4: dbg.def !21, %reg(rax, 0, 12)
  0x4: dbg.def !22, %reg(rcx)
  0x4: dbg.def !23, %reg(rcx)
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "t12", size: 12, encoding: DW_ATE_unsigned)
!5 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "i12", scope: !2, file: !1, line: 2, type: !3)
!11 = !DILocalVariable(name: "u12", scope: !2, file: !1, line: 2, type: !3)
!12 = !DILocalVariable(name: "i64", scope: !2, file: !1, line: 2, type: !5)
!13 = !DILocalVariable(name: "u64", scope: !2, file: !1, line: 2, type: !5)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i12), DIOpConstant(i12 4), DIOpShr()))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(u12), DIOpConstant(u12 4), DIOpShr()))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpConstant(i64 -9223372036854775808), DIOpReferrer(i64), DIOpShr()))
!23 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpConstant(u64 9223372036854775808), DIOpReferrer(u64), DIOpShr()))

; 0xa5c >> 4: bit 11 is the sign, so 0xfa5 or 0x0a5. Bits from 12 of the register do not come in.
;! f+0x4 with rax=0x7a5c: i12 = imm(a50f)+0
;! f+0x4 with rax=0x7a5c: u12 = imm(a500)+0
; 0x25c >> 4 = 0x025 in both.
;! f+0x4 with rax=0x725c: i12 = imm(2500)+0
; 0x8000000000000000 >> 60 is -8 or 8.
;! f+0x4 with rcx=0x3c: i64 = imm(f8ffffffffffffff)+0
;! f+0x4 with rcx=0x3c: u64 = imm(0800000000000000)+0
;! f+0x4 with rcx=0x40: i64 = imm(ffffffffffffffff)+0
;! f+0x4 with rcx=0x40: u64 = imm(0000000000000000)+0
