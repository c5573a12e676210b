; Section 6.2, DIOpAddrOf and DIOpDeref in other objects: a pointer into private memory to a variable in lanes is followed, also with
; an offset.
target "amdgpu-wave64"

define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %lane(VGPR0, 32)
}

frame @f { 0x0: cfa = SGPR32+0; ra = undefined }

!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.cl", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "uint", size: 32, encoding: DW_ATE_unsigned)
!4 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !3, addressSpace: 5)
!5 = !DIBasicType(name: "ushort", size: 16, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "v", scope: !2, file: !1, line: 2, type: !3)
!11 = !DILocalVariable(name: "p", scope: !2, file: !1, line: 3, type: !4)
!12 = !DILocalVariable(name: "high", scope: !2, file: !1, line: 4, type: !5)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(u32)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpArg(0, u32), DIOpAddrOf(5)), argObjects: {!10}, kind: computed)
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpArg(0, ptr addrspace(5)), DIOpDeref(u32), DIOpConstant(u32 2), DIOpByteOffset(u16)), argObjects: {!11}, kind: computed)

;! f+0x0..0x20 lane 1: v = reg(2560)+4
;! f+0x0..0x20 lane 1: p = ptr(reg(2560)+4)+0
;! f+0x0..0x20 lane 1: high = reg(2560)+6
