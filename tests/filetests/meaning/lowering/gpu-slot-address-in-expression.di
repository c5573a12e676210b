; Section 6, the CFA as a number in an expression: a pointer to private memory and the object that it points to.
; Nothing lost in: llvm llvm-legacy dwarf6-draft
target "amdgpu-wave64"

define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
}

frame @f { 0x0: cfa = SGPR32+0; ra = undefined }

!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.cl", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "uint", size: 32, encoding: DW_ATE_unsigned)
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !3, size: 32, addressSpace: 5)
!10 = !DILocalVariable(name: "p", scope: !2, file: !1, line: 2, type: !5)
!11 = !DILocalVariable(name: "v", scope: !2, file: !1, line: 3, type: !3)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpCFA(5), DIOpReinterpret(u32), DIOpConstant(u32 16), DIOpAdd(), DIOpReinterpret(ptr addrspace(5))), kind: computed)
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpCFA(5), DIOpReinterpret(u32), DIOpConstant(u32 16), DIOpAdd(), DIOpReinterpret(ptr addrspace(5)), DIOpDeref(u32)), kind: computed)

;! f+0x0..0x20 with cfa=0x1000: p = imm(10100000)+0
; a dereference in the compiler's space 5 is the lane's view of private memory, DWARF's 5
;! f+0x0..0x20 with cfa=0x1000: v = mem(5)+0x1010
