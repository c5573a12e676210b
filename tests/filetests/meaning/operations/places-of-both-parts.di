; Section 2 and DIOpComposite of two arguments that are each in two places: bit by bit, every
; location of every argument.
target "x86_64"

define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x4: dbg.def !20, %entity(7)
  0x4: dbg.def !21, %entity(8)
}

entity @f 7 {
  0x4..0x20: %reg(rax, 0, 32), %slot(rsp+16, 32)
}

entity @f 8 {
  0x4..0x20: %reg(rcx, 0, 32)
  0x10..0x20: %slot(rsp+32, 32)
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!4 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "pair", scope: !2, file: !1, line: 2, type: !3)
!11 = !DILocalVariable(name: "second", scope: !2, file: !1, line: 2, type: !4)
!30 = distinct !DIFragment()
!31 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(u32)))
!21 = distinct !DILifetime(object: !31, location: !DIExpr(DIOpReferrer(u32)))
!22 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, u32), DIOpArg(1, u32), DIOpComposite(2, b64)), argObjects: {!30, !31})
!23 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpArg(0, u32), DIOpArg(1, u32), DIOpComposite(2, b64), DIOpConstant(u32 4), DIOpByteOffset(u32)), argObjects: {!30, !31})

;! f+0xf with rsp=0x7000: pair = multi{comp[0..4: reg(0)+0, 4..8: reg(2)+0]+0 | comp[0..4: mem(0)+0x7010, 4..8: reg(2)+0]+0}+0
; Of each bit of the first half: rax or the slot at 0x7010; of each of the second: rcx or the slot at 0x7020.
;! f+0x10 with rsp=0x7000: pair = multi{comp[0..4: reg(0)+0, 4..8: reg(2)+0]+0 | comp[0..4: mem(0)+0x7010, 4..8: mem(0)+0x7020]+0}+0
;! f+0xf with rsp=0x7000: second = reg(2)+0
;! f+0x10 with rsp=0x7000: second = multi{reg(2)+0 | mem(0)+0x7020}+0
