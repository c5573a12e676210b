; A value in lanes of two vector registers at once. Both places are lost for the same reason in the same code, which is one
; degradation. From 0x20 on, only one of them is left.
target "amdgpu-wave64"
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %entity(1)
}
entity @f 1 {
  0x0..0x20: %lane(VGPR0, 32), %lane(VGPR1, 32)
  0x20..0x40: %lane(VGPR1, 32)
}
frame @f { 0x0: cfa = SGPR32+0; ra = undefined }
!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: "test")
!1 = !DIFile(filename: "a.cl", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 2, type: !3)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))

;> lower dwarf5
; f:
;   x
;     no location
; degraded: `x` in `f` at 0x0..0x20: the dialect has no operation for a lane of a vector register
; degraded: `x` in `f` at 0x20..0x40: the dialect has no operation for a lane of a vector register
; degraded: the canonical frame address of `f` at 0x0..0x40: the dialect has no memory outside of the default address space
