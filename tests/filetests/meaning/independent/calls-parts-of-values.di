; a call in the middle: halves in a callee-saved and a caller-saved register lose only the latter during the call
target "x86_64"
define @f size 0x20 !dbg !10 {
bb0 @ 0x0:
  0x0: dbg.def !11, %regs(rax, rbx)
  0x0: dbg.def !12, %regs(rbx, rax)
  0x0: dbg.def !13, %reg(rax)
  0x0: dbg.def !14, %reg(rbx)
  0x0: dbg.def !15, %slot(rbx+8, 64)
  0x0: dbg.def !16, %slot(rax+8, 64)
  0x0: dbg.def !17, %reg(rax)
  0x2: dbg.def !18, %reg(rdi)
  0x6: dbg.kill !18
}
calls @f { 0x4..0x8: unknown
 0x10..0x14: unknown preserves(rax)
 0x1c..0x20: unknown }
frame @f { 0x0: cfa = rsp+8; ra = [cfa-8] }
!19 = !DIFile(filename: "a.c", directory: "/src")
!20 = distinct !DICompileUnit(language: DW_LANG_C11, file: !19, producer: "test")
!10 = distinct !DISubprogram(name: "f", linkageName: "f", unit: !20, file: !19, line: 1, spFlags: DISPFlagDefinition)
!21 = !DIBasicType(name: "u64", size: 64, encoding: DW_ATE_unsigned)
!22 = !DIBasicType(name: "u128", size: 128, encoding: DW_ATE_unsigned)
!23 = !DILocalVariable(scope: !10, name: "a", file: !19, line: 19, type: !22)
!24 = !DILocalVariable(scope: !10, name: "b", file: !19, line: 20, type: !22)
!25 = !DILocalVariable(scope: !10, name: "c", file: !19, line: 21, type: !21)
!26 = !DILocalVariable(scope: !10, name: "d", file: !19, line: 22, type: !21)
!27 = !DILocalVariable(scope: !10, name: "e", file: !19, line: 23, type: !21)
!28 = !DILocalVariable(scope: !10, name: "g", file: !19, line: 24, type: !21)
!29 = !DILocalVariable(scope: !10, name: "h", file: !19, line: 25, type: !21)
!30 = !DILocalVariable(scope: !10, name: "i", file: !19, line: 26, type: !21)
!11 = distinct !DILifetime(object: !23, location: !DIExpr(DIOpReferrer(b128)))
!12 = distinct !DILifetime(object: !24, location: !DIExpr(DIOpReferrer(b128)))
!13 = distinct !DILifetime(object: !25, location: !DIExpr(DIOpReferrer(i64), DIOpConstant(i64 1), DIOpAdd()))
!14 = distinct !DILifetime(object: !26, location: !DIExpr(DIOpReferrer(i64), DIOpConstant(i64 1), DIOpAdd()))
!15 = distinct !DILifetime(object: !27, location: !DIExpr(DIOpReferrer(i64)))
!16 = distinct !DILifetime(object: !28, location: !DIExpr(DIOpReferrer(i64)))
!17 = distinct !DILifetime(object: !29, location: !DIExpr(DIOpReferrer(i64), DIOpConstant(i64 1), DIOpConstant(u1 1), DIOpChoose()))
!18 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(i64)))
;! f+0x0..0x7: a = comp[0..8: reg(0)+0, 8..16: reg(3)+0]+0
;! f+0x7: a = comp[0..8: undef, 8..16: reg(3)+0]+0
;! f+0x7: b = comp[0..8: reg(3)+0, 8..16: undef]+0
;! f+0x8..0x1f: b = comp[0..8: reg(3)+0, 8..16: reg(0)+0]+0
;! f+0x1f: b = comp[0..8: reg(3)+0, 8..16: undef]+0
;! f+0x7: c = undef
;! f+0x6 with rax=4: c = imm(0500000000000000)+0
;! f+0x8 with rax=4: c = imm(0500000000000000)+0
;! f+0x13 with rax=4: c = imm(0500000000000000)+0
;! f+0x1f with rax=4: c = undef
;! f+0x0..0x20 with rbx=0xffffffffffffffff: d = imm(0000000000000000)+0
;! f+0x0..0x20 with rbx=0x1000: e = mem(0)+0x1008
;! f+0x7 with rax=0x1000: g = undef
;! f+0x8..0x1f with rax=0x1000: g = mem(0)+0x1008
;! f+0x7: h = undef
;! f+0x2..0x6: i = reg(5)+0
;! f+0x6..0x20: i = undef
