; Section 2, a list of registers is their composite in storage order: on a big-endian target the first is the most significant.
target "generic32-be"

define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x4: dbg.def !20, %regs(dw4, dw2)
  0x4: dbg.def !21, %regs(dw4, dw2)
  0x4: dbg.def !22, %regs(dw4, dw2)
  0x4: dbg.def !23, %regs(dw4, dw2)
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!4 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "pair", scope: !2, file: !1, line: 2, type: !3)
!11 = !DILocalVariable(name: "sum", scope: !2, file: !1, line: 2, type: !3)
!12 = !DILocalVariable(name: "second", scope: !2, file: !1, line: 2, type: !4)
!13 = !DILocalVariable(name: "number", scope: !2, file: !1, line: 2, type: !3)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(u64)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(u64), DIOpConstant(u64 1), DIOpAdd()))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(u64), DIOpConstant(u32 4), DIOpByteOffset(u32)))
!23 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(u64), DIOpRead()))

;! f+0x4: pair = comp[0..4: reg(4)+0, 4..8: reg(2)+0]+0
; 0x00000001ffffffff + 1 = 0x0000000200000000.
;! f+0x4 with dw4=0x1, dw2=0xffffffff: sum = imm(0000000200000000)+0
;! f+0x4 with dw4=0xffffffff, dw2=0x1: sum = imm(ffffffff00000002)+0
; Byte 4 of the composite is where the second register starts.
;! f+0x4: second = reg(2)+0
;! f+0x4 with dw4=0x11223344, dw2=0x55667788: number = imm(1122334455667788)+0
