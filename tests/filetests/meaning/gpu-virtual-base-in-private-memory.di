; Section 3.7, objects that are not in default memory: the place of a member behind a pointer that a virtual function table holds is
; found in the object's own address space.
target "amdgpu-wave64"

define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(SGPR4)
  0x0: dbg.def !21, %reg(SGPR4)
}

frame @f { 0x0: cfa = SGPR32+0; ra = undefined }

!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.cl", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "uint", size: 32, encoding: DW_ATE_unsigned)
!4 = !DICompositeType(tag: DW_TAG_structure_type, name: "base", size: 32, identifier: "base", elements: !{!6})
!5 = !DICompositeType(tag: DW_TAG_structure_type, name: "derived", size: 192, identifier: "derived", elements: !{!7, !8})
!6 = !DIDerivedType(tag: DW_TAG_member, name: "b", baseType: !3, offset: 0)
!7 = !DIDerivedType(tag: DW_TAG_inheritance, baseType: !4, offset: 24, flags: DIFlagVirtual)
!8 = !DIDerivedType(tag: DW_TAG_member, name: "d", baseType: !3, offset: 64)
!10 = !DILocalVariable(name: "o", scope: !2, file: !1, line: 2, type: !5)
!11 = !DILocalVariable(name: "d", scope: !2, file: !1, line: 3, type: !3)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(ptr addrspace(5)), DIOpDeref(b192)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(ptr addrspace(5)), DIOpDeref(b192), DIOpConstant(u32 8), DIOpByteOffset(u32)))

;! f+0x0..0x20 with SGPR4=0x20: o = mem(5)+0x20
;! f+0x0..0x20 with SGPR4=0x20: d = mem(5)+0x28
