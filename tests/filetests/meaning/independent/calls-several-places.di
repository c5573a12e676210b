; x is in a clobbered and a preserved register at once: during the call only the preserved one is left; y is in two clobbered ones and becomes undefined, not its computed location
target "x86_64"
define @f size 0x20 !dbg !10 {
bb0 @ 0x0 -> bb1:
  0x0: dbg.def !11, %reg(rax)
  0x0: dbg.def !12, %entity(4)
  0x0: dbg.def !13, %reg(rcx)
  0x2: dbg.def !14, %reg(rbx)
bb1 @ 0x10 -> bb1, bb2:
  0x14: dbg.kill !14
bb2 @ 0x18:
}
entity @f 4 {
  0x0..0x8: %reg(rdx), %slot(rsp+32, 64)
  0x8..0x20: %reg(r12)
}
calls @f { 0x4..0x8: unknown
 0x13..0x15: unknown }
frame @f { 0x0: cfa = rsp+8; ra = [cfa-8] }
!15 = !DIFile(filename: "a.c", directory: "/src")
!16 = distinct !DICompileUnit(language: DW_LANG_C11, file: !15, producer: "test")
!10 = distinct !DISubprogram(name: "f", linkageName: "f", unit: !16, file: !15, line: 1, spFlags: DISPFlagDefinition)
!17 = !DIBasicType(name: "u64", size: 64, encoding: DW_ATE_unsigned)
!18 = !DIBasicType(name: "u128", size: 128, encoding: DW_ATE_unsigned)
!19 = !DILocalVariable(scope: !10, name: "x", file: !15, line: 20, type: !17)
!20 = !DILocalVariable(scope: !10, name: "y", file: !15, line: 21, type: !17)
!21 = !DILocalVariable(scope: !10, name: "z", file: !15, line: 22, type: !17)
!22 = !DILocalVariable(scope: !10, name: "s", file: !15, line: 23, type: !18)
!11 = distinct !DILifetime(object: !19, location: !DIExpr(DIOpReferrer(b64)))
!14 = distinct !DILifetime(object: !19, location: !DIExpr(DIOpReferrer(b64)))
!12 = distinct !DILifetime(object: !21, location: !DIExpr(DIOpReferrer(b64)))
!13 = distinct !DILifetime(object: !20, location: !DIExpr(DIOpReferrer(b64)))
!23 = distinct !DILifetime(object: !20, location: !DIExpr(DIOpConstant(b64 7)))
!24 = distinct !DILifetime(object: !22, location: !DIExpr(DIOpArg(0, b64), DIOpArg(1, b64), DIOpComposite(2, b128)), argObjects: {!19, !21})
;! f+0x6: x = multi{reg(0)+0 | reg(3)+0}+0
;! f+0x7: x = reg(3)+0
;! f+0x8..0x14: x = multi{reg(0)+0 | reg(3)+0}+0
;! f+0x14: x = undef
;! f+0x15: x = reg(0)+0
;! f+0x7: y = undef
;! f+0x8: y = reg(2)+0
;! f+0x6 with rsp=0x7000: z = multi{mem(0)+0x7020 | reg(1)+0}+0
;! f+0x7 with rsp=0x7000: z = mem(0)+0x7020
;! f+0x14: z = reg(12)+0
;! f+0x7 with rsp=0x7000: s = comp[0..8: reg(3)+0, 8..16: mem(0)+0x7020]+0
;! f+0x14: s = comp[0..8: undef, 8..16: reg(12)+0]+0
;! f+0x15: s = comp[0..8: reg(0)+0, 8..16: reg(12)+0]+0
