; Section 3: a composite may have undefined parts; only a read of an undefined bit fails.
target "x86_64"

define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x4: dbg.def !20, %reg(rax, 0, 32)
  0x8: dbg.def !21, %reg(rcx, 0, 32)
  0x10: dbg.kill !21
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "t96", size: 96, encoding: DW_ATE_unsigned)
!4 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!5 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "hole", scope: !2, file: !1, line: 2, type: !3)
!11 = !DILocalVariable(name: "both", scope: !2, file: !1, line: 2, type: !4)
!12 = !DILocalVariable(name: "sum", scope: !2, file: !1, line: 2, type: !4)
!13 = !DILocalVariable(name: "low", scope: !2, file: !1, line: 2, type: !5)
!14 = !DILocalVariable(name: "high", scope: !2, file: !1, line: 2, type: !5)
!30 = distinct !DIFragment()
!31 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(i32)))
!21 = distinct !DILifetime(object: !31, location: !DIExpr(DIOpReferrer(i32)))
!22 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, i32), DIOpConstant(i32 undef), DIOpConstant(i32 7), DIOpComposite(3, b96)), argObjects: {!30})
!23 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpArg(0, i32), DIOpArg(1, i32), DIOpComposite(2, b64)), argObjects: {!30, !31})
!24 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpArg(0, i32), DIOpArg(1, i32), DIOpComposite(2, i64), DIOpConstant(i64 1), DIOpAdd()), argObjects: {!30, !31})
; The part that is defined can be read.
!25 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpArg(0, i32), DIOpArg(1, i32), DIOpComposite(2, b64), DIOpConstant(u32 0), DIOpByteOffset(i32), DIOpRead()), argObjects: {!30, !31})
!26 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpArg(0, i32), DIOpArg(1, i32), DIOpComposite(2, b64), DIOpConstant(u32 4), DIOpByteOffset(i32)), argObjects: {!30, !31})

;! f+0x4: hole = comp[0..4: reg(0)+0, 4..8: undef, 8..12: imm(07000000)+0]+0
;! f+0x7: both = comp[0..4: reg(0)+0, 4..8: undef]+0
;! f+0x8: both = comp[0..4: reg(0)+0, 4..8: reg(2)+0]+0
;! f+0xf: both = comp[0..4: reg(0)+0, 4..8: reg(2)+0]+0
;! f+0x10: both = comp[0..4: reg(0)+0, 4..8: undef]+0
;! f+0x3: both = undef
; 0x00000002_ffffffff + 1 = 0x00000003_00000000.
;! f+0x8 with rax=0xffffffff, rcx=0x2: sum = imm(0000000003000000)+0
;! f+0x7 with rax=0xffffffff, rcx=0x2: sum = error
;! f+0x7 with rax=0x5, rcx=0x2: low = imm(05000000)+0
;! f+0x8: high = reg(2)+0
;! f+0x10: high = undef
