; Section 5: a variable of a vector type, 4 floats in the same lane of 4 vector registers.
target "amdgpu-wave64"

define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %lane(VGPR0, 32)
  0x0: dbg.def !21, %lane(VGPR1, 32)
  0x0: dbg.def !22, %lane(VGPR2, 32)
  0x0: dbg.def !23, %lane(VGPR3, 32)
}

frame @f { 0x0: cfa = SGPR32+0; ra = undefined }

!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.cl", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!4 = !DICompositeType(tag: DW_TAG_array_type, name: "float4", baseType: !3, flags: DIFlagVector, elements: !{!5})
!5 = !DISubrange(count: 4)
!10 = !DILocalVariable(name: "v", scope: !2, file: !1, line: 2, type: !4)
!11 = !DILocalVariable(name: "y", scope: !2, file: !1, line: 3, type: !3)
!12 = distinct !DIFragment()
!13 = distinct !DIFragment()
!14 = distinct !DIFragment()
!15 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(f32)))
!21 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(f32)))
!22 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpReferrer(f32)))
!23 = distinct !DILifetime(object: !15, location: !DIExpr(DIOpReferrer(f32)))
!24 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, f32), DIOpArg(1, f32), DIOpArg(2, f32), DIOpArg(3, f32), DIOpComposite(4, <4 x f32>)), argObjects: {!12, !13, !14, !15}, kind: computed)
; the second element
!25 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpArg(0, <4 x f32>), DIOpConstant(u32 4), DIOpByteOffset(f32)), argObjects: {!10}, kind: computed)

;! f+0x0..0x20 lane 5: v = comp[0..4: reg(2560)+20, 4..8: reg(2561)+20, 8..12: reg(2562)+20, 12..16: reg(2563)+20]+0
;! f+0x0..0x20 lane 5: y = reg(2561)+20
