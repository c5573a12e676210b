; A value that has a place on one path, a constant on another, nothing on the third; the paths meet.
target "aarch64"
define @f size 0x80 !dbg !2 {
bb0 @ 0x0 -> bb1, bb2, bb3:
  0x0: dbg.def !20, %reg(w0)
bb1 @ 0x10 -> bb4:
  0x14: dbg.kill !20
  0x14: dbg.def !21, %const(i32 -3)
bb2 @ 0x20 -> bb4:
  0x20: dbg.kill !20
bb3 @ 0x30 -> bb4, bb5:
  0x38: dbg.def !22, %slot(x29-20, 32)
bb4 @ 0x50 -> bb5:
  0x58: dbg.kill !21
bb5 @ 0x60:
  0x68: dbg.kill !22
  0x70: dbg.kill !20
}
!5 = !DICompositeType(tag: DW_TAG_structure_type, name: "s", file: !1, line: 1, size: 64)
!10 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 2, type: !3)
!11 = !DILocalVariable(name: "s", scope: !2, file: !1, line: 3, type: !5)
!12 = !DILocalVariable(name: "r", scope: !2, file: !1, line: 4, type: !3)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))
!21 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))
!22 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))
!23 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpConstant(i32 1), DIOpArg(0, i32), DIOpComposite(2, b64)), argObjects: {!10})
!24 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpArg(0, i32), DIOpConstant(i32 0), DIOpLt() , DIOpConvert(i32)), argObjects: {!10})
;! f+0x0..0x14: x = reg(0)+0
;! f+0x14..0x20: x = imm(fdffffff)+0
;! f+0x20..0x30: x = undef
;! f+0x30..0x38: x = reg(0)+0
;! f+0x38..0x50 with x29=0x7020: x = multi{mem(0)+0x700c | reg(0)+0}+0
; by bb1 the constant, by bb3 the register and the slot
;! f+0x50..0x58 with x29=0x7020: x = multi{imm(fdffffff)+0 | mem(0)+0x700c | reg(0)+0}+0
;! f+0x58..0x68 with x29=0x7020: x = multi{mem(0)+0x700c | reg(0)+0}+0
;! f+0x68..0x70: x = reg(0)+0
;! f+0x70..0x80: x = undef
;! f+0x0..0x14: s = comp[0..4: imm(01000000)+0, 4..8: reg(0)+0]+0
;! f+0x14..0x20: s = imm(01000000fdffffff)+0
;! f+0x20..0x30: s = comp[0..4: imm(01000000)+0, 4..8: undef]+0
;! f+0x38..0x50 with x29=0x7020: s = comp[0..4: imm(01000000)+0, 4..8: multi{mem(0)+0x700c | reg(0)+0}+0]+0
;! f+0x14..0x20: r = imm(01000000)+0
;! f+0x20..0x30: r = undef
;! f+0x60..0x68 with x29=0x7020, x0=0x1ffffffff, [0x700c]=<ff ff ff ff>: r = imm(01000000)+0
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
