; Section 3, DIOpComposite: parts in the order they were pushed, the first at offset 0: registers, memory and constants.
target "x86_64"

define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x4: dbg.def !20, %reg(rax, 0, 32)
  0x4: dbg.def !21, %slot(rsp+16, 32)
  0x4: dbg.def !22, %reg(rcx, 8, 16)
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "t96", size: 96, encoding: DW_ATE_unsigned)
!4 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!5 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "three", scope: !2, file: !1, line: 2, type: !3)
!11 = !DILocalVariable(name: "swapped", scope: !2, file: !1, line: 2, type: !4)
!12 = !DILocalVariable(name: "uneven", scope: !2, file: !1, line: 2, type: !4)
!13 = !DILocalVariable(name: "middle", scope: !2, file: !1, line: 2, type: !5)
!14 = !DILocalVariable(name: "last", scope: !2, file: !1, line: 2, type: !5)
!30 = distinct !DIFragment()
!31 = distinct !DIFragment()
!32 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(i32)))
!21 = distinct !DILifetime(object: !31, location: !DIExpr(DIOpReferrer(i32)))
!22 = distinct !DILifetime(object: !32, location: !DIExpr(DIOpReferrer(i16)))
!23 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, i32), DIOpArg(1, i32), DIOpConstant(u32 16909060), DIOpComposite(3, b96)), argObjects: {!30, !31})
!24 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpArg(1, i32), DIOpArg(0, i32), DIOpComposite(2, b64)), argObjects: {!30, !31})
; 8, 32, 16 and 8 bits.
!25 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpConstant(u8 17), DIOpArg(0, i32), DIOpArg(1, i16), DIOpConstant(u8 34), DIOpComposite(4, b64)), argObjects: {!31, !32})
; Two bytes of the first part, two of the second.
!26 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpArg(0, i32), DIOpArg(1, i32), DIOpConstant(u32 16909060), DIOpComposite(3, b96), DIOpConstant(u32 2), DIOpByteOffset(u32)), argObjects: {!30, !31})
; One byte of the second part, three of the third.
!27 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpArg(0, i32), DIOpArg(1, i32), DIOpConstant(u32 16909060), DIOpComposite(3, b96), DIOpConstant(u32 7), DIOpByteOffset(u32)), argObjects: {!30, !31})

; 16909060 = 0x01020304.
;! f+0x4 with rsp=0x7000: three = comp[0..4: reg(0)+0, 4..8: mem(0)+0x7010, 8..12: imm(04030201)+0]+0
;! f+0x4 with rsp=0x7000: swapped = comp[0..4: mem(0)+0x7010, 4..8: reg(0)+0]+0
;! f+0x4 with rsp=0x7000: uneven = comp[0..1: imm(11)+0, 1..5: mem(0)+0x7010, 5..7: reg(2)+1, 7..8: imm(22)+0]+0
;! f+0x4 with rsp=0x7000: middle = comp[0..2: reg(0)+2, 2..4: mem(0)+0x7010]+0
;! f+0x4 with rsp=0x7000: last = comp[0..1: mem(0)+0x7013, 1..4: imm(040302)+0]+0
