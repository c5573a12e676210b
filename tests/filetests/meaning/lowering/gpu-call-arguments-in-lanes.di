; Section 3.4 and the text format's calls: an argument is passed in each lane of a vector register, one in the wave's private memory above
; the stack pointer, and the address of a slot in a scalar register. The values are in a preserved vector register and in slots.
; Nothing lost in: llvm llvm-legacy dwarf6-draft
target "amdgpu-wave64"

define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %lane(VGPR40, 32)
  0x0: dbg.def !21, %slot(cfa+8, 32)
  0x0: dbg.def !22, %addr(cfa+8)
  0x0: dbg.def !24, %slot(cfa+64, 8192)
}

calls @f {
  0x10..0x18: unknown preserves(VGPR40), %lane(VGPR0, 32) = !10, %lane(VGPR1, 16) = !13, %slot(cfa+0, 32) = !11, %slot(SGPR32-8, 32) = !11, %reg(SGPR4) = !12, %lane(VGPR2, 32) = !14
}

frame @f { 0x0: cfa = SGPR33+0; ra = undefined }

!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.cl", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, flags: DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "uint", size: 32, encoding: DW_ATE_unsigned)
!4 = !DIBasicType(name: "ulong", size: 64, encoding: DW_ATE_unsigned)
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !3, size: 32, addressSpace: 5)
!10 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 2, type: !3)
!11 = !DILocalVariable(name: "y", scope: !2, file: !1, line: 3, type: !3)
!12 = !DILocalVariable(name: "p", scope: !2, file: !1, line: 4, type: !5)
!13 = !DILocalVariable(name: "z", scope: !2, file: !1, line: 5, type: !3)
!14 = !DILocalVariable(name: "spilled", scope: !2, file: !1, line: 6, type: !3)
!15 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(u32)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(u32)))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(ptr addrspace(5))))
!23 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpArg(0, u32), DIOpPushLane(u32), DIOpAdd()), argObjects: {!10}, kind: computed)
!24 = distinct !DILifetime(object: !15, location: !DIExpr(DIOpReferrer(b8192)))
!25 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpArg(0, b8192), DIOpPushLane(u32), DIOpConstant(u32 4), DIOpMul(), DIOpByteOffset(u32)), argObjects: {!15}, kind: computed)

;! f+0x0..0x40 lane 2: x = reg(2600)+8
; while the call runs: 0x100 + 8, 0x100 + 64 + 2 * 4
;! f+0x17 lane 2 with cfa=0x100: x = reg(2600)+8
;! f+0x17 lane 2 with cfa=0x100: y = mem(6)+0x108
;! f+0x17 lane 2 with cfa=0x100: p = imm(08010000)+0
;! f+0x17 lane 2 with cfa=0x100, VGPR40=<00 00 00 00 00 00 00 00 05 00 00 00>: z = imm(07000000)+0
;! f+0x17 lane 2 with cfa=0x100: spilled = mem(6)+0x148
