; Section 5, addresses: numbers counted from a frame base in private memory, from the CFA below 0, and the CFA in arithmetic with a lane.
; Nothing lost in: llvm llvm-legacy dwarf6-draft
target "amdgpu-wave32"

define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %addr(fb+8)
  0x0: dbg.def !21, %addr(cfa-24)
  0x0: dbg.def !23, %slot(SGPR33+16, 8)
}

frame @f {
  0x0: cfa = SGPR32+0; ra = undefined
  0x8: cfa = SGPR33-64; SGPR40 = cfa-2; SGPR41 = cfa+1026
}

!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.cl", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition, frameBase: !12)
!3 = !DIBasicType(name: "uint", size: 32, encoding: DW_ATE_unsigned)
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !3, size: 32, addressSpace: 5)
!10 = !DILocalVariable(name: "p", scope: !2, file: !1, line: 2, type: !5)
!11 = !DILocalVariable(name: "q", scope: !2, file: !1, line: 3, type: !5)
!12 = distinct !DIFragment()
!13 = !DILocalVariable(name: "s", scope: !2, file: !1, line: 4, type: !3)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(ptr addrspace(5))))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(ptr addrspace(5))))
!22 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpCFA(5), DIOpReinterpret(u32), DIOpPushLane(u32), DIOpConstant(u32 4), DIOpMul(), DIOpAdd()), kind: computed)
!23 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(b8)))

; 0x2000 + 16 + 8
;! f+0x0..0x20 with SGPR33=0x2000, cfa=0x1000: p = imm(18200000)+0
;! f+0x0..0x20 with cfa=0x1000: q = imm(e80f0000)+0
; 0x1000 + 4 * 3
;! f+0x0..0x20 lane 3 with cfa=0x1000: s = imm(0c100000)+0
; 0x2040 - 64 - 2
;! f+0x8..0x20 with SGPR33=0x2040, cfa=0x2000: caller(SGPR40) = imm(fe1f0000)+0
;! f+0x8..0x20 with SGPR33=0x2040, cfa=0x2000: caller(SGPR41) = imm(02240000)+0
