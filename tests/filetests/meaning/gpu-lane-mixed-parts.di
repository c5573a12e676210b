; Section 3.5 and 5: a variable of 64 bits: the low half in lanes of a vector register, then 2 bytes in memory, then 2 bytes of a
; constant (the example "Source Language Variable Spread Across Multiple Kinds of Locations").
target "amdgpu-wave64"

define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %lane(VGPR0, 32)
  0x0: dbg.def !21, %regs(SGPR4, SGPR5)
}

frame @f { 0x0: cfa = SGPR32+0; ra = undefined }

!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.cl", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "uint", size: 32, encoding: DW_ATE_unsigned)
!4 = !DIBasicType(name: "ulong", size: 64, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "v", scope: !2, file: !1, line: 2, type: !4)
!11 = distinct !DIFragment()
!12 = distinct !DIFragment()
!13 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(u32)))
!21 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(ptr addrspace(1)), DIOpDeref(u16)))
!22 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpConstant(u16 61453)), kind: computed)
!23 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, u32), DIOpArg(1, u16), DIOpArg(2, u16), DIOpComposite(3, u64)), argObjects: {!11, !12, !13}, kind: computed)

; lane 63: 63 * 4 = 252; 61453 is 0xf00d, whose low byte is first
;! f+0x0..0x40 lane 63 with SGPR4=0xbeef, SGPR5=0x0: v = comp[0..4: reg(2560)+252, 4..6: mem(0)+0xbeef, 6..8: imm(0df0)+0]+0
;! f+0x0..0x40 lane 0 with SGPR4=0xbeef, SGPR5=0x1: v = comp[0..4: reg(2560)+0, 4..6: mem(0)+0x10000beef, 6..8: imm(0df0)+0]+0
