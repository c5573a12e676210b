; a window of an array in a register, laid over its memory at a place known only at run time; reads across its borders
target "x86_64"
define @f size 0x20 !dbg !10 {
bb0 @ 0x0:
  0x0: dbg.def !11, %slot(rsp+0, 256)
  0x0: dbg.def !12, %reg(xmm2)
  0x0: dbg.def !13, %reg(rcx, 0, 8)
}
!14 = !DIFile(filename: "a.c", directory: "/src")
!15 = distinct !DICompileUnit(language: DW_LANG_C11, file: !14, producer: "test")
!10 = distinct !DISubprogram(name: "f", linkageName: "f", unit: !15, file: !14, line: 1, spFlags: DISPFlagDefinition)
!16 = !DIBasicType(name: "u64", size: 64, encoding: DW_ATE_unsigned)
!17 = !DIBasicType(name: "u256", size: 256, encoding: DW_ATE_unsigned)
!18 = distinct !DIFragment()
!19 = distinct !DIFragment()
!20 = distinct !DIFragment()
!21 = !DILocalVariable(scope: !10, name: "a", file: !14, line: 12, type: !17)
!22 = !DILocalVariable(scope: !10, name: "b", file: !14, line: 13, type: !16)
!23 = !DILocalVariable(scope: !10, name: "c", file: !14, line: 14, type: !16)
!24 = !DILocalVariable(scope: !10, name: "d", file: !14, line: 15, type: !17)
!11 = distinct !DILifetime(object: !18, location: !DIExpr(DIOpReferrer(b256)))
!12 = distinct !DILifetime(object: !19, location: !DIExpr(DIOpReferrer(b128)))
!13 = distinct !DILifetime(object: !20, location: !DIExpr(DIOpReferrer(u8)))
!25 = distinct !DILifetime(object: !21, location: !DIExpr(DIOpArg(0, b256), DIOpArg(1, b128), DIOpArg(2, u8), DIOpConstant(u8 4), DIOpMul(), DIOpOverlay(b256)), argObjects: {!18, !19, !20})
!26 = distinct !DILifetime(object: !22, location: !DIExpr(DIOpArg(0, b256), DIOpConstant(i8 12), DIOpByteOffset(u64)), argObjects: {!21})
!27 = distinct !DILifetime(object: !23, location: !DIExpr(DIOpArg(0, b256), DIOpConstant(i8 12), DIOpByteOffset(u64), DIOpRead()), argObjects: {!21})
!28 = distinct !DILifetime(object: !24, location: !DIExpr(DIOpArg(0, b256), DIOpConstant(b16 4660), DIOpArg(1, u8), DIOpOverlay(b256)), argObjects: {!21, !20})
;! f+0x0 with rsp=0x7000, rcx=0: a = comp[0..16: reg(19)+0, 16..32: mem(0)+0x7010]+0
;! f+0x0 with rsp=0x7000, rcx=3: a = comp[0..12: mem(0)+0x7000, 12..28: reg(19)+0, 28..32: mem(0)+0x701c]+0
;! f+0x0 with rsp=0x7000, rcx=4: b = comp[0..4: mem(0)+0x700c, 4..8: reg(19)+0]+0
;! f+0x0 with rsp=0x7000, rcx=3: b = reg(19)+0
;! f+0x0 with rsp=0x7000, rcx=1: d = comp[0..1: mem(0)+0x7000, 1..3: imm(3412), 3..4: mem(0)+0x7003, 4..20: reg(19)+0, 20..32: mem(0)+0x7014]+0
;! f+0x0 with rsp=0x7000, rcx=5: a = error
