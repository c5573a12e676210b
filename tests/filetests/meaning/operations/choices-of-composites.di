; A choice between composites, between arguments of which one is lost in a call, and one by a comparison of two arguments.
target "x86_64"
define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %regs(rax, rbx)
  0x0: dbg.def !21, %slot(rsp+16, 128)
  0x4: dbg.def !22, %reg(r12)
  0x8: dbg.def !23, %reg(r13)
}
calls @f { 0x10..0x12: unknown }
!5 = !DICompositeType(tag: DW_TAG_structure_type, name: "s", file: !1, line: 1, size: 128)
!10 = !DILocalVariable(name: "s", scope: !2, file: !1, line: 2, type: !5)
!11 = distinct !DIFragment()
!12 = distinct !DIFragment()
!13 = !DILocalVariable(name: "i", scope: !2, file: !1, line: 3, type: !4)
!14 = !DILocalVariable(name: "j", scope: !2, file: !1, line: 4, type: !4)
!15 = !DILocalVariable(name: "half", scope: !2, file: !1, line: 5, type: !4)
!16 = !DILocalVariable(name: "m", scope: !2, file: !1, line: 6, type: !4)
!20 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(b128)))
!21 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(b128)))
!22 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(i64)))
!23 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpReferrer(i64)))
!24 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, b128), DIOpArg(1, b128), DIOpArg(2, i64), DIOpArg(3, i64), DIOpGe(), DIOpChoose()), argObjects: {!11, !12, !13, !14})
!25 = distinct !DILifetime(object: !15, location: !DIExpr(DIOpArg(0, b128), DIOpConstant(u32 8), DIOpByteOffset(i64)), argObjects: {!10})
; the larger of both
!26 = distinct !DILifetime(object: !16, location: !DIExpr(DIOpArg(0, i64), DIOpArg(1, i64), DIOpArg(0, i64), DIOpArg(1, i64), DIOpGt(), DIOpChoose()), argObjects: {!13, !14})
;! f+0x8..0x11 with r12=0xffffffffffffffff, r13=0xffffffffffffffff, rsp=0x7000: s = comp[0..8: reg(0)+0, 8..16: reg(3)+0]+0
;! f+0x8..0x11 with r12=0xfffffffffffffffe, r13=0xffffffffffffffff, rsp=0x7000: s = mem(0)+0x7010
; the call takes rax
;! f+0x11 with r12=5, r13=2, rsp=0x7000: s = comp[0..8: undef, 8..16: reg(3)+0]+0
;! f+0x11 with r12=1, r13=2, rsp=0x7000: s = mem(0)+0x7010
;! f+0x11 with r12=5, r13=2: half = reg(3)+0
;! f+0x11 with r12=1, r13=2, rsp=0x7000: half = mem(0)+0x7018
;! f+0x8..0x20 with r12=5, r13=0xffffffffffffffff: m = reg(12)+0
;! f+0x8..0x20 with r12=5, r13=5: m = reg(13)+0
; not yet
;! f+0x4..0x8 with r12=5, rsp=0x7000: s = undef
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!4 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
