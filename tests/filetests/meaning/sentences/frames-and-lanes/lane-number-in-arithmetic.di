; The number of the lane in arithmetic of several widths, and as an offset into scalar memory
target "amdgpu-wave64"
define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
  0x0: dbg.def !20, %regs(SGPR4, SGPR5)
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!910 = !DIBasicType(name: "t8", size: 8, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "a", scope: !4, file: !1, line: 10, type: !910)
!911 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!11 = !DILocalVariable(name: "b", scope: !4, file: !1, line: 11, type: !911)
!912 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!12 = !DILocalVariable(name: "c", scope: !4, file: !1, line: 12, type: !912)
!20 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(ptr addrspace(1)), DIOpDeref(b4096), DIOpPushLane(u32), DIOpConstant(u32 8), DIOpMul(), DIOpByteOffset(f32)))
!21 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpPushLane(u8), DIOpConstant(u8 200), DIOpAdd()))
!22 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpPushLane(i64), DIOpNeg()))
;! f+0x0 lane 60: a = imm(04)+0
;! f+0x0 lane 5: b = imm(fbffffffffffffff)+0
;! f+0x0 lane 5 with SGPR4=0x1000, SGPR5=0x2: c = mem(0)+0x200001028
