; Vector registers of RISC-V in a group, a mask bit, and calls, which preserve none of them.
target "riscv64-v128"
define @f size 0x40 !dbg !2 {
bb0 @ 0x0 -> bb1, bb2:
  0x0: dbg.def !20, %regs(v8, v9)
  0x4: dbg.def !21, %reg(v0, 5, 1)
  0x4: dbg.def !22, %reg(v9, 64, 32)
  0x8: dbg.def !25, %reg(a0)
bb1 @ 0x10 -> bb2:
  0x18: dbg.def !23, %slot(s0-64, 256)
bb2 @ 0x20:
  0x28: dbg.kill !20
  0x30: dbg.kill !23
}
calls @f {
  0x1c..0x20: unknown
  0x34..0x36: unknown tail
}
!5 = !DICompositeType(tag: DW_TAG_array_type, baseType: !3, elements: !{!6})
!6 = !DISubrange(count: 8)
!7 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!10 = !DILocalVariable(name: "a", scope: !2, file: !1, line: 2, type: !5)
!11 = !DILocalVariable(name: "active", scope: !2, file: !1, line: 3, type: !7)
!12 = !DILocalVariable(name: "e", scope: !2, file: !1, line: 4, type: !3)
!13 = !DILocalVariable(name: "chosen", scope: !2, file: !1, line: 5, type: !3)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(b256)))
!23 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(b256)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(u1), DIOpConvert(u8)))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(i32)))
!25 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpArg(0, i32), DIOpReferrer(i32), DIOpArg(1, u8), DIOpConstant(u8 0), DIOpNe(), DIOpChoose()), argObjects: {!12, !11})
; v0 is register 96: v8 104, v9 105; a0 is 10, s0 is preserved
;! f+0x0..0x18: a = comp[0..16: reg(104)+0, 16..32: reg(105)+0]+0
;! f+0x18..0x1f with s0=0x7040: a = multi{comp[0..16: reg(104)+0, 16..32: reg(105)+0]+0 | mem(0)+0x7000}+0
;! f+0x1f with s0=0x7040: a = mem(0)+0x7000
;! f+0x20..0x28 with s0=0x7040: a = multi{comp[0..16: reg(104)+0, 16..32: reg(105)+0]+0 | mem(0)+0x7000}+0
;! f+0x28..0x30 with s0=0x7040: a = mem(0)+0x7000
;! f+0x30..0x40: a = undef
; bit 5 is 0x20
;! f+0x4..0x1f with v0=<20>: active = imm(01)+0
;! f+0x4..0x1f with v0=<df ff>: active = imm(00)+0
;! f+0x1f: active = undef
;! f+0x20..0x35 with v0=<20>: active = imm(01)+0
;! f+0x35: active = undef
;! f+0x36..0x40 with v0=<20>: active = imm(01)+0
;! f+0x4..0x1f: e = reg(105)+8
;! f+0x1f: e = undef
;! f+0x8..0x1f with v0=<20>: chosen = reg(105)+8
;! f+0x8..0x1f with v0=<1f>: chosen = reg(10)+0
;! f+0x1f: chosen = undef
;! f+0x20..0x35 with v0=<1f>: chosen = reg(10)+0
;! f+0x35: chosen = undef
;! f+0x36..0x40 with v0=<1f>: chosen = reg(10)+0
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
