; Section 5, slots: 64 lanes of 4 dwords in the wave's private memory, interleaved: the Nth dword of lane L is at N * 256 + L * 4. The
; slot moves with the focused lane.
target "amdgpu-wave64"

define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %slot(cfa+64, 8192)
  0x0: dbg.def !21, %slot(cfa+64, 8192)
}

frame @f {
  0x0: cfa = SGPR32+0; ra = undefined
  0x20: cfa = SGPR33-256
}

!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.cl", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "uint", size: 32, encoding: DW_ATE_unsigned)
!4 = !DIBasicType(name: "ulong", size: 64, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "v", scope: !2, file: !1, line: 2, type: !3)
!11 = !DILocalVariable(name: "wide", scope: !2, file: !1, line: 3, type: !4)
!12 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(b8192), DIOpPushLane(u32), DIOpConstant(u32 4), DIOpMul(), DIOpByteOffset(u32)))
; dwords 1 and 2
!21 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(b8192), DIOpPushLane(u32), DIOpConstant(u32 4), DIOpMul(), DIOpByteOffset(b4096)))
!22 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpArg(0, b4096), DIOpConstant(u32 256), DIOpByteOffset(u32), DIOpArg(0, b4096), DIOpConstant(u32 512), DIOpByteOffset(u32), DIOpComposite(2, u64)), argObjects: {!12}, kind: computed)

; 0x1000 + 64 + 4 * 3 = 0x104c
;! f+0x0..0x40 lane 3 with cfa=0x1000: v = mem(6)+0x104c
;! f+0x0..0x40 lane 63 with cfa=0x1000: v = mem(6)+0x113c
;! f+0x0..0x40 lane 0 with cfa=0x1000: v = mem(6)+0x1040
; 0x104c + 256, 0x104c + 512
;! f+0x0..0x40 lane 3 with cfa=0x1000: wide = comp[0..4: mem(6)+0x114c, 4..8: mem(6)+0x124c]+0
; the CFA is 0x1000 by the rules, too
;! f+0x0..0x20 with SGPR32=0x1000: cfa = mem(6)+0x1000
;! f+0x20..0x40 with SGPR33=0x1100: cfa = mem(6)+0x1000
