; The zeros above the number of a lane that the code does not have: they were a known value.
target "amdgpu-wave64"
define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
}
frame @f entry {}
!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: "test")
!1 = !DIFile(filename: "t.cl", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition, laneCount: 4)
!3 = !DIBasicType(name: "ulong", size: 64, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 2, type: !3)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpPushLane(u64), DIOpZExt(u128), DIOpConstant(u32 8), DIOpByteOffset(u64)), kind: computed)
; Bytes 8 to 15 are zeros. In lane 5 of 4, the number of the lane fails (section 5), and so does what is computed from it.
;! f+0x4 lane 3: x = imm(0000000000000000)+0
;! f+0x4 lane 5: x = error
