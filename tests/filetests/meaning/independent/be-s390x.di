; big-endian s390x: low bits of registers, bytes of memory and of values
; [70a0] = 80 00 00 01 -> i32 -2147483647 -> i64 ffffffff80000001, big endian
; r4 low 16 bits 0xffff = -1, + 0x102 = 0x101
target "s390x"
define @f size 0x20 !dbg !10 {
bb0 @ 0x0:
  0x0: dbg.def !11, %reg(r2)
  0x0: dbg.def !12, %reg(r3, 32, 32)
  0x0: dbg.def !13, %regs(%reg(r2, 0, 32), r3)
  0x0: dbg.def !14, %slot(r15+160, 64)
  0x0: dbg.def !15, %slot(r15+160, 32)
  0x0: dbg.def !16, %reg(r4)
  0x0: dbg.def !17, %reg(r4)
  0x0: dbg.def !18, %const(i32 258)
  0x0: dbg.def !19, %slot(r15+164, 64)
}
!20 = !DIFile(filename: "a.c", directory: "/src")
!21 = distinct !DICompileUnit(language: DW_LANG_C11, file: !20, producer: "test")
!10 = distinct !DISubprogram(name: "f", linkageName: "f", unit: !21, file: !20, line: 1, spFlags: DISPFlagDefinition)
!22 = !DIBasicType(name: "u16", size: 16, encoding: DW_ATE_unsigned)
!23 = !DIBasicType(name: "u32", size: 32, encoding: DW_ATE_unsigned)
!24 = !DIBasicType(name: "u64", size: 64, encoding: DW_ATE_unsigned)
!25 = !DIBasicType(name: "u96", size: 96, encoding: DW_ATE_unsigned)
!26 = !DILocalVariable(scope: !10, name: "a", file: !20, line: 15, type: !23)
!27 = !DILocalVariable(scope: !10, name: "b", file: !20, line: 16, type: !23)
!28 = !DILocalVariable(scope: !10, name: "c", file: !20, line: 17, type: !25)
!29 = !DILocalVariable(scope: !10, name: "d", file: !20, line: 18, type: !22)
!30 = !DILocalVariable(scope: !10, name: "e", file: !20, line: 19, type: !24)
!31 = !DILocalVariable(scope: !10, name: "g", file: !20, line: 20, type: !24)
!32 = !DILocalVariable(scope: !10, name: "h", file: !20, line: 21, type: !23)
!33 = !DILocalVariable(scope: !10, name: "i", file: !20, line: 22, type: !23)
!34 = !DILocalVariable(scope: !10, name: "j", file: !20, line: 23, type: !24)
!35 = distinct !DIFragment()
!11 = distinct !DILifetime(object: !26, location: !DIExpr(DIOpReferrer(i32)))
!12 = distinct !DILifetime(object: !27, location: !DIExpr(DIOpReferrer(i32)))
!13 = distinct !DILifetime(object: !28, location: !DIExpr(DIOpReferrer(b96)))
!14 = distinct !DILifetime(object: !29, location: !DIExpr(DIOpReferrer(i64), DIOpConstant(i32 2), DIOpByteOffset(u16)))
!15 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(i32), DIOpConvert(i64)))
!16 = distinct !DILifetime(object: !31, location: !DIExpr(DIOpReferrer(i16), DIOpConstant(i16 258), DIOpAdd(), DIOpZExt(u64)))
!17 = distinct !DILifetime(object: !32, location: !DIExpr(DIOpReferrer(i64), DIOpConstant(i32 0), DIOpByteOffset(i32)))
!18 = distinct !DILifetime(object: !33, location: !DIExpr(DIOpReferrer(i32)))
!19 = distinct !DILifetime(object: !35, location: !DIExpr(DIOpReferrer(i64), DIOpConstant(i64 1), DIOpShl()))
!36 = distinct !DILifetime(object: !34, location: !DIExpr(DIOpArg(0, <2 x i32>), DIOpConstant(<2 x i32> 4294967298), DIOpConstant(u2 1), DIOpSelect()), argObjects: {!35})
;! f+0x4: a = reg(2)+0
;! f+0x4: b = reg(3)+4
;! f+0x4: c = comp[0..4: reg(2)+0, 4..12: reg(3)+0]+0
;! f+0x4 with r15=0x7000: d = mem(0)+0x70a2
;! f+0x4 with r15=0x7000, [0x70a0]=<80 00 00 01>: e = imm(ffffffff80000001)+0
;! f+0x4 with r4=0xaaaabbbbccccffff: g = imm(0000000000000101)+0
;! f+0x4: i = imm(00000102)+0
