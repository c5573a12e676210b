; Section 2.5.1.1.3 of LLVM's document: a base type with DW_AT_LLVM_vector_size has N elements, one after the other, each with the
; representation of the type without the attribute. Four floats in the same lane of four vector registers, and in memory.
target "amdgpu-wave64"

define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %lane(VGPR0, 32)
  0x0: dbg.def !21, %lane(VGPR1, 32)
  0x0: dbg.def !22, %lane(VGPR2, 32)
  0x0: dbg.def !23, %lane(VGPR3, 32)
  0x10: dbg.def !26, %slot(cfa+16, 96)
}

frame @f { 0x0: cfa = SGPR32+0; ra = undefined }

!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.cl", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!4 = !DIBasicType(name: "float4", size: 32, encoding: DW_ATE_float, vectorSize: 4)
!5 = !DIBasicType(name: "uint3", size: 32, encoding: DW_ATE_unsigned, vectorSize: 3)
; 16 bytes after the start, for a vector of 16 bytes
!6 = !DICompositeType(tag: DW_TAG_structure_type, name: "pair", size: 256, elements: !{!7, !8})
!7 = !DIDerivedType(tag: DW_TAG_member, name: "first", baseType: !4, offset: 0)
!8 = !DIDerivedType(tag: DW_TAG_member, name: "second", baseType: !4, offset: 128)
!10 = !DILocalVariable(name: "v", scope: !2, file: !1, line: 2, type: !4)
!11 = !DILocalVariable(name: "y", scope: !2, file: !1, line: 3, type: !3)
!12 = distinct !DIFragment()
!13 = distinct !DIFragment()
!14 = distinct !DIFragment()
!15 = distinct !DIFragment()
!16 = !DILocalVariable(name: "u", scope: !2, file: !1, line: 4, type: !5)
!17 = !DILocalVariable(name: "p", scope: !2, file: !1, line: 5, type: !6)
!20 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(f32)))
!21 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(f32)))
!22 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpReferrer(f32)))
!23 = distinct !DILifetime(object: !15, location: !DIExpr(DIOpReferrer(f32)))
!24 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, f32), DIOpArg(1, f32), DIOpArg(2, f32), DIOpArg(3, f32), DIOpComposite(4, <4 x f32>)), argObjects: {!12, !13, !14, !15}, kind: computed)
; the second element
!25 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpArg(0, <4 x f32>), DIOpConstant(u32 4), DIOpByteOffset(f32)), argObjects: {!10}, kind: computed)
!26 = distinct !DILifetime(object: !16, location: !DIExpr(DIOpReferrer(<3 x u32>)))
!27 = distinct !DILifetime(object: !17, location: !DIExpr(DIOpArg(0, <4 x f32>), DIOpConstant(<4 x f32> undef), DIOpComposite(2, u256)), argObjects: {!10}, kind: computed)

;! f+0x0..0x20 lane 5: v = comp[0..4: reg(2560)+20, 4..8: reg(2561)+20, 8..12: reg(2562)+20, 12..16: reg(2563)+20]+0
;! f+0x0..0x20 lane 5: y = reg(2561)+20
;! f+0x10..0x20 with cfa=0x1000: u = mem(6)+0x1010
;! f+0x0..0x20 lane 0: p = comp[0..4: reg(2560)+0, 4..8: reg(2561)+0, 8..12: reg(2562)+0, 12..16: reg(2563)+0, 16..32: undef]+0
