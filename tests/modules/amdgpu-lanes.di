; A kernel of a wave of 64 lanes of which some may be switched off. Where each lane is in the code, and which of them
; run, is in scalar registers; a pointer and a variable say which memory they are of.
target "amdgpu-wave64"

define @mask size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %regs(SGPR4, SGPR5)
  0x8: dbg.def !21, %reg(EXEC_64)
  0x8: dbg.def !22, %reg(PC_64)
  0x20: dbg.kill !22
}

frame @mask { 0x0: cfa = SGPR32+0; ra = undefined }

!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "mask.cl", directory: "/src")
!2 = distinct !DISubprogram(name: "mask", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition, lanePC: !11, activeLane: !12, laneCount: 64)
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!4 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !3, size: 64, addressSpace: 1, memorySpace: DW_MSPACE_LLVM_global)
!10 = !DILocalVariable(name: "out", arg: 1, scope: !2, file: !1, line: 1, type: !4, memorySpace: DW_MSPACE_LLVM_private)
!11 = distinct !DIFragment()
!12 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(ptr addrspace(1))))
!21 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(u64)))
!22 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(u64), DIOpExtend(64)))
