; Section 3, DIOpThreadLocal: memory at an offset in the current thread's storage.
target "x86_64"

define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x4: dbg.def !20, %reg(rcx, 0, 8)
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!4 = !DIBasicType(name: "t16", size: 16, encoding: DW_ATE_unsigned)
!5 = !DIBasicType(name: "t8", size: 8, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "first", scope: !2, file: !1, line: 2, type: !3)
!11 = !DILocalVariable(name: "fixed", scope: !2, file: !1, line: 2, type: !3)
!12 = !DILocalVariable(name: "indexed", scope: !2, file: !1, line: 2, type: !5)
!13 = !DILocalVariable(name: "inside", scope: !2, file: !1, line: 2, type: !4)
!14 = !DILocalVariable(name: "sum", scope: !2, file: !1, line: 2, type: !3)
!15 = !DILocalVariable(name: "pointee", scope: !2, file: !1, line: 2, type: !3)
!30 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(u8)))
!21 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpConstant(u64 0), DIOpThreadLocal(i32)))
!22 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpConstant(u64 4098), DIOpThreadLocal(i32)))
!23 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpArg(0, u8), DIOpConvert(u64), DIOpThreadLocal(i8)), argObjects: {!30})
!24 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpConstant(u64 16), DIOpThreadLocal(i32), DIOpConstant(u32 2), DIOpByteOffset(i16)))
!25 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpConstant(u64 16), DIOpThreadLocal(i32), DIOpConstant(i32 1), DIOpAdd()))
!26 = distinct !DILifetime(object: !15, location: !DIExpr(DIOpConstant(u64 16), DIOpThreadLocal(ptr), DIOpDeref(i32)))

;! f+0x0 with thread=0x6000: first = mem(0)+0x6000
; 4098 = 0x1002.
;! f+0x0 with thread=0x6000: fixed = mem(0)+0x7002
; Bits from 8 of rcx do not count; 0x6000 + 0xf0.
;! f+0x4 with thread=0x6000, rcx=0x1f0: indexed = mem(0)+0x60f0
;! f+0x0 with thread=0x6000: inside = mem(0)+0x6012
;! f+0x0 with thread=0x6000, [0x6010]=<ff 00 00 00>: sum = imm(00010000)+0
;! f+0x0 with thread=0x6000, [0x6010]=<00 50 00 00 01 00 00 00>: pointee = mem(0)+0x100005000
