; Section 6.1 and 6.4, DIOpPushLane in arithmetic: a work item's number and an address that each lane computes.
target "amdgpu-wave64"

define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(SGPR4)
  0x0: dbg.def !21, %regs(SGPR6, SGPR7)
}

frame @f { 0x0: cfa = SGPR32+0; ra = undefined }

!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.cl", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "uint", size: 32, encoding: DW_ATE_unsigned)
!4 = !DIBasicType(name: "ulong", size: 64, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "id", scope: !2, file: !1, line: 2, type: !3)
!11 = !DILocalVariable(name: "element", scope: !2, file: !1, line: 3, type: !3)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(u32), DIOpConstant(u32 6), DIOpShl(), DIOpPushLane(u32), DIOpAdd()))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(ptr addrspace(1)), DIOpDeref(b2048), DIOpPushLane(u32), DIOpConstant(u32 4), DIOpMul(), DIOpByteOffset(u32)))

; 2 * 64 + 5 = 133 = 0x85
;! f+0x0..0x20 lane 5 with SGPR4=0x2: id = imm(85000000)+0
; 0x10000 + 5 * 4
;! f+0x0..0x20 lane 5 with SGPR6=0x10000, SGPR7=0x0: element = mem(0)+0x10014
