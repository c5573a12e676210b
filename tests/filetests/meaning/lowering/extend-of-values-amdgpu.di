; Section 3, DIOpExtend: the same of a register of a processor with lanes, of its program counter,
; and of an object in memory.
; Nothing lost in: llvm llvm-legacy dwarf6-draft
target "amdgpu-wave64"

define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x8: dbg.def !20, %reg(SGPR5)
  0x8: dbg.def !21, %regs(SGPR8, SGPR9)
  0x8: dbg.def !22, %lane(VGPR3, 32)
}

frame @f { 0x0: cfa = SGPR32+0; ra = undefined }

!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.cl", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "v128", size: 128, encoding: DW_ATE_unsigned)
!4 = !DIBasicType(name: "v64", size: 64, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "scalar", scope: !2, file: !1, line: 2, type: !3)
!11 = !DILocalVariable(name: "pointed", scope: !2, file: !1, line: 3, type: !3)
!12 = !DILocalVariable(name: "lane", scope: !2, file: !1, line: 4, type: !4)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(u32), DIOpExtend(4)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(ptr addrspace(1)), DIOpDeref(u32), DIOpExtend(4)))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(u32), DIOpExtend(2)))

; SGPR5 is register 37, SGPR8 and SGPR9 40 and 41, VGPR3 of a wave of 64 2563
;! f+0x0..0x8: scalar = undef
;! f+0x8..0x20: scalar = comp[0..4: reg(37)+0, 4..8: reg(37)+0, 8..12: reg(37)+0, 12..16: reg(37)+0]+0
; the pointer is 0x1_0000_2000, address space 1 of the compiler is space 0 of DWARF
;! f+0x8..0x20 with SGPR8=0x2000, SGPR9=0x1: pointed = comp[0..4: mem(0)+0x100002000, 4..8: mem(0)+0x100002000, 8..12: mem(0)+0x100002000, 12..16: mem(0)+0x100002000]+0
; lane 5 starts 20 bytes into the register
;! f+0x8..0x20 lane 5: lane = comp[0..4: reg(2563)+20, 4..8: reg(2563)+20]+0
