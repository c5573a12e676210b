; Section 3, DIOpDiv and DIOpMod: a divisor that is zero at run time is an evaluation error; another
; divisor is not.
target "x86_64"

define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x4: dbg.def !20, %reg(rcx, 0, 8)
  0x4: dbg.def !21, %reg(rdx, 0, 32)
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "t8", size: 8, encoding: DW_ATE_unsigned)
!4 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!5 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "quotient", scope: !2, file: !1, line: 2, type: !3)
!11 = !DILocalVariable(name: "remainder", scope: !2, file: !1, line: 2, type: !3)
!12 = !DILocalVariable(name: "converted", scope: !2, file: !1, line: 2, type: !4)
!13 = !DILocalVariable(name: "in_composite", scope: !2, file: !1, line: 2, type: !5)
!30 = distinct !DIFragment()
!31 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(u8)))
!21 = distinct !DILifetime(object: !31, location: !DIExpr(DIOpReferrer(u32)))
!22 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpConstant(u8 100), DIOpArg(0, u8), DIOpDiv()), argObjects: {!30})
!23 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpConstant(u8 100), DIOpArg(0, u8), DIOpMod()), argObjects: {!30})
!24 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpConstant(u32 100), DIOpArg(0, u8), DIOpConvert(u32), DIOpDiv()), argObjects: {!30})
!25 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpArg(1, u32), DIOpConstant(u32 100), DIOpArg(0, u8), DIOpConvert(u32), DIOpDiv(), DIOpComposite(2, b64)), argObjects: {!30, !31})

; The divisor is the low byte of the register.
;! f+0x4 with rcx=0x100: quotient = error
;! f+0x4 with rcx=0x107: quotient = imm(0e)+0
;! f+0x4 with rcx=0x100: remainder = error
; 100 = 14 * 7 + 2.
;! f+0x4 with rcx=0x107: remainder = imm(02)+0
;! f+0x4 with rcx=0xff00: converted = error
; 100 / 255 = 0.
;! f+0x4 with rcx=0xff: converted = imm(00000000)+0
; The evaluation of the whole expression fails, also for the part that could be evaluated.
;! f+0x4 with rcx=0x0: in_composite = error
;! f+0x4 with rcx=0x7: in_composite = comp[0..4: reg(1)+0, 4..8: imm(0e000000)+0]+0
