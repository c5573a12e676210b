; Section 3, DIOpExtend: the same place several times is one operation where the dialect has it, and pieces elsewhere.
; Of the upper half of a register, dwarf4 and dwarf5 give the value: lldb misreads the place.
; Nothing lost in: llvm llvm-legacy dwarf6-draft
target "x86_64"

define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(rbx, 0, 32)
  0x0: dbg.def !21, %slot(rsp+16, 16)
  0x0: dbg.def !22, %reg(r12, 0, 32)
  0x0: dbg.def !24, %reg(r13)
  0x0: dbg.def !25, %reg(r14, 0, 32)
  0x0: dbg.def !26, %reg(r15, 0, 32)
  0x18: dbg.kill !20
}

frame @f { 0x0: cfa = rsp+8; ra = [cfa-8] }

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "v512", size: 512, encoding: DW_ATE_unsigned)
!4 = !DIBasicType(name: "v64", size: 64, encoding: DW_ATE_unsigned)
!5 = !DIBasicType(name: "v128", size: 128, encoding: DW_ATE_unsigned)
!6 = !DIBasicType(name: "v160", size: 160, encoding: DW_ATE_unsigned)
!7 = !DIBasicType(name: "v32", size: 32, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "registers", scope: !2, file: !1, line: 2, type: !3)
!11 = !DILocalVariable(name: "slots", scope: !2, file: !1, line: 3, type: !4)
!12 = !DILocalVariable(name: "within", scope: !2, file: !1, line: 4, type: !6)
!13 = !DILocalVariable(name: "numbers", scope: !2, file: !1, line: 5, type: !5)
!14 = !DILocalVariable(name: "sum", scope: !2, file: !1, line: 6, type: !5)
!15 = !DILocalVariable(name: "rest", scope: !2, file: !1, line: 7, type: !4)
!16 = !DILocalVariable(name: "askew", scope: !2, file: !1, line: 8, type: !7)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(u32), DIOpExtend(16)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(u16), DIOpExtend(4)))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpConstant(u32 9), DIOpReferrer(u32), DIOpExtend(4), DIOpComposite(2, b160)))
!23 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpConstant(u32 7), DIOpExtend(4)))
!24 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpReferrer(u64), DIOpConstant(u64 1), DIOpAdd(), DIOpExtend(2)))
!25 = distinct !DILifetime(object: !15, location: !DIExpr(DIOpReferrer(u32), DIOpExtend(4), DIOpConstant(u32 8), DIOpByteOffset(u64)))
!26 = distinct !DILifetime(object: !16, location: !DIExpr(DIOpReferrer(u32), DIOpExtend(4), DIOpConstant(u32 6), DIOpByteOffset(u32)))

; rbx is register 3, r12 12, r13 13, r14 14, r15 15
;! f+0x0..0x18: registers = comp[0..4: reg(3)+0, 4..8: reg(3)+0, 8..12: reg(3)+0, 12..16: reg(3)+0, 16..20: reg(3)+0, 20..24: reg(3)+0, 24..28: reg(3)+0, 28..32: reg(3)+0, 32..36: reg(3)+0, 36..40: reg(3)+0, 40..44: reg(3)+0, 44..48: reg(3)+0, 48..52: reg(3)+0, 52..56: reg(3)+0, 56..60: reg(3)+0, 60..64: reg(3)+0]+0
;! f+0x18..0x20: registers = undef
;! f+0x0..0x20 with rsp=0x7000: slots = comp[0..2: mem(0)+0x7010, 2..4: mem(0)+0x7010, 4..6: mem(0)+0x7010, 6..8: mem(0)+0x7010]+0
;! f+0x0..0x20: within = comp[0..4: imm(09000000)+0, 4..8: reg(12)+0, 8..12: reg(12)+0, 12..16: reg(12)+0, 16..20: reg(12)+0]+0
;! f+0x0..0x20: numbers = imm(07000000070000000700000007000000)+0
;! f+0x0..0x20 with r13=0xffff: sum = imm(00000100000000000000010000000000)+0
; elements 2 and 3 of four
;! f+0x0..0x20: rest = comp[0..4: reg(14)+0, 4..8: reg(14)+0]+0
; bytes 6 to 9 of 16: the upper half of element 1, the lower half of element 2
;! f+0x0..0x20: askew = comp[0..2: reg(15)+2, 2..4: reg(15)+0]+0
