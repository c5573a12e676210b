; Sections 2.2 and 3.1: a global fragment of a thread-local symbol holds its offset in the storage of
; a thread, and DIOpThreadLocal gives the memory there.
target "x86_64"

global @state thread_local !dbg.def !30
global @more thread_local !dbg.def !31
global @plain !dbg.def !32

define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x8: dbg.def !24, %reg(rdx)
  0x10: dbg.kill !24
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!4 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!10 = distinct !DIGlobalVariable(name: "first", scope: !0, file: !1, line: 2, type: !3)
!11 = distinct !DIGlobalVariable(name: "second", scope: !0, file: !1, line: 2, type: !3)
!12 = distinct !DIGlobalVariable(name: "both", scope: !0, file: !1, line: 2, type: !4)
!13 = distinct !DIGlobalVariable(name: "offset", scope: !0, file: !1, line: 2, type: !4)
!14 = distinct !DIGlobalVariable(name: "promoted", scope: !0, file: !1, line: 2, type: !3)
!15 = distinct !DIGlobalVariable(name: "indexed", scope: !0, file: !1, line: 2, type: !3)
!16 = !DILocalVariable(name: "sum", scope: !2, file: !1, line: 2, type: !3)
!17 = distinct !DIGlobalVariable(name: "shared", scope: !0, file: !1, line: 2, type: !3)
!30 = distinct !DIFragment()
!31 = distinct !DIFragment()
!32 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, u64), DIOpThreadLocal(u32)), argObjects: {!30})
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpArg(0, i64), DIOpConstant(i64 12), DIOpAdd(), DIOpThreadLocal(u32)), argObjects: {!30})
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpArg(0, u64), DIOpThreadLocal(u32), DIOpArg(1, u64), DIOpThreadLocal(u32), DIOpComposite(2, u64)), argObjects: {!30, !31})
!23 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpArg(0, u64)), argObjects: {!31})
!24 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpReferrer(u32)), kind: bounded)
!25 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpArg(0, u64), DIOpThreadLocal(u32)), argObjects: {!31}, kind: computed)
!26 = distinct !DILifetime(object: !15, location: !DIExpr(DIOpArg(0, u64), DIOpThreadLocal(b64), DIOpArg(1, u32), DIOpByteOffset(u32)), argObjects: {!30, !10})
!27 = distinct !DILifetime(object: !16, location: !DIExpr(DIOpArg(0, u32), DIOpArg(1, u32), DIOpAdd()), argObjects: {!10, !11})
!28 = distinct !DILifetime(object: !17, location: !DIExpr(DIOpArg(0, ptr), DIOpDeref(u32)), argObjects: {!32})

;! elsewhere with thread=0x6000, @state=0x20: first = mem(0)+0x6020
;! elsewhere with thread=0x7000, @state=0x20: first = mem(0)+0x7020
; 0x6000 + 0x20 + 12.
;! elsewhere with thread=0x6000, @state=0x20: second = mem(0)+0x602c
;! f+0x4 with thread=0x6000, @state=0x20, @more=0x80: both = comp[0..4: mem(0)+0x6020, 4..8: mem(0)+0x6080]+0
; The fragment itself is a number.
;! elsewhere with @more=0x80: offset = imm(8000000000000000)+0
;! f+0x7 with thread=0x6000, @more=0x80: promoted = mem(0)+0x6080
;! f+0x8..0x10 with thread=0x6000, @more=0x80: promoted = reg(1)+0
;! f+0x10 with thread=0x6000, @more=0x80: promoted = mem(0)+0x6080
; The offset is the value of `first`, 4.
;! elsewhere with thread=0x6000, @state=0x20, [0x6020]=<04 00 00 00>: indexed = mem(0)+0x6024
; 3 + 0x100.
;! f+0x4 with thread=0x6000, @state=0x20, [0x6020]=<03 00 00 00>, [0x602c]=<00 01 00 00>: sum = imm(03010000)+0
;! elsewhere with @plain=0x404000: shared = mem(0)+0x404000
