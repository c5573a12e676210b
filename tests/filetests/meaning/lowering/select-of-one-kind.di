; Section 3, DIOpSelect: where all elements are in memory, or all are values, every dialect has a choice for each.
; Nothing lost in: dwarf4 dwarf5 llvm llvm-legacy dwarf6-draft
target "x86_64"

define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %slot(rsp+0, 64)
  0x0: dbg.def !21, %slot(rsp+32, 64)
  0x0: dbg.def !22, %reg(rax)
}

frame @f { 0x0: cfa = rsp+8; ra = [cfa-8] }

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "v64", size: 64, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "memory", scope: !2, file: !1, line: 2, type: !3)
!11 = !DILocalVariable(name: "numbers", scope: !2, file: !1, line: 3, type: !3)
!12 = distinct !DIFragment()
!13 = distinct !DIFragment()
!14 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(<4 x u16>)))
!21 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(<4 x u16>)))
!22 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpReferrer(u64)))
!23 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, <4 x u16>), DIOpArg(1, <4 x u16>), DIOpArg(2, u64), DIOpSelect()), argObjects: {!12, !13, !14})
!24 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpConstant(u16 1), DIOpExtend(4), DIOpConstant(u16 258), DIOpExtend(4), DIOpArg(0, u64), DIOpSelect()), argObjects: {!14})

; the mask 0b1001 takes elements 0 and 3 of the second vector
;! f+0x0..0x20 with rsp=0x7000, rax=0x9: memory = comp[0..2: mem(0)+0x7020, 2..6: mem(0)+0x7002, 6..8: mem(0)+0x7026]+0
;! f+0x0..0x20 with rsp=0x7000, rax=0xf0: memory = mem(0)+0x7000
; 258 is 0x102
;! f+0x0..0x20 with rax=0x9: numbers = imm(0201010001000201)+0
