; Section 4: a lifetime is active from its def along every forward path, also at code that other paths reach.
; f1: the def is in a loop's body, and holds at the start of the next iteration. f2: a loop of two entries with a def in one half and a
; kill in the other. f3: the def is in unreachable code. f4: a kill before the def in one block, which is a loop. f5: an inner loop
; has the def, the latch of the outer one the kill.
target "x86_64"
define @f1 size 0x30 !dbg !3 {
bb0 @ 0x0 -> bb1:
bb1 @ 0x10 -> bb1, bb2:
  0x14: dbg.def !9, %reg(rax)
bb2 @ 0x20:
}

define @f2 size 0x40 !dbg !4 {
bb0 @ 0x0 -> bb1, bb2:
bb1 @ 0x10 -> bb2, bb3:
  0x12: dbg.def !11, %reg(rdx)
bb2 @ 0x20 -> bb1:
  0x24: dbg.kill !11
bb3 @ 0x30:
}

define @f3 size 0x30 !dbg !5 {
bb0 @ 0x0 -> bb2:
bb1 @ 0x10 -> bb2:
  0x14: dbg.def !13, %reg(rax)
bb2 @ 0x20:
}

define @f4 size 0x30 !dbg !6 {
bb0 @ 0x0 -> bb1:
bb1 @ 0x10 -> bb1, bb2:
  0x12: dbg.kill !15
  0x18: dbg.def !15, %reg(rax)
bb2 @ 0x20:
}

define @f5 size 0x50 !dbg !7 {
bb0 @ 0x0 -> bb1:
bb1 @ 0x10 -> bb2:
bb2 @ 0x20 -> bb2, bb3:
  0x24: dbg.def !17, %reg(rax)
bb3 @ 0x30 -> bb1, bb4:
  0x38: dbg.kill !17
bb4 @ 0x40:
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand")
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!3 = distinct !DISubprogram(name: "f1", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!4 = distinct !DISubprogram(name: "f2", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!5 = distinct !DISubprogram(name: "f3", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!6 = distinct !DISubprogram(name: "f4", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!7 = distinct !DISubprogram(name: "f5", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!8 = !DILocalVariable(name: "x1", scope: !3, file: !1, line: 2, type: !2)
!9 = distinct !DILifetime(object: !8, location: !DIExpr(DIOpReferrer(i64)))
!10 = !DILocalVariable(name: "x2", scope: !4, file: !1, line: 4, type: !2)
!11 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i64)))
!12 = !DILocalVariable(name: "x3", scope: !5, file: !1, line: 6, type: !2)
!13 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(i64)))
!14 = !DILocalVariable(name: "x4", scope: !6, file: !1, line: 8, type: !2)
!15 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpReferrer(i64)))
!16 = !DILocalVariable(name: "x5", scope: !7, file: !1, line: 10, type: !2)
!17 = distinct !DILifetime(object: !16, location: !DIExpr(DIOpReferrer(i64)))

;! f1+0x0: x1 = undef
;! f1+0xf: x1 = undef
;! f1+0x10: x1 = reg(0)+0
;! f1+0x14: x1 = reg(0)+0
;! f1+0x20: x1 = reg(0)+0
;! f2+0x10..0x12: x2 = undef
;! f2+0x12..0x20: x2 = reg(1)+0
;! f2+0x20..0x24: x2 = reg(1)+0
;! f2+0x24..0x30: x2 = undef
;! f2+0x30..0x40: x2 = reg(1)+0
;! f3+0x0..0x10: x3 = undef
;! f3+0x14..0x20: x3 = reg(0)+0
;! f3+0x20..0x30: x3 = reg(0)+0
;! f4+0x0..0x10: x4 = undef
;! f4+0x10..0x12: x4 = reg(0)+0
;! f4+0x12..0x18: x4 = undef
;! f4+0x18..0x20: x4 = reg(0)+0
;! f4+0x20..0x30: x4 = reg(0)+0
;! f5+0x10..0x20: x5 = undef
;! f5+0x20..0x24: x5 = reg(0)+0
;! f5+0x24..0x38: x5 = reg(0)+0
;! f5+0x38..0x50: x5 = undef
