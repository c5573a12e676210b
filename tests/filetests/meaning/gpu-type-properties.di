; Section 3.7: bounds and the data location of an array whose descriptor is in lanes of two vector registers: the type object is no
; memory.
; The expectations give the object as a location, since it has no address.
target "amdgpu-wave64"

define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %lane(VGPR0, 32)
  0x0: dbg.def !21, %lane(VGPR1, 32)
}

frame @f { 0x0: cfa = SGPR32+0; ra = undefined }

!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.cl", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "uint", size: 32, encoding: DW_ATE_unsigned)
!4 = !DICompositeType(tag: DW_TAG_array_type, baseType: !3, elements: !{!5}, dataLocation: !14)
!5 = !DISubrange(lowerBound: 0, upperBound: !15)
!10 = !DILocalVariable(name: "a", scope: !2, file: !1, line: 2, type: !4)
!12 = distinct !DIFragment()
!13 = distinct !DIFragment()
!14 = distinct !DIFragment()
!15 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(u32)))
!21 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(u32)))
!22 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, u32), DIOpArg(1, u32), DIOpComposite(2, b64)), argObjects: {!12, !13}, kind: computed)
!24 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpTypeObject(b64), DIOpConstant(u32 0), DIOpByteOffset(ptr addrspace(3)), DIOpDeref(u32)), kind: computed)
!25 = distinct !DILifetime(object: !15, location: !DIExpr(DIOpTypeObject(b64), DIOpConstant(u32 4), DIOpByteOffset(u32)), kind: computed)

;! f+0x0..0x20 lane 1 with object=(comp[0..4: reg(2560)+4, 4..8: reg(2561)+4]+0), VGPR0=<00 00 00 00 40 00 00 00>: !14 = mem(3)+0x40
;! f+0x0..0x20 lane 1 with object=(comp[0..4: reg(2560)+4, 4..8: reg(2561)+4]+0): !15 = reg(2561)+4
