; A private pointer of 32 bits, moved by a run-time offset: the lowered value had the 64 bits of an address, so that bytes past the
; end of the pointer were read as 0.
target "amdgpu-wave64"
define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %addr(cfa+16)
}
frame @f { 0x0: cfa = SGPR32+0; ra = undefined }
!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.cl", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "uint", size: 32, encoding: DW_ATE_unsigned)
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !3, size: 32, addressSpace: 5)
!10 = !DILocalVariable(name: "p", scope: !2, file: !1, line: 2, type: !5)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(ptr addrspace(5)), DIOpPushLane(u32), DIOpConstant(u32 4), DIOpMul(), DIOpByteOffset(u32)))
;! f+0x0 lane 0 with cfa=0x100: p = imm(10010000)+0
;! f+0x0 lane 1 with cfa=0x100: p = error
