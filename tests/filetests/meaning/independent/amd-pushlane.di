; the lane number in arithmetic, as an index into private memory
target "amdgpu-wave32"
define @f size 0x20 !dbg !10 {
bb0 @ 0x0:
  0x0: dbg.def !11, %reg(SGPR4)
  0x0: dbg.def !12, %reg(VGPR3)
}
!13 = !DIFile(filename: "a.c", directory: "/src")
!14 = distinct !DICompileUnit(language: DW_LANG_C11, file: !13, producer: "test")
!10 = distinct !DISubprogram(name: "f", linkageName: "f", unit: !14, file: !13, line: 1, spFlags: DISPFlagDefinition)
!15 = !DIBasicType(name: "u8", size: 8, encoding: DW_ATE_unsigned)
!16 = !DIBasicType(name: "u32", size: 32, encoding: DW_ATE_unsigned)
!17 = !DILocalVariable(scope: !10, name: "a", file: !13, line: 8, type: !16)
!18 = !DILocalVariable(scope: !10, name: "b", file: !13, line: 9, type: !16)
!19 = !DILocalVariable(scope: !10, name: "c", file: !13, line: 10, type: !16)
!20 = !DILocalVariable(scope: !10, name: "d", file: !13, line: 11, type: !15)
!11 = distinct !DILifetime(object: !17, location: !DIExpr(DIOpReferrer(u32), DIOpPushLane(u32), DIOpConstant(u32 4), DIOpMul(), DIOpAdd(), DIOpReinterpret(ptr addrspace(5)), DIOpDeref(u32)))
!12 = distinct !DILifetime(object: !18, location: !DIExpr(DIOpReferrer(<32 x u32>), DIOpPushLane(u32), DIOpConstant(u32 4), DIOpMul(), DIOpByteOffset(u32)))
!21 = distinct !DILifetime(object: !19, location: !DIExpr(DIOpPushLane(u32), DIOpConstant(u32 31), DIOpEq(), DIOpZExt(u32)))
!22 = distinct !DILifetime(object: !20, location: !DIExpr(DIOpPushLane(i8), DIOpConstant(i8 -1), DIOpMul()))
;! f+0x4 lane 3 with SGPR4=0x100: a = mem(5)+0x10c
;! f+0x4 lane 7: b = reg(1539)+28
;! f+0x4 lane 31: c = imm(01000000)+0
;! f+0x4 lane 30: c = imm(00000000)+0
;! f+0x4 lane 5: d = imm(fb)+0
