; Section 3, DIOpEntryValue: the value that a register had on entry, for any present value; parts of
; it, too.
target "x86_64"

define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x4: dbg.def !20, %reg(rdi)
  0x4: dbg.def !21, %reg(rsi)
  0x4: dbg.def !22, %reg(rdi, 8, 16)
  0x4: dbg.def !23, %reg(rdx)
  0x4: dbg.def !24, %reg(rdi)
  0x4: dbg.def !25, %reg(rcx, 0, 32)
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!4 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!5 = !DIBasicType(name: "t16", size: 16, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "whole", scope: !2, file: !1, line: 2, type: !3)
!11 = !DILocalVariable(name: "low", scope: !2, file: !1, line: 2, type: !4)
!12 = !DILocalVariable(name: "middle", scope: !2, file: !1, line: 2, type: !5)
!13 = !DILocalVariable(name: "target", scope: !2, file: !1, line: 2, type: !4)
!14 = !DILocalVariable(name: "change", scope: !2, file: !1, line: 2, type: !3)
!15 = !DILocalVariable(name: "extended", scope: !2, file: !1, line: 2, type: !3)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i64), DIOpEntryValue(i64)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i32), DIOpEntryValue(i32)))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(u16), DIOpEntryValue(u16)))
!23 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(ptr), DIOpEntryValue(ptr), DIOpDeref(i32)))
; The present value minus the value on entry.
!24 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpReferrer(i64), DIOpReferrer(i64), DIOpEntryValue(i64), DIOpSub()))
!25 = distinct !DILifetime(object: !15, location: !DIExpr(DIOpReferrer(i32), DIOpEntryValue(i32), DIOpConvert(i64)))

;! f+0x4 with rdi=0x9, entry.rdi=0x1122334455667788: whole = imm(8877665544332211)+0
;! f+0x4 with rsi=0x9, entry.rsi=0x1122334455667788: low = imm(88776655)+0
; Bits 8 to 23.
;! f+0x4 with rdi=0x9, entry.rdi=0x1122334455667788: middle = imm(7766)+0
;! f+0x4 with rdx=0x9, entry.rdx=0x5000: target = mem(0)+0x5000
; 7 - 9 = -2.
;! f+0x4 with rdi=0x7, entry.rdi=0x9: change = imm(feffffffffffffff)+0
;! f+0x4 with rcx=0x1, entry.rcx=0x180000000: extended = imm(00000080ffffffff)+0
;! f+0x3 with rdi=0x9, entry.rdi=0x7: whole = undef
