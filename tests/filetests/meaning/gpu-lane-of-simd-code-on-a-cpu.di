; Issue 200720.1: implicitly vectorized code of a CPU: each lane of the source program is a lane of xmm registers. The subprogram states the SIMD
; width 4. Of the focused lane, the element of x is 4 * lane bytes into xmm0, and that of y is in memory.
; The spelling is assumed: laneCount, and the element's distance by an expression, on a target whose registers have no lanes.
target "x86_64"

define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(xmm0)
  0x0: dbg.def !21, %reg(rdi)
}

frame @f { 0x0: cfa = rsp+8; ra = [cfa-8] }

!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.cl", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition, laneCount: 4)
!3 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!10 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 2, type: !3)
!11 = !DILocalVariable(name: "y", scope: !2, file: !1, line: 3, type: !3)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(<4 x f32>), DIOpPushLane(u32), DIOpConstant(u32 4), DIOpMul(), DIOpByteOffset(f32)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(ptr), DIOpDeref(<4 x f32>), DIOpPushLane(u32), DIOpConstant(u32 4), DIOpMul(), DIOpByteOffset(f32)))

; xmm0 is register 17
;! f+0x0..0x20 lane 3: x = reg(17)+12
;! f+0x0..0x20 lane 3 with rdi=0x1000: y = mem(0)+0x100c
; the width is 4
;! f+0x0..0x20 lane 4: x = error
