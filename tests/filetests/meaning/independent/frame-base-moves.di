; the frame base is a fragment in rsp+0x10 first and in rbp later; slots count from it
target "x86_64"
define @f size 0x20 !dbg !10 {
bb0 @ 0x0:
  0x0: dbg.def !11, %reg(rsp)
  0x0: dbg.def !12, %slot(fb-8, 64)
  0x0: dbg.def !13, %addr(fb+4)
  0x8: dbg.kill !11
  0x8: dbg.def !14, %reg(rbp)
  0x18: dbg.kill !14
}
!15 = !DIFile(filename: "a.c", directory: "/src")
!16 = distinct !DICompileUnit(language: DW_LANG_C11, file: !15, producer: "test")
!17 = !DIBasicType(name: "u32", size: 32, encoding: DW_ATE_unsigned)
!18 = !DIBasicType(name: "u64", size: 64, encoding: DW_ATE_unsigned)
!10 = distinct !DISubprogram(name: "f", unit: !16, file: !15, line: 1, spFlags: DISPFlagDefinition, frameBase: !19)
!19 = distinct !DIFragment()
!20 = !DILocalVariable(scope: !10, name: "x", file: !15, line: 14, type: !18)
!21 = !DILocalVariable(scope: !10, name: "p", file: !15, line: 15, type: !18)
!22 = !DILocalVariable(scope: !10, name: "q", file: !15, line: 16, type: !17)
!11 = distinct !DILifetime(object: !19, location: !DIExpr(DIOpReferrer(ptr), DIOpDeref(b8), DIOpConstant(i64 16), DIOpByteOffset(b8)))
!14 = distinct !DILifetime(object: !19, location: !DIExpr(DIOpReferrer(ptr), DIOpDeref(b8)))
!12 = distinct !DILifetime(object: !20, location: !DIExpr(DIOpReferrer(i64)))
!13 = distinct !DILifetime(object: !21, location: !DIExpr(DIOpReferrer(ptr)))
!23 = distinct !DILifetime(object: !22, location: !DIExpr(DIOpArg(0, ptr), DIOpDeref(i32)), argObjects: {!21})
;! f+0x0..0x8 with rsp=0x7000, rbp=0x8000: x = mem(0)+0x7008
;! f+0x8..0x18 with rsp=0x7000, rbp=0x8000: x = mem(0)+0x7ff8
;! f+0x18..0x20 with rsp=0x7000, rbp=0x8000: x = undef
;! f+0x0 with rsp=0x7000: p = imm(1470000000000000)+0
;! f+0x8 with rbp=0x7000: p = imm(0470000000000000)+0
;! f+0x8 with rbp=0x7000: q = mem(0)+0x7004
;! f+0x0 with rsp=0x7000: q = mem(0)+0x7014
