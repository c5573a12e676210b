; An array in memory with one element in a register that changes, at an index that is a variable of its own.
target "x86_64"
define @f size 0x40 !dbg !2 {
bb0 @ 0x0 -> bb1:
  0x0: dbg.def !20, %slot(rsp+16, 256)
  0x4: dbg.def !21, %reg(rcx)
  0x8: dbg.def !22, %reg(rdx, 32, 32)
  0x10: dbg.kill !21
  0x10: dbg.def !23, %const(i64 7)
bb1 @ 0x20 -> bb1:
  0x28: dbg.kill !22
  0x28: dbg.def !24, %const(i32 -5)
}
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !3, elements: !{!50})
!50 = !DISubrange(lowerBound: 0, count: 8)
!10 = !DILocalVariable(name: "a", scope: !2, file: !1, line: 2, type: !9)
!11 = !DILocalVariable(name: "i", scope: !2, file: !1, line: 3, type: !4)
!12 = distinct !DIFragment()
!13 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(b256)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i64)))
!23 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i64)))
!22 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(i32)))
!24 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(i32)))
!25 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, b256), DIOpArg(1, i32), DIOpArg(2, i64), DIOpConstant(i64 4), DIOpMul(), DIOpOverlay(b256)), argObjects: {!12, !13, !11})
; no index yet
;! f+0x0 with rsp=0x7000: a = undef
; the element is nowhere: its bytes are undefined, the rest is memory
;! f+0x4..0x8 with rsp=0x7000, rcx=1: a = comp[0..4: mem(0)+0x7010, 4..8: undef, 8..32: mem(0)+0x7018]+0
;! f+0x8..0x10 with rsp=0x7000, rcx=0: a = comp[0..4: reg(1)+4, 4..32: mem(0)+0x7014]+0
;! f+0x8..0x10 with rsp=0x7000, rcx=3: a = comp[0..12: mem(0)+0x7010, 12..16: reg(1)+4, 16..32: mem(0)+0x7020]+0
;! f+0x10..0x20 with rsp=0x7000: a = comp[0..28: mem(0)+0x7010, 28..32: reg(1)+4]+0
; over the back edge !24 is active before 28 too
;! f+0x28..0x40 with rsp=0x7000: a = comp[0..28: mem(0)+0x7010, 28..32: imm(fbffffff)+0]+0
;! f+0x20..0x28 with rsp=0x7000: a = multi{comp[0..28: mem(0)+0x7010, 28..32: imm(fbffffff)+0]+0 | comp[0..28: mem(0)+0x7010, 28..32: reg(1)+4]+0}+0
; past the end
;! f+0x8..0x10 with rsp=0x7000, rcx=8: a = error
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!4 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
