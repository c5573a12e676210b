; vectors of 3, 7 and 33-bit elements, the mask wider than the vector, its high bits without effect
; mask 0b0000010: element 1 (bits 3..6) of q = rcx bits 8..11
target "x86_64"
define @f size 0x20 !dbg !10 {
bb0 @ 0x0:
  0x0: dbg.def !11, %reg(rax, 0, 21)
  0x0: dbg.def !12, %reg(rcx, 5, 21)
  0x0: dbg.def !13, %reg(rdx)
  0x0: dbg.def !14, %regs(rsi, %reg(rdi, 0, 2))
}
!15 = !DIFile(filename: "a.c", directory: "/src")
!16 = distinct !DICompileUnit(language: DW_LANG_C11, file: !15, producer: "test")
!10 = distinct !DISubprogram(name: "f", linkageName: "f", unit: !16, file: !15, line: 1, spFlags: DISPFlagDefinition)
!17 = !DIBasicType(name: "u7", size: 7, encoding: DW_ATE_unsigned)
!18 = !DIBasicType(name: "u21", size: 21, encoding: DW_ATE_unsigned)
!19 = !DIBasicType(name: "u66", size: 66, encoding: DW_ATE_unsigned)
!20 = distinct !DIFragment()
!21 = distinct !DIFragment()
!22 = distinct !DIFragment()
!23 = distinct !DIFragment()
!24 = !DILocalVariable(scope: !10, name: "a", file: !15, line: 14, type: !18)
!25 = !DILocalVariable(scope: !10, name: "b", file: !15, line: 15, type: !18)
!26 = !DILocalVariable(scope: !10, name: "c", file: !15, line: 16, type: !19)
!27 = !DILocalVariable(scope: !10, name: "d", file: !15, line: 17, type: !17)
!11 = distinct !DILifetime(object: !20, location: !DIExpr(DIOpReferrer(u21)))
!12 = distinct !DILifetime(object: !21, location: !DIExpr(DIOpReferrer(u21)))
!13 = distinct !DILifetime(object: !22, location: !DIExpr(DIOpReferrer(u64)))
!14 = distinct !DILifetime(object: !23, location: !DIExpr(DIOpReferrer(b66)))
!28 = distinct !DILifetime(object: !24, location: !DIExpr(DIOpArg(0, <7 x u3>), DIOpArg(1, <7 x u3>), DIOpArg(2, u64), DIOpSelect()), argObjects: {!20, !21, !22})
!29 = distinct !DILifetime(object: !25, location: !DIExpr(DIOpArg(0, <3 x u7>), DIOpArg(1, <3 x u7>), DIOpArg(2, u64), DIOpSelect()), argObjects: {!20, !21, !22})
!30 = distinct !DILifetime(object: !26, location: !DIExpr(DIOpArg(0, <2 x u33>), DIOpConstant(<2 x i33> 0), DIOpReinterpret(<2 x u33>), DIOpArg(1, u64), DIOpSelect()), argObjects: {!23, !22})
!31 = distinct !DILifetime(object: !27, location: !DIExpr(DIOpArg(0, u21), DIOpConstant(i7 7), DIOpBitOffset(u7)), argObjects: {!25})
;! f+0x0 with rdx=0xffffffffffffff82: a = comp[0..0.3: reg(0)+0, 0.3..0.6: reg(2)+1, 0.6..2.5: reg(0)+0.6]+0
;! f+0x0 with rdx=0x80: a = reg(0)+0
;! f+0x0 with rdx=5: b = comp[0..0.7: reg(2)+0.5, 0.7..1.6: reg(0)+0.7, 1.6..2.5: reg(2)+2.3]+0
;! f+0x0 with rdx=5: d = reg(0)+0.7
;! f+0x0 with rdx=2: d = reg(2)+1.4
;! f+0x0 with rdx=1: c = comp[0..4.1: imm(0000000000), 4.1..8: reg(4)+4.1, 8..8.2: reg(5)+0]+0
;! f+0x0 with rdx=2: c = comp[0..4.1: reg(4)+0, 4.1..8.2: imm(0000000000)]+0
