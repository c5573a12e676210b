; Where an offset in two places skips a part in two places for one of them, right DWARF was reported to give less.
target "x86_64"
define @f size 0x8 !dbg !4 {
bb0 @ 0x0:
  0x0: dbg.def !21, %reg(eax)
  0x0: dbg.def !22, %slot(rsp+8, 32)
  0x0: dbg.def !23, %reg(bl)
  0x0: dbg.def !24, %reg(cl)
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "example")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1)
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DILocalVariable(name: "x", scope: !4, file: !1, line: 2, type: !5)
!11 = distinct !DIFragment()
!12 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, b32), DIOpConstant(b64 5), DIOpComposite(2, b96), DIOpArg(1, u8), DIOpConstant(u8 7), DIOpAnd(), DIOpByteOffset(i32)), argObjects: {!11, !12})
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(b32)))
!22 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(b32)))
!23 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(u8)))
!24 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(u8)))

; In a correct program both places of the offset have one number: the last three bytes of the part, then the first of the constant.
;! f+0x0 with rsp=0x7000, rbx=1, rcx=1: x = multi{comp[0..3: mem(0)+0x7009, 3..4: imm(05)+0]+0 | comp[0..3: reg(0)+1, 3..4: imm(05)+0]+0}+0
