; Block-local mode: each range ends at the end of the block of its def, also where an edge leads back to the block
target "x86_64"
define @f size 0x40 block_local !dbg !4 {
bb0 @ 0x0 -> bb0, bb1:
  0x8: dbg.def !20, %reg(rax)
bb1 @ 0x10 -> bb1, bb2:
  0x20: dbg.def !21, %reg(rcx)
bb2 @ 0x20:
  0x28: dbg.def !22, %reg(rdx)
  0x30: dbg.kill !22
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!910 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "x", scope: !4, file: !1, line: 10, type: !910)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))
!21 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))
!22 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))
!23 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpConstant(i32 7)), kind: computed)
;! f+0x0..0x8: x = imm(07000000)+0
;! f+0x8..0x10: x = reg(0)+0
;! f+0x10..0x28: x = imm(07000000)+0
;! f+0x28..0x30: x = reg(1)+0
;! f+0x30..0x40: x = imm(07000000)+0
