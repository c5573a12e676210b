; Offsets of signed and unsigned types: the byte 0xff is -1 or 255; negative offsets go back from a place that was moved forward.
target "x86_64"
define @f size 0x10 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !13, %slot(rsp+0, 4096)
  0x0: dbg.def !14, %reg(rcx, 0, 8)
  0x0: dbg.def !15, %reg(xmm7)
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "u8", size: 8, encoding: DW_ATE_unsigned)
!4 = !DIBasicType(name: "i16", size: 16, encoding: DW_ATE_signed)
!5 = distinct !DIFragment()
!6 = distinct !DIFragment()
!7 = distinct !DIFragment()
!8 = !DILocalVariable(name: "s", scope: !2, file: !1, line: 3, type: !3)
!9 = !DILocalVariable(name: "u", scope: !2, file: !1, line: 4, type: !3)
!10 = !DILocalVariable(name: "back", scope: !2, file: !1, line: 5, type: !4)
!11 = !DILocalVariable(name: "bits", scope: !2, file: !1, line: 6, type: !3)
!12 = !DILocalVariable(name: "in", scope: !2, file: !1, line: 7, type: !3)
!13 = distinct !DILifetime(object: !5, location: !DIExpr(DIOpReferrer(b4096)))
!14 = distinct !DILifetime(object: !6, location: !DIExpr(DIOpReferrer(i8)))
!15 = distinct !DILifetime(object: !7, location: !DIExpr(DIOpReferrer(b128)))
!16 = distinct !DILifetime(object: !8, location: !DIExpr(DIOpArg(0, b4096), DIOpConstant(u8 255), DIOpByteOffset(b8), DIOpArg(1, i8), DIOpByteOffset(u8)), argObjects: {!5, !6})
!17 = distinct !DILifetime(object: !9, location: !DIExpr(DIOpArg(0, b4096), DIOpArg(1, u8), DIOpByteOffset(u8)), argObjects: {!5, !6})
!18 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, b4096), DIOpConstant(i16 300), DIOpBitOffset(b8), DIOpConstant(i8 -44), DIOpBitOffset(i16)), argObjects: {!5})
!19 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpArg(0, b4096), DIOpConstant(u16 64), DIOpBitOffset(b8), DIOpArg(1, i8), DIOpBitOffset(u8)), argObjects: {!5, !6})
!20 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpArg(0, b128), DIOpConstant(u4 12), DIOpByteOffset(b8), DIOpConstant(i4 -5), DIOpByteOffset(u8)), argObjects: {!7})

;! f+0x0 with rsp=0x7000, rcx=0xff: s = mem(0)+0x70fe
;! f+0x0 with rsp=0x7000, rcx=0xff: u = mem(0)+0x70ff
;! f+0x0 with rsp=0x7000: back = mem(0)+0x7020
;! f+0x0 with rsp=0x7000, rcx=0xff: bits = mem(0)+0x7007.7
;! f+0x0 with rsp=0x7000, rcx=0xc0: bits = mem(0)+0x7000
;! f+0x0 with rsp=0x7000, rcx=0x7f: bits = mem(0)+0x7017.7
;! f+0x0: in = reg(24)+7
