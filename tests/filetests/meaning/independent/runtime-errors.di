; errors that only the machine's state shows: division by zero, offsets outside, overlays outside: undefined, not wrong
target "x86_64"
define @f size 0x20 !dbg !10 {
bb0 @ 0x0:
  0x0: dbg.def !11, %reg(rax)
  0x0: dbg.def !12, %reg(rax)
  0x0: dbg.def !13, %reg(rax)
  0x0: dbg.def !14, %reg(rax)
  0x0: dbg.def !15, %reg(rax, 0, 8)
}
!16 = !DIFile(filename: "a.c", directory: "/src")
!17 = distinct !DICompileUnit(language: DW_LANG_C11, file: !16, producer: "test")
!10 = distinct !DISubprogram(name: "f", linkageName: "f", unit: !17, file: !16, line: 1, spFlags: DISPFlagDefinition)
!18 = !DIBasicType(name: "u8", size: 8, encoding: DW_ATE_unsigned)
!19 = !DIBasicType(name: "u64", size: 64, encoding: DW_ATE_unsigned)
!20 = !DIBasicType(name: "u128", size: 128, encoding: DW_ATE_unsigned)
!21 = distinct !DIFragment()
!22 = !DILocalVariable(scope: !10, name: "a", file: !16, line: 12, type: !19)
!23 = !DILocalVariable(scope: !10, name: "b", file: !16, line: 13, type: !19)
!24 = !DILocalVariable(scope: !10, name: "c", file: !16, line: 14, type: !19)
!25 = !DILocalVariable(scope: !10, name: "d", file: !16, line: 15, type: !20)
!26 = !DILocalVariable(scope: !10, name: "e", file: !16, line: 16, type: !18)
!27 = !DILocalVariable(scope: !10, name: "g", file: !16, line: 17, type: !20)
!15 = distinct !DILifetime(object: !21, location: !DIExpr(DIOpReferrer(i8)))
!11 = distinct !DILifetime(object: !22, location: !DIExpr(DIOpConstant(i64 100), DIOpReferrer(i64), DIOpDiv()))
!12 = distinct !DILifetime(object: !23, location: !DIExpr(DIOpConstant(u64 100), DIOpReferrer(u64), DIOpMod()))
!13 = distinct !DILifetime(object: !24, location: !DIExpr(DIOpConstant(u128 1), DIOpReferrer(i64), DIOpBitOffset(u64)))
!14 = distinct !DILifetime(object: !25, location: !DIExpr(DIOpConstant(u64 1), DIOpConstant(u64 2), DIOpReferrer(u64), DIOpConstant(u64 0), DIOpNe(), DIOpChoose(), DIOpConstant(u64 100), DIOpReferrer(u64), DIOpDiv(), DIOpComposite(2, b128)))
!28 = distinct !DILifetime(object: !26, location: !DIExpr(DIOpConstant(u16 4660), DIOpArg(0, i8), DIOpByteOffset(u8)), argObjects: {!21})
;! f+0x0 with rax=7: a = imm(0e00000000000000)+0
;! f+0x0 with rax=0: a = error
;! f+0x0 with rax=0xfffffffffffffff9: a = imm(f2ffffffffffffff)+0
;! f+0x0 with rax=0: b = error
;! f+0x0 with rax=64: c = imm(0000000000000000)+0
;! f+0x0 with rax=0xffffffffffffffff: c = error
;! f+0x0 with rax=0: d = comp[0..8: imm(0200000000000000), 8..16: error]+0
;! f+0x0 with rax=5: d = imm(01000000000000001400000000000000)+0
;! f+0x0 with rax=1: e = imm(12)+0
;! f+0x0 with rax=2: e = error
;! f+0x0 with rax=0xff: e = error
