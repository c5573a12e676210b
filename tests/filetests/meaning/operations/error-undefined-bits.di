; Section 3: reading any undefined bit is an evaluation error; denoting it is not. The argument has
; no active lifetime before 0x8.
target "x86_64"

define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x8: dbg.def !20, %reg(rcx, 0, 32)
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!4 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!5 = !DIBasicType(name: "t16", size: 16, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "named", scope: !2, file: !1, line: 2, type: !3)
!11 = !DILocalVariable(name: "read", scope: !2, file: !1, line: 2, type: !3)
!12 = !DILocalVariable(name: "sum", scope: !2, file: !1, line: 2, type: !3)
!13 = !DILocalVariable(name: "widened", scope: !2, file: !1, line: 2, type: !4)
!14 = !DILocalVariable(name: "moved", scope: !2, file: !1, line: 2, type: !5)
!15 = !DILocalVariable(name: "pair", scope: !2, file: !1, line: 2, type: !4)
!30 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(u32)))
!21 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, u32)), argObjects: {!30})
!22 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpArg(0, u32), DIOpRead()), argObjects: {!30})
!23 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpArg(0, u32), DIOpConstant(u32 1), DIOpAdd()), argObjects: {!30})
!24 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpArg(0, u32), DIOpConvert(u64)), argObjects: {!30})
; The offset cannot be read.
!25 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpConstant(u64 1), DIOpArg(0, u32), DIOpByteOffset(u16)), argObjects: {!30})
!26 = distinct !DILifetime(object: !15, location: !DIExpr(DIOpConstant(u32 5), DIOpArg(0, u32), DIOpComposite(2, b64)), argObjects: {!30})

;! f+0x7 with rcx=0x1: named = undef
;! f+0x8 with rcx=0x1: named = reg(2)+0
;! f+0x7 with rcx=0x1: read = error
;! f+0x8 with rcx=0x1: read = imm(01000000)+0
;! f+0x7 with rcx=0x1: sum = error
;! f+0x8 with rcx=0x1: sum = imm(02000000)+0
;! f+0x7 with rcx=0x1: widened = error
;! f+0x7 with rcx=0x0: moved = error
;! f+0x8 with rcx=0x0: moved = imm(0100)+0
;! f+0x7: pair = comp[0..4: imm(05000000)+0, 4..8: undef]+0
