; In a clobbered register and in memory at once: during the call in memory only; in two clobbered ones: nowhere.
target "x86_64"
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(rax)
  0x0: dbg.def !22, %entity(3)
  0x4: dbg.def !21, %slot(cfa-16, 64)
}
entity @f 3 {
  0x0..0x40: %reg(rcx), %reg(rdx)
  0x18..0x40: %reg(r12)
}
calls @f { 
  0x10..0x15: unknown
  0x20..0x22: unknown
}
frame @f { 0x0: cfa = rsp+32; ra = [cfa-8] }
!10 = !DILocalVariable(name: "a", scope: !2, file: !1, line: 2, type: !4)
!11 = !DILocalVariable(name: "b", scope: !2, file: !1, line: 3, type: !4)
!12 = !DILocalVariable(name: "c", scope: !2, file: !1, line: 4, type: !4)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i64)))
!21 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i64)))
!22 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i64)))
!23 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpConstant(i64 9)))
!24 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpArg(0, i64), DIOpConstant(i32 4), DIOpByteOffset(i32), DIOpArg(1, i32), DIOpComposite(2, b64)), argObjects: {!10, !13})
!13 = distinct !DIFragment()
!25 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpArg(0, i64), DIOpConvert(i32)), argObjects: {!10})
;! f+0x4..0x14 with rsp=0x7000, cfa=0x7020: a = multi{mem(0)+0x7010 | reg(0)+0}+0
;! f+0x14 with rsp=0x7000, cfa=0x7020: a = mem(0)+0x7010
;! f+0x15..0x21 with rsp=0x7000, cfa=0x7020: a = multi{mem(0)+0x7010 | reg(0)+0}+0
;! f+0x21 with rsp=0x7000, cfa=0x7020: a = mem(0)+0x7010
;! f+0x0..0x14: b = multi{reg(1)+0 | reg(2)+0}+0
; the bounded lifetime is active and has no place: not the constant 9
;! f+0x14: b = undef
;! f+0x15..0x18: b = multi{reg(1)+0 | reg(2)+0}+0
;! f+0x18..0x21: b = multi{reg(1)+0 | reg(12)+0 | reg(2)+0}+0
;! f+0x21: b = reg(12)+0
;! f+0x22..0x40: b = multi{reg(1)+0 | reg(12)+0 | reg(2)+0}+0
; upper half where the value is, lower half a copy of the low bits: memory 7010 holds 1 and 2
;! f+0x14 with rsp=0x7000, cfa=0x7020, [0x7010]=<01 00 00 00 02 00 00 00>: c = comp[0..4: mem(0)+0x7014, 4..8: imm(01000000)+0]+0
;! f+0x0..0x4 with rax=0x200000001: c = comp[0..4: reg(0)+4, 4..8: imm(01000000)+0]+0
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!4 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
