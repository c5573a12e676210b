; calls at the end of the hot part and in the cold one; a variable in a caller-saved register, one in a slot of a frame that changes in the cold part
; in the loop of bb2 the kill ends it, but bb2 is entered from bb0
target "x86_64"
define @f size 0x40 !dbg !10 {
bb0 @ 0x0 -> bb1, bb2:
  0x0: dbg.def !11, %reg(rcx)
  0x0: dbg.def !12, %slot(cfa-32, 64)
  0x6: dbg.def !13, %regs(rcx, r12)
bb1 @ 0x10:
  0x12: dbg.kill !11
bb2 @ 0x20 -> bb3, bb2:
  0x28: dbg.kill !13
bb3 @ 0x30:
}
parts @f { 0x20: @f.cold }
calls @f { 0x1b..0x20: unknown
 0x24..0x29: unknown preserves(rcx)
 0x3b..0x40: unknown }
frame @f { 0x0: cfa = rsp+8; ra = [cfa-8]
 0x2: cfa = rsp+48
 0x20: cfa = rbp+16; rbp = [cfa-16] }
!14 = !DIFile(filename: "a.c", directory: "/src")
!15 = distinct !DICompileUnit(language: DW_LANG_C11, file: !14, producer: "test")
!10 = distinct !DISubprogram(name: "f", linkageName: "f", unit: !15, file: !14, line: 1, spFlags: DISPFlagDefinition)
!16 = !DIBasicType(name: "u64", size: 64, encoding: DW_ATE_unsigned)
!17 = !DIBasicType(name: "u128", size: 128, encoding: DW_ATE_unsigned)
!18 = !DILocalVariable(scope: !10, name: "a", file: !14, line: 21, type: !16)
!19 = !DILocalVariable(scope: !10, name: "b", file: !14, line: 22, type: !16)
!20 = !DILocalVariable(scope: !10, name: "c", file: !14, line: 23, type: !17)
!11 = distinct !DILifetime(object: !18, location: !DIExpr(DIOpReferrer(b64)))
!12 = distinct !DILifetime(object: !19, location: !DIExpr(DIOpReferrer(b64)))
!13 = distinct !DILifetime(object: !20, location: !DIExpr(DIOpReferrer(b128)))
;! f+0x0..0x12: a = reg(2)+0
;! f+0x12..0x20: a = undef
;! f+0x20..0x3f: a = reg(2)+0
;! f+0x3f: a = undef
;! f+0x0..0x2 with rsp=0x7000: b = mem(0)+0x6fe8
;! f+0x2..0x20 with rsp=0x7000: b = mem(0)+0x7010
;! f+0x20..0x40 with rbp=0x8000: b = mem(0)+0x7ff0
;! f+0x6..0x1f: c = comp[0..8: reg(2)+0, 8..16: reg(12)+0]+0
;! f+0x1f: c = comp[0..8: undef, 8..16: reg(12)+0]+0
;! f+0x20..0x28: c = comp[0..8: reg(2)+0, 8..16: reg(12)+0]+0
;! f+0x28..0x40: c = undef
