; a global variable that one function keeps in a register for a while, and another function in a spill; elsewhere it is in memory
target "x86_64"
define @f size 0x20 !dbg !10 {
bb0 @ 0x0:
  0x4: dbg.def !11, %reg(rbx)
  0x10: dbg.kill !11
}
define @g size 0x20 !dbg !12 {
bb0 @ 0x0:
  0x4: dbg.def !13, %slot(rsp+8, 64)
}
define @h size 0x20 !dbg !14 {
bb0 @ 0x0:
}
global @x !dbg.def !15
!16 = !DIFile(filename: "a.c", directory: "/src")
!17 = distinct !DICompileUnit(language: DW_LANG_C11, file: !16, producer: "test")
!10 = distinct !DISubprogram(name: "f", linkageName: "f", unit: !17, file: !16, line: 1, spFlags: DISPFlagDefinition)
!18 = !DIBasicType(name: "u32", size: 32, encoding: DW_ATE_unsigned)
!19 = !DIBasicType(name: "u64", size: 64, encoding: DW_ATE_unsigned)
!12 = distinct !DISubprogram(name: "g", linkageName: "g", unit: !17, file: !16, line: 10, spFlags: DISPFlagDefinition)
!14 = distinct !DISubprogram(name: "h", linkageName: "h", unit: !17, file: !16, line: 20, spFlags: DISPFlagDefinition)
!15 = distinct !DIFragment()
!20 = distinct !DIGlobalVariable(scope: !17, name: "x", file: !16, line: 19, type: !19)
!21 = distinct !DIGlobalVariable(scope: !17, name: "y", file: !16, line: 20, type: !18)
!22 = distinct !DILifetime(object: !20, location: !DIExpr(DIOpArg(0, ptr), DIOpDeref(b64)), argObjects: {!15})
!11 = distinct !DILifetime(object: !20, location: !DIExpr(DIOpReferrer(b64)))
!13 = distinct !DILifetime(object: !20, location: !DIExpr(DIOpReferrer(b64)))
!23 = distinct !DILifetime(object: !21, location: !DIExpr(DIOpArg(0, b64), DIOpConstant(i8 4), DIOpByteOffset(u32)), argObjects: {!20})
;! f+0x4..0x10: x = reg(3)+0
;! f+0x4..0x10: y = reg(3)+4
;! g+0x4..0x20 with rsp=0x7000: x = mem(0)+0x7008
;! g+0x4..0x20 with rsp=0x7000: y = mem(0)+0x700c
