; block-local ranges: each lifetime ends at its block's end, also in a loop of one block
target "x86_64"
define @f size 0x40 !dbg !10 block_local {
bb0 @ 0x0 -> bb1:
  0x4: dbg.def !11, %reg(rax)
bb1 @ 0x10 -> bb1, bb2:
  0x10: dbg.def !12, %reg(rcx)
  0x18: dbg.def !13, %slot(rsp+8, 64)
bb2 @ 0x20:
  0x30: dbg.def !14, %reg(rdx)
  0x38: dbg.kill !14
}
!15 = !DIFile(filename: "a.c", directory: "/src")
!16 = distinct !DICompileUnit(language: DW_LANG_C11, file: !15, producer: "test")
!10 = distinct !DISubprogram(name: "f", linkageName: "f", unit: !16, file: !15, line: 1, spFlags: DISPFlagDefinition)
!17 = !DIBasicType(name: "u64", size: 64, encoding: DW_ATE_unsigned)
!18 = !DILocalVariable(scope: !10, name: "a", file: !15, line: 13, type: !17)
!19 = !DILocalVariable(scope: !10, name: "b", file: !15, line: 14, type: !17)
!11 = distinct !DILifetime(object: !18, location: !DIExpr(DIOpReferrer(i64)))
!12 = distinct !DILifetime(object: !18, location: !DIExpr(DIOpReferrer(i64)))
!13 = distinct !DILifetime(object: !18, location: !DIExpr(DIOpReferrer(i64)))
!14 = distinct !DILifetime(object: !18, location: !DIExpr(DIOpReferrer(i64)))
!20 = distinct !DILifetime(object: !19, location: !DIExpr(DIOpArg(0, i64), DIOpConstant(i64 2), DIOpMul()), argObjects: {!18})
;! f+0x0..0x4: a = undef
;! f+0x4..0x10: a = reg(0)+0
;! f+0x10..0x18: a = reg(2)+0
;! f+0x18..0x20 with rsp=0x7000: a = multi{mem(0)+0x7008 | reg(2)+0}+0
;! f+0x20..0x30: a = undef
;! f+0x30..0x38: a = reg(1)+0
;! f+0x38..0x40: a = undef
;! f+0x30 with rdx=4: b = imm(0800000000000000)+0
