; a masked merge of a zmm register with memory, the mask in k1; elements of odd and even places; a byte of it
; bits 0..3 from zmm3, the rest from memory
target "x86_64"
define @f size 0x20 !dbg !10 {
bb0 @ 0x0:
  0x0: dbg.def !11, %reg(zmm3)
  0x0: dbg.def !12, %reg(k1, 0, 16)
  0x0: dbg.def !13, %slot(rsp+64, 512)
}
!14 = !DIFile(filename: "a.c", directory: "/src")
!15 = distinct !DICompileUnit(language: DW_LANG_C11, file: !14, producer: "test")
!10 = distinct !DISubprogram(name: "f", linkageName: "f", unit: !15, file: !14, line: 1, spFlags: DISPFlagDefinition)
!16 = !DIBasicType(name: "u8", size: 8, encoding: DW_ATE_unsigned)
!17 = !DIBasicType(name: "u32", size: 32, encoding: DW_ATE_unsigned)
!18 = !DIBasicType(name: "u512", size: 512, encoding: DW_ATE_unsigned)
!19 = distinct !DIFragment()
!20 = distinct !DIFragment()
!21 = distinct !DIFragment()
!22 = !DILocalVariable(scope: !10, name: "a", file: !14, line: 12, type: !18)
!23 = !DILocalVariable(scope: !10, name: "b", file: !14, line: 13, type: !17)
!24 = !DILocalVariable(scope: !10, name: "c", file: !14, line: 14, type: !16)
!11 = distinct !DILifetime(object: !19, location: !DIExpr(DIOpReferrer(<16 x f32>)))
!12 = distinct !DILifetime(object: !20, location: !DIExpr(DIOpReferrer(u16)))
!13 = distinct !DILifetime(object: !21, location: !DIExpr(DIOpReferrer(<16 x f32>)))
!25 = distinct !DILifetime(object: !22, location: !DIExpr(DIOpArg(0, <16 x f32>), DIOpArg(1, <16 x f32>), DIOpArg(2, u16), DIOpSelect()), argObjects: {!21, !19, !20})
!26 = distinct !DILifetime(object: !23, location: !DIExpr(DIOpArg(0, b512), DIOpConstant(u16 288), DIOpBitOffset(u32)), argObjects: {!22})
!27 = distinct !DILifetime(object: !24, location: !DIExpr(DIOpArg(0, b512), DIOpConstant(u8 39), DIOpByteOffset(u8)), argObjects: {!22})
;! f+0x0 with k1=0x000f, rsp=0x7000: a = comp[0..16: reg(20)+0, 16..64: mem(0)+0x7050]+0
;! f+0x0 with k1=0x0000, rsp=0x7000: a = mem(0)+0x7040
;! f+0x0 with k1=0xffff, rsp=0x7000: a = reg(20)+0
;! f+0x0 with k1=0x5555, rsp=0x7000: b = mem(0)+0x7064
;! f+0x0 with k1=0x0200, rsp=0x7000: b = reg(20)+36
;! f+0x0 with k1=0x0200, rsp=0x7000: c = reg(20)+39
;! f+0x0 with k1=0xfdff, rsp=0x7000: c = mem(0)+0x7067
