; A global structure: one half is in a register in one function, the other in a slot in another, and both are in memory elsewhere.
; over the back edge the slot is active from the start of the block
target "x86_64"
global @G !dbg.def !9
define @f size 0x20 !dbg !2 {
bb0 @ 0x0 -> bb1:
  0x8: dbg.def !12, %reg(rbx)
bb1 @ 0x10:
  0x18: dbg.kill !12
}
define @g size 0x20 !dbg !3 {
bb0 @ 0x0 -> bb0, bb1:
  0x4: dbg.def !13, %slot(cfa-24, 64)
bb1 @ 0x10:
  0x10: dbg.kill !13
  0x14: dbg.def !14, %reg(r12)
}
define @h size 0x20 !dbg !4 {
bb0 @ 0x0:
}
frame @g { 0x0: cfa = rsp+8; ra = [cfa-8]
 0x8: cfa = rsp+32 }

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = distinct !DISubprogram(name: "g", unit: !0, file: !1, line: 101, spFlags: DISPFlagDefinition)
!4 = distinct !DISubprogram(name: "h", unit: !0, file: !1, line: 201, spFlags: DISPFlagDefinition)
!5 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "s128", file: !1, line: 1, size: 128, elements: !{})
!6 = !DIBasicType(name: "i32", size: 32, encoding: DW_ATE_signed)
!7 = distinct !DIGlobalVariable(name: "G", scope: !0, file: !1, line: 3, type: !5)
!8 = !DILocalVariable(name: "q", scope: !4, file: !1, line: 4, type: !6)
!9 = distinct !DIFragment()
!10 = distinct !DIFragment()
!11 = distinct !DIFragment()
!12 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(u64)))
!13 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(u64)))
!14 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(u64)))
!15 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, ptr), DIOpDeref(u64)), argObjects: {!9})
!16 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpArg(0, ptr), DIOpDeref(b128), DIOpConstant(u8 8), DIOpByteOffset(u64)), argObjects: {!9})
!17 = distinct !DILifetime(object: !7, location: !DIExpr(DIOpArg(0, u64), DIOpArg(1, u64), DIOpComposite(2, b128)), argObjects: {!10, !11})
!18 = distinct !DILifetime(object: !8, location: !DIExpr(DIOpArg(0, b128), DIOpConstant(u8 6), DIOpByteOffset(i32)), argObjects: {!7})

;! f+0x0..0x8 with @G=0x4000: G = mem(0)+0x4000
;! f+0x8..0x18 with @G=0x4000: G = comp[0..8: reg(3)+0, 8..16: mem(0)+0x4008]+0
;! f+0x18..0x20 with @G=0x4000: G = mem(0)+0x4000
;! g+0x0..0x8 with @G=0x4000, rsp=0x7000: G = comp[0..8: mem(0)+0x4000, 8..16: mem(0)+0x6ff0]+0
;! g+0x8..0x10 with @G=0x4000, rsp=0x7000: G = comp[0..8: mem(0)+0x4000, 8..16: mem(0)+0x7008]+0
;! g+0x10..0x14 with @G=0x4000: G = mem(0)+0x4000
;! g+0x14..0x20 with @G=0x4000: G = comp[0..8: reg(12)+0, 8..16: mem(0)+0x4008]+0
;! h+0x0..0x20 with @G=0x4000: G = mem(0)+0x4000
;! elsewhere with @G=0x4000: G = mem(0)+0x4000
;! h+0x0..0x20 with @G=0x4000: q = mem(0)+0x4006
