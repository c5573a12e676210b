; big-endian: a struct of two shorts is a computed int; each member as a variable of its own
target "ppc64"
define @f size 0x20 !dbg !10 {
bb0 @ 0x0:
  0x0: dbg.def !11, %reg(r3)
}
!12 = !DIFile(filename: "a.c", directory: "/src")
!13 = distinct !DICompileUnit(language: DW_LANG_C11, file: !12, producer: "test")
!10 = distinct !DISubprogram(name: "f", linkageName: "f", unit: !13, file: !12, line: 1, spFlags: DISPFlagDefinition)
!14 = !DIBasicType(name: "u8", size: 8, encoding: DW_ATE_unsigned)
!15 = !DIBasicType(name: "u16", size: 16, encoding: DW_ATE_unsigned)
!16 = distinct !DIFragment()
!17 = !DILocalVariable(scope: !10, name: "hi", file: !12, line: 8, type: !15)
!18 = !DILocalVariable(scope: !10, name: "lo", file: !12, line: 9, type: !15)
!19 = !DILocalVariable(scope: !10, name: "mid", file: !12, line: 10, type: !15)
!20 = !DILocalVariable(scope: !10, name: "b0", file: !12, line: 11, type: !14)
!21 = !DILocalVariable(scope: !10, name: "b3", file: !12, line: 12, type: !14)
!11 = distinct !DILifetime(object: !16, location: !DIExpr(DIOpReferrer(i32), DIOpConstant(i32 1), DIOpAdd()))
!22 = distinct !DILifetime(object: !17, location: !DIExpr(DIOpArg(0, b32), DIOpConstant(i8 0), DIOpByteOffset(u16)), argObjects: {!16})
!23 = distinct !DILifetime(object: !18, location: !DIExpr(DIOpArg(0, b32), DIOpConstant(i8 2), DIOpByteOffset(u16)), argObjects: {!16})
!24 = distinct !DILifetime(object: !19, location: !DIExpr(DIOpArg(0, b32), DIOpConstant(i8 1), DIOpByteOffset(u16)), argObjects: {!16})
!25 = distinct !DILifetime(object: !20, location: !DIExpr(DIOpArg(0, b32), DIOpConstant(i8 0), DIOpByteOffset(u8)), argObjects: {!16})
!26 = distinct !DILifetime(object: !21, location: !DIExpr(DIOpArg(0, b32), DIOpConstant(i8 3), DIOpByteOffset(u8)), argObjects: {!16})
;! f+0x0 with r3=0x12345677: hi = imm(1234)+0
;! f+0x0 with r3=0x12345677: lo = imm(5678)+0
;! f+0x0 with r3=0x12345677: mid = imm(3456)+0
;! f+0x0 with r3=0x12345677: b0 = imm(12)+0
;! f+0x0 with r3=0x12345677: b3 = imm(78)+0
