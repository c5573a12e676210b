; f calls g with rdi = x + 5; g has lost rdi, and its parameter p is the entry value; h tail-calls g; with an argument in memory too
target "x86_64"
define @f size 0x20 !dbg !10 {
bb0 @ 0x0:
  0x0: dbg.def !11, %reg(rdi)
  0x4: dbg.kill !11
  0x4: dbg.def !12, %reg(rbx)
  0x4: dbg.def !13, %reg(rbx)
  0x11: dbg.kill !12
  0x11: dbg.kill !13
}
define @g size 0x10 !dbg !14 {
bb0 @ 0x0:
  0x0: dbg.def !15, %reg(rdi)
  0x0: dbg.def !16, %reg(rdi)
  0x0: dbg.def !17, %reg(rsi)
}
define @h size 0x10 !dbg !18 {
bb0 @ 0x0:
  0x0: dbg.def !19, %reg(rdi)
}
calls @f { 0x8..0xd: !14, %reg(rdi) = !20, %reg(rsi) = !21 }
calls @h { 0x3..0x8: !14 tail, %reg(rdi) = !22 }
frame @f { 0x0: cfa = rsp+8; ra = [cfa-8]
 0x1: cfa = rsp+16; rbx = [cfa-16]
 0x11: cfa = rsp+8 }
frame @g { 0x0: cfa = rsp+8; ra = [cfa-8] }
frame @h { 0x0: cfa = rsp+8; ra = [cfa-8] }
!23 = !DIFile(filename: "a.c", directory: "/src")
!24 = distinct !DICompileUnit(language: DW_LANG_C11, file: !23, producer: "test")
!25 = !DIBasicType(name: "u64", size: 64, encoding: DW_ATE_unsigned)
!10 = distinct !DISubprogram(name: "f", linkageName: "f", unit: !24, file: !23, line: 1, spFlags: DISPFlagDefinition, flags: DIFlagAllCallsDescribed)
!14 = distinct !DISubprogram(name: "g", linkageName: "g", unit: !24, file: !23, line: 10, spFlags: DISPFlagDefinition, flags: DIFlagAllCallsDescribed)
!18 = distinct !DISubprogram(name: "h", linkageName: "h", unit: !24, file: !23, line: 20, spFlags: DISPFlagDefinition, flags: DIFlagAllCallsDescribed)
!26 = !DILocalVariable(scope: !10, name: "x", file: !23, line: 32, type: !25)
!21 = !DILocalVariable(scope: !10, name: "y", file: !23, line: 33, type: !25)
!27 = !DILocalVariable(scope: !14, name: "p", file: !23, line: 34, type: !25, arg: 1)
!28 = !DILocalVariable(scope: !14, name: "q", file: !23, line: 35, type: !25)
!29 = !DILocalVariable(scope: !14, name: "r", file: !23, line: 36, type: !25, arg: 2)
!30 = !DILocalVariable(scope: !18, name: "w", file: !23, line: 37, type: !25, arg: 1)
!20 = distinct !DIFragment()
!22 = distinct !DIFragment()
!11 = distinct !DILifetime(object: !26, location: !DIExpr(DIOpReferrer(u64)))
!12 = distinct !DILifetime(object: !26, location: !DIExpr(DIOpReferrer(u64)))
!13 = distinct !DILifetime(object: !20, location: !DIExpr(DIOpReferrer(u64), DIOpConstant(u64 5), DIOpAdd()))
!31 = distinct !DILifetime(object: !21, location: !DIExpr(DIOpArg(0, u64), DIOpConstant(u64 3), DIOpMul()), argObjects: {!26})
!15 = distinct !DILifetime(object: !27, location: !DIExpr(DIOpReferrer(u64), DIOpEntryValue(u64)))
!16 = distinct !DILifetime(object: !28, location: !DIExpr(DIOpReferrer(u64), DIOpEntryValue(u64), DIOpConstant(u64 100), DIOpAdd(), DIOpConstant(u64 2), DIOpDiv()))
!17 = distinct !DILifetime(object: !29, location: !DIExpr(DIOpReferrer(u64), DIOpEntryValue(u64)))
!19 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(u64)))
!32 = distinct !DILifetime(object: !22, location: !DIExpr(DIOpConstant(u64 77)))
;! f+0x9 with rbx=37: x = reg(3)+0
;! f+0x9 with rbx=37: y = imm(6f00000000000000)+0
