; An entity in a slot so far below the CFA that it is before the start of memory: the reference counts round, LLVM's operations fail.

target "amdgpu-wave32"
define @f0 size 0x4c !dbg !6 block_local {
bb0 @ 0x0 -> bb1:
bb1 @ 0x1d -> bb0, bb2, bb2:
bb2 @ 0x3b -> bb2, bb3:
bb3 @ 0x4b:
}
define @f1 size 0x7c !dbg !17 block_local {
bb0 @ 0x0 -> bb1, bb0, bb1:
  0x56: dbg.def !30, %entity(20)
bb1 @ 0x5b:
}
frame @f1 { 0x0: cfa = SGPR32+40 }
entity @f1 20 {
  0x4e..0x77: %slot(cfa-2147483648, 64)
  0x35..0x5e: %reg(VGPR0, 706, 64)
}
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "g")
!5 = distinct !DIFragment()
!6 = distinct !DISubprogram(name: "f0", unit: !2, file: !1, line: 1, spFlags: DISPFlagDefinition, frameBase: !5)
!17 = distinct !DISubprogram(name: "f1", unit: !2, file: !1, line: 2, spFlags: DISPFlagDefinition)
!22 = distinct !DIFragment()
!26 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!27 = !DILocalVariable(name: "e2", scope: !17, file: !1, line: 2, type: !26)
!28 = distinct !DILifetime(object: !27, location: !DIExpr(DIOpArg(0, ptr)), argObjects: {!22})
!30 = distinct !DILifetime(object: !22, location: !DIExpr(DIOpReferrer(ptr addrspace(4)), DIOpDeref(b64)))
