; Section 3, DIOpByteOffset and DIOpBitOffset into stack slots and into memory that a pointer points to.
target "x86_64"

define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x4: dbg.def !20, %slot(rsp+16, 128)
  0x4: dbg.def !21, %reg(rcx, 0, 8)
  0x4: dbg.def !22, %reg(rdi)
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "t16", size: 16, encoding: DW_ATE_unsigned)
!4 = !DIBasicType(name: "t3", size: 3, encoding: DW_ATE_unsigned)
!5 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "element", scope: !2, file: !1, line: 2, type: !3)
!11 = !DILocalVariable(name: "field", scope: !2, file: !1, line: 2, type: !4)
!12 = !DILocalVariable(name: "indexed", scope: !2, file: !1, line: 2, type: !3)
!13 = !DILocalVariable(name: "value", scope: !2, file: !1, line: 2, type: !3)
!14 = !DILocalVariable(name: "before", scope: !2, file: !1, line: 2, type: !5)
!30 = distinct !DIFragment()
!31 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(b128)))
!21 = distinct !DILifetime(object: !31, location: !DIExpr(DIOpReferrer(u8)))
!22 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpReferrer(ptr), DIOpDeref(i32), DIOpConstant(i32 -4), DIOpByteOffset(i32)))
!23 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, b128), DIOpConstant(u32 14), DIOpByteOffset(u16)), argObjects: {!30})
; 3 bytes, then 13 bits.
!24 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpArg(0, b128), DIOpConstant(u32 3), DIOpByteOffset(b16), DIOpConstant(u32 13), DIOpBitOffset(u3)), argObjects: {!30})
!25 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpArg(0, b128), DIOpArg(1, u8), DIOpConstant(u8 2), DIOpMul(), DIOpByteOffset(u16)), argObjects: {!30, !31})
!26 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpArg(0, b128), DIOpArg(1, u8), DIOpConstant(u8 2), DIOpMul(), DIOpByteOffset(u16), DIOpRead()), argObjects: {!30, !31})

; 0x7010 + 14.
;! f+0x4 with rsp=0x7000: element = mem(0)+0x701e
; 3 bytes and 13 bits are 4 bytes and 5 bits.
;! f+0x4 with rsp=0x7000: field = mem(0)+0x7014.5
;! f+0x4 with rsp=0x7000, rcx=0x0: indexed = mem(0)+0x7010
; 7 * 2 = 14; bits from 8 of rcx do not count.
;! f+0x4 with rsp=0x7000, rcx=0x107: indexed = mem(0)+0x701e
;! f+0x4 with rsp=0x7000, rcx=0x1, [0x7010]=<11 22 33 44 55 66>: value = imm(3344)+0
; Memory that a pointer points to has no start: 0x5000 - 4.
;! f+0x4 with rdi=0x5000: before = mem(0)+0x4ffc
