; A thread-local variable that is in a register in a loop, one whose half is, one whose offset is in a register; a static local
; of an inlined function that is a constant in one instance.
target "x86_64"
global @s !dbg.def !35
define @f size 0x40 !dbg !2 {
bb0 @ 0x0 -> bb1:
bb1 @ 0x10 -> bb1, bb2:
  0x14: dbg.def !20, %entity(1)
  0x18: dbg.def !21, %reg(rbx, 32, 32)
bb2 @ 0x30:
  0x30: dbg.kill !20
  0x38: dbg.kill !21
}
define @g size 0x20 !dbg !9 {
bb0 @ 0x0:
  0x8: dbg.def !22, %reg(ecx)
}
entity @f 1 {
  0x14..0x20: %reg(rax)
  0x1c..0x30: %reg(r12)
}
calls @f { 0x20..0x25: unknown }
!5 = !DICompositeType(tag: DW_TAG_structure_type, name: "pair", file: !1, line: 1, size: 64)
!9 = distinct !DISubprogram(name: "g", unit: !0, file: !1, line: 20, spFlags: DISPFlagDefinition)
!10 = distinct !DIGlobalVariable(name: "t", scope: !0, file: !1, line: 5, type: !4)
!11 = distinct !DIGlobalVariable(name: "u", scope: !0, file: !1, line: 6, type: !5)
!12 = distinct !DIGlobalVariable(name: "s", scope: !9, file: !1, line: 21, type: !5)
!13 = !DILocalVariable(name: "p", scope: !9, file: !1, line: 22, type: !3)
!31 = distinct !DIFragment()
!32 = distinct !DIFragment()
!33 = distinct !DIFragment()
!34 = distinct !DIFragment()
!35 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i64)))
!23 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpConstant(u64 16), DIOpThreadLocal(i64)))
!21 = distinct !DILifetime(object: !31, location: !DIExpr(DIOpReferrer(i32)))
!24 = distinct !DILifetime(object: !31, location: !DIExpr(DIOpConstant(u32 32), DIOpThreadLocal(b64), DIOpConstant(u8 4), DIOpByteOffset(i32)))
!25 = distinct !DILifetime(object: !32, location: !DIExpr(DIOpConstant(u32 32), DIOpThreadLocal(i32)))
!26 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpArg(1, i32), DIOpArg(0, i32), DIOpComposite(2, b64)), argObjects: {!31, !32})
!22 = distinct !DILifetime(object: !33, location: !DIExpr(DIOpReferrer(i32)))
!27 = distinct !DILifetime(object: !34, location: !DIExpr(DIOpArg(0, ptr), DIOpDeref(i32)), argObjects: {!35})
!28 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpArg(0, i32), DIOpConstant(i32 9), DIOpComposite(2, b64)), argObjects: {!34})
!29 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpArg(0, i32), DIOpConvert(u64), DIOpThreadLocal(i32), DIOpArg(1, i32), DIOpAdd()), argObjects: {!33, !34})
; over the back edge !20 is active from 10 on, where its value has no place: not the thread's storage
;! f+0x0..0x10 with thread=0x6000: t = mem(0)+0x6010
;! f+0x10..0x14 with thread=0x6000: t = undef
;! f+0x14..0x1c with thread=0x6000: t = reg(0)+0
;! f+0x1c..0x20 with thread=0x6000: t = multi{reg(0)+0 | reg(12)+0}+0
;! f+0x20..0x30 with thread=0x6000: t = reg(12)+0
;! f+0x30..0x40 with thread=0x6000: t = mem(0)+0x6010
;! g+0x0..0x20 with thread=0x6000: t = mem(0)+0x6010
;! elsewhere with thread=0x6000: t = mem(0)+0x6010
;! f+0x0..0x10 with thread=0x6000: u = mem(0)+0x6020
;! f+0x10..0x38 with thread=0x6000: u = comp[0..4: mem(0)+0x6020, 4..8: reg(3)+4]+0
;! f+0x38..0x40 with thread=0x6000: u = mem(0)+0x6020
;! g+0x0..0x20 with thread=0x6000: u = mem(0)+0x6020
;! elsewhere with @s=0x9000: s = comp[0..4: mem(0)+0x9000, 4..8: imm(09000000)+0]+0
;! g+0x0..0x8: p = undef
; 24 in the thread's storage holds 5, the static 2
;! g+0x8..0x20 with ecx=24, thread=0x6000, [0x6018]=<05 00 00 00>, @s=0x9000, [0x9000]=<02 00 00 00>: p = imm(07000000)+0
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!4 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
