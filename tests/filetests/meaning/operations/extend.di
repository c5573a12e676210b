; Section 3, DIOpExtend: N times the same location, as the elements of a vector.
target "x86_64"

define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x4: dbg.def !20, %reg(rax, 8, 16)
  0x4: dbg.def !21, %slot(rsp+16, 32)
  0x4: dbg.def !22, %reg(rcx, 3, 5)
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "t48", size: 48, encoding: DW_ATE_unsigned)
!4 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!5 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!6 = !DIBasicType(name: "t15", size: 15, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "parts", scope: !2, file: !1, line: 2, type: !3)
!11 = !DILocalVariable(name: "slots", scope: !2, file: !1, line: 2, type: !4)
!12 = !DILocalVariable(name: "constants", scope: !2, file: !1, line: 2, type: !3)
!13 = !DILocalVariable(name: "element", scope: !2, file: !1, line: 2, type: !5)
!14 = !DILocalVariable(name: "odd", scope: !2, file: !1, line: 2, type: !6)
!15 = !DILocalVariable(name: "straddling", scope: !2, file: !1, line: 2, type: !5)
!30 = distinct !DIFragment()
!31 = distinct !DIFragment()
!32 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(u16)))
!21 = distinct !DILifetime(object: !31, location: !DIExpr(DIOpReferrer(u32)))
!22 = distinct !DILifetime(object: !32, location: !DIExpr(DIOpReferrer(u5)))
!23 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, u16), DIOpExtend(3)), argObjects: {!30})
!24 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpArg(0, u32), DIOpExtend(2)), argObjects: {!31})
!25 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpConstant(u16 4660), DIOpExtend(3)))
; Byte 12 of 4 * 4 bytes is the start of the last element.
!26 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpArg(0, u32), DIOpExtend(4), DIOpConstant(u32 12), DIOpByteOffset(u32)), argObjects: {!31})
!27 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpArg(0, u5), DIOpExtend(3)), argObjects: {!32})
!28 = distinct !DILifetime(object: !15, location: !DIExpr(DIOpArg(0, u32), DIOpExtend(4), DIOpConstant(u32 3), DIOpByteOffset(u32)), argObjects: {!31})

;! f+0x4: parts = comp[0..2: reg(0)+1, 2..4: reg(0)+1, 4..6: reg(0)+1]+0
;! f+0x4 with rsp=0x7000: slots = comp[0..4: mem(0)+0x7010, 4..8: mem(0)+0x7010]+0
; 4660 = 0x1234.
;! f+0x4: constants = imm(341234123412)+0
;! f+0x4 with rsp=0x7000: element = mem(0)+0x7010
; Elements of 5 bits follow one another without gaps.
;! f+0x4: odd = comp[0..0.5: reg(2)+0.3, 0.5..1.2: reg(2)+0.3, 1.2..1.7: reg(2)+0.3]+0
; The last byte of the first element, then the first three of the second.
;! f+0x4 with rsp=0x7000: straddling = comp[0..1: mem(0)+0x7013, 1..4: mem(0)+0x7010]+0
