; Parts of a struct that are values on entry, of whole registers and of parts, next to places, over calls.
target "x86_64"
define @f size 0x40 !dbg !2 {
bb0 @ 0x0 -> bb1, bb2:
  0x0: dbg.def !20, %reg(rdi)
  0x0: dbg.def !21, %reg(esi)
  0x0: dbg.def !22, %regs(rdx, rcx)
  0x8: dbg.def !23, %reg(r8, 16, 32)
bb1 @ 0x10 -> bb2:
  0x18: dbg.kill !23
bb2 @ 0x20:
  0x28: dbg.def !24, %slot(rsp+8, 32)
}
calls @f {
  0x10..0x15: unknown
  0x30..0x35: unknown
}
!5 = !DICompositeType(tag: DW_TAG_structure_type, name: "s", file: !1, line: 1, size: 256)
!10 = !DILocalVariable(name: "s", scope: !2, file: !1, line: 2, type: !5)
!11 = !DILocalVariable(name: "t", scope: !2, file: !1, line: 3, type: !4)
!12 = !DILocalVariable(name: "u", scope: !2, file: !1, line: 4, type: !4)
!13 = distinct !DIFragment()
!14 = distinct !DIFragment()
!15 = distinct !DIFragment()
!16 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(i64), DIOpEntryValue(i64)))
!21 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpReferrer(i32)))
!22 = distinct !DILifetime(object: !15, location: !DIExpr(DIOpReferrer(b128)))
!23 = distinct !DILifetime(object: !16, location: !DIExpr(DIOpReferrer(u32), DIOpEntryValue(u32), DIOpConstant(u32 1), DIOpShl()))
!24 = distinct !DILifetime(object: !16, location: !DIExpr(DIOpReferrer(u32)))
!25 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, i64), DIOpArg(1, i32), DIOpArg(3, u32), DIOpArg(2, b128), DIOpComposite(4, b256)), argObjects: {!13, !14, !15, !16})
; the second register of the pair, through the struct
!26 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpArg(0, b256), DIOpConstant(u8 24), DIOpByteOffset(i64)), argObjects: {!10})
; the value on entry of the first register of the pair, by way of a composite
!27 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpArg(0, b128), DIOpConstant(u8 0), DIOpByteOffset(i64), DIOpEntryValue(i64)), argObjects: {!15})
; 0x12345678 << 1 = 0x2468acf0
;! f+0x0..0x8 with entry.rdi=0x29: s = comp[0..8: imm(2900000000000000)+0, 8..12: reg(4)+0, 12..16: undef, 16..24: reg(1)+0, 24..32: reg(2)+0]+0
;! f+0x8..0x10 with entry.rdi=0x29, entry.r8=0x123456789abc: s = comp[0..8: imm(2900000000000000)+0, 8..12: reg(4)+0, 12..16: imm(f0ac6824)+0, 16..24: reg(1)+0, 24..32: reg(2)+0]+0
; only the places of now are lost in a call
;! f+0x14 with entry.rdi=0x29, entry.r8=0x123456789abc: s = comp[0..8: imm(2900000000000000)+0, 8..12: undef, 12..16: imm(f0ac6824)+0, 16..32: undef]+0
;! f+0x18..0x20 with entry.rdi=0x29: s = comp[0..8: imm(2900000000000000)+0, 8..12: reg(4)+0, 12..16: undef, 16..24: reg(1)+0, 24..32: reg(2)+0]+0
;! f+0x20..0x28 with entry.rdi=0x29, entry.r8=0x123456789abc: s = comp[0..8: imm(2900000000000000)+0, 8..12: reg(4)+0, 12..16: imm(f0ac6824)+0, 16..24: reg(1)+0, 24..32: reg(2)+0]+0
;! f+0x28..0x34 with entry.rdi=0x29, entry.r8=0x123456789abc, rsp=0x7000: s = comp[0..8: imm(2900000000000000)+0, 8..12: reg(4)+0, 12..16: multi{imm(f0ac6824)+0 | mem(0)+0x7008}+0, 16..24: reg(1)+0, 24..32: reg(2)+0]+0
;! f+0x0..0x14: t = reg(2)+0
;! f+0x14: t = undef
;! f+0x15..0x34: t = reg(2)+0
;! f+0x0..0x14 with entry.rdx=0x77: u = imm(7700000000000000)+0
; an argument in a clobbered register has no location
;! f+0x14: u = undef
;! f+0x15 with entry.rdx=0x77: u = imm(7700000000000000)+0
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!4 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
