; Three lifetimes of an object that overlap, each over several places, with kills in other blocks than the defs; an object over two such.
target "x86_64"
define @f size 0x60 !dbg !2 {
bb0 @ 0x0 -> bb1, bb2:
  0x0: dbg.def !20, %entity(1)
  0x8: dbg.def !21, %slot(cfa-24, 64)
bb1 @ 0x10 -> bb3:
  0x10: dbg.kill !21
  0x18: dbg.def !22, %entity(2)
bb2 @ 0x20 -> bb3, bb4:
  0x20: dbg.kill !20
  0x24: dbg.def !23, %const(i64 8)
bb3 @ 0x30 -> bb4:
  0x38: dbg.kill !22
  0x3c: dbg.kill !23
bb4 @ 0x40:
  0x48: dbg.kill !20
  0x50: dbg.kill !21
}
entity @f 1 {
  0x0..0x40: %reg(rbx)
  0x14..0x4c: %reg(r12), %slot(rsp+16, 64)
}
entity @f 2 {
  0x18..0x30: %reg(rax)
  0x30..0x60: %reg(r13)
}
frame @f { 0x0: cfa = rsp+40 }
!10 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 2, type: !4)
!11 = !DILocalVariable(name: "y", scope: !2, file: !1, line: 3, type: !4)
!12 = !DILocalVariable(name: "z", scope: !2, file: !1, line: 4, type: !4)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i64)))
!21 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i64)))
!22 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i64)))
!23 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i64)))
!24 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpArg(0, i64), DIOpConstant(u8 4), DIOpByteOffset(i32), DIOpArg(1, i64), DIOpConvert(i32), DIOpComposite(2, i64)), argObjects: {!10, !11})
; cfa = 7028
;! f+0x0..0x8: x = reg(3)+0
;! f+0x8..0x10 with cfa=0x7028: x = multi{mem(0)+0x7010 | reg(3)+0}+0
;! f+0x10..0x14: x = reg(3)+0
;! f+0x14..0x18 with rsp=0x7000: x = multi{mem(0)+0x7010 | reg(12)+0 | reg(3)+0}+0
;! f+0x18..0x20 with rsp=0x7000: x = multi{mem(0)+0x7010 | reg(0)+0 | reg(12)+0 | reg(3)+0}+0
;! f+0x20..0x30 with cfa=0x7028: x = mem(0)+0x7010
; by bb1 !20 and !22, by bb2 !21: the two slots are the same memory
;! f+0x30..0x38 with rsp=0x7000, cfa=0x7028: x = multi{mem(0)+0x7010 | reg(12)+0 | reg(13)+0 | reg(3)+0}+0
;! f+0x38..0x40 with rsp=0x7000, cfa=0x7028: x = multi{mem(0)+0x7010 | reg(12)+0 | reg(3)+0}+0
;! f+0x40..0x48 with rsp=0x7000, cfa=0x7028: x = multi{mem(0)+0x7010 | reg(12)+0}+0
;! f+0x48..0x50 with cfa=0x7028: x = mem(0)+0x7010
;! f+0x50..0x60: x = undef
;! f+0x24..0x30 with cfa=0x7028: z = comp[0..4: mem(0)+0x7014, 4..8: imm(08000000)+0]+0
;! f+0x40..0x48 with rsp=0x7000, cfa=0x7028: z = comp[0..4: multi{mem(0)+0x7014 | reg(12)+4}+0, 4..8: imm(08000000)+0]+0
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!4 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
