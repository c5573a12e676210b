; Section 5, addresses: pointers to private memory whose value is the address of a slot. The number is an address of 32 bits.
; Nothing lost in: llvm llvm-legacy dwarf6-draft
target "amdgpu-wave64"

define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %addr(cfa+16)
  0x0: dbg.def !21, %addr(SGPR33-8)
}

frame @f { 0x0: cfa = SGPR32+0; ra = undefined }

!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.cl", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "uint", size: 32, encoding: DW_ATE_unsigned)
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !3, size: 32, addressSpace: 5)
!10 = !DILocalVariable(name: "p", scope: !2, file: !1, line: 2, type: !5)
!11 = !DILocalVariable(name: "q", scope: !2, file: !1, line: 3, type: !5)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(ptr addrspace(5))))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(ptr addrspace(5))))

;! f+0x0..0x20 with cfa=0x1000: p = imm(10100000)+0
;! f+0x0..0x20 with SGPR33=0x1000: q = imm(f80f0000)+0
