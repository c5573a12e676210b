; Section 3, DIOpComposite on a big-endian target: the part pushed first is at offset 0, where the most significant byte is.
target "generic32-be"

define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x4: dbg.def !20, %reg(dw0)
  0x4: dbg.def !21, %slot(dw7+16, 32)
  0x4: dbg.def !22, %reg(dw1)
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!4 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!5 = !DIBasicType(name: "t96", size: 96, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "parts", scope: !2, file: !1, line: 2, type: !5)
!11 = !DILocalVariable(name: "sum", scope: !2, file: !1, line: 2, type: !3)
!12 = !DILocalVariable(name: "value", scope: !2, file: !1, line: 2, type: !5)
!13 = !DILocalVariable(name: "second", scope: !2, file: !1, line: 2, type: !4)
!14 = !DILocalVariable(name: "pointee", scope: !2, file: !1, line: 2, type: !4)
!30 = distinct !DIFragment()
!31 = distinct !DIFragment()
!32 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(u32)))
!21 = distinct !DILifetime(object: !31, location: !DIExpr(DIOpReferrer(u32)))
!22 = distinct !DILifetime(object: !32, location: !DIExpr(DIOpReferrer(u16)))
!23 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, u32), DIOpArg(1, u32), DIOpConstant(u32 16909060), DIOpComposite(3, b96)), argObjects: {!30, !31})
!24 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpArg(0, u32), DIOpArg(1, u32), DIOpComposite(2, u64), DIOpConstant(u64 1), DIOpAdd()), argObjects: {!30, !31})
!25 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpArg(0, u32), DIOpArg(1, u32), DIOpConstant(u32 16909060), DIOpComposite(3, b96), DIOpRead()), argObjects: {!30, !31})
!26 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpArg(0, u32), DIOpArg(1, u32), DIOpComposite(2, u64), DIOpConstant(u32 4), DIOpByteOffset(u32)), argObjects: {!30, !31})
; The upper half is a constant, the lower one 16 bits of a register.
!27 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpConstant(u16 18), DIOpArg(0, u16), DIOpComposite(2, ptr), DIOpDeref(u32)), argObjects: {!32})

;! f+0x4 with dw7=0x7000: parts = comp[0..4: reg(0)+0, 4..8: mem(0)+0x7010, 8..12: imm(01020304)+0]+0
; 0x00000001_ffffffff + 1 = 0x00000002_00000000.
;! f+0x4 with dw7=0x7000, dw0=0x1, [0x7010]=<ff ff ff ff>: sum = imm(0000000200000000)+0
; 0x00000001_00ffffff + 1.
;! f+0x4 with dw7=0x7000, dw0=0x1, [0x7010]=<00 ff ff ff>: sum = imm(0000000101000000)+0
;! f+0x4 with dw7=0x7000, dw0=0xa0b0c0d0, [0x7010]=<11 22 33 44>: value = imm(a0b0c0d01122334401020304)+0
;! f+0x4 with dw7=0x7000: second = mem(0)+0x7010
; 0x0012 and the low half of dw1: 0x00123456.
;! f+0x4 with dw1=0x77773456: pointee = mem(0)+0x123456
