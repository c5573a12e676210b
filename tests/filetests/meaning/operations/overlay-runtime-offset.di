; Section 3, DIOpOverlay at an offset that a register holds; an overlay that the base has no room for is an error (evaluator.md).
target "x86_64"

define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x4: dbg.def !20, %reg(rbx)
  0x4: dbg.def !21, %reg(rax, 0, 16)
  0x4: dbg.def !22, %reg(rcx, 0, 8)
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!4 = !DIBasicType(name: "t16", size: 16, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "laid", scope: !2, file: !1, line: 2, type: !3)
!11 = !DILocalVariable(name: "value", scope: !2, file: !1, line: 2, type: !3)
!12 = !DILocalVariable(name: "half", scope: !2, file: !1, line: 2, type: !4)
!30 = distinct !DIFragment()
!31 = distinct !DIFragment()
!32 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(u64)))
!21 = distinct !DILifetime(object: !31, location: !DIExpr(DIOpReferrer(u16)))
!22 = distinct !DILifetime(object: !32, location: !DIExpr(DIOpReferrer(u8)))
!23 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, u64), DIOpArg(1, u16), DIOpArg(2, u8), DIOpOverlay(u64)), argObjects: {!30, !31, !32})
!24 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpArg(0, u64), DIOpArg(1, u16), DIOpArg(2, u8), DIOpOverlay(u64), DIOpRead()), argObjects: {!30, !31, !32})
; The two bytes at 2, whether the overlay covers them or not.
!25 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpArg(0, u64), DIOpArg(1, u16), DIOpArg(2, u8), DIOpOverlay(u64), DIOpConstant(u32 2), DIOpByteOffset(u16)), argObjects: {!30, !31, !32})

;! f+0x4 with rcx=0x0: laid = comp[0..2: reg(0)+0, 2..8: reg(3)+2]+0
; Bits from 8 of rcx do not count.
;! f+0x4 with rcx=0x303: laid = comp[0..3: reg(3)+0, 3..5: reg(0)+0, 5..8: reg(3)+5]+0
;! f+0x4 with rcx=0x6: laid = comp[0..6: reg(3)+0, 6..8: reg(0)+0]+0
; Bytes 7 and 8 of 8.
;! f+0x4 with rcx=0x7: laid = error
;! f+0x4 with rcx=0x8: laid = error
; 88 77 66 55 44 33 22 11 with cd ab at 3.
;! f+0x4 with rbx=0x1122334455667788, rax=0xabcd, rcx=0x3: value = imm(887766cdab332211)+0
;! f+0x4 with rcx=0x0: half = reg(3)+2
;! f+0x4 with rcx=0x1: half = comp[0..1: reg(0)+1, 1..2: reg(3)+3]+0
;! f+0x4 with rcx=0x2: half = reg(0)+0
;! f+0x4 with rcx=0x3: half = comp[0..1: reg(3)+2, 1..2: reg(0)+0]+0
;! f+0x4 with rcx=0x4: half = reg(3)+2
