; Section 2.1: variables and pointer types with memory spaces, which change no location.
target "amdgpu-wave64"

global @shared !dbg.def !30

define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %regs(SGPR4, SGPR5)
  0x0: dbg.def !21, %lane(VGPR0, 32)
}

frame @f { 0x0: cfa = SGPR32+0; ra = undefined }

!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.cl", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "uint", size: 32, encoding: DW_ATE_unsigned)
!4 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !3, addressSpace: 1, memorySpace: DW_MSPACE_LLVM_global)
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !3, addressSpace: 5, memorySpace: DW_MSPACE_LLVM_private)
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !3, addressSpace: 3, memorySpace: DW_MSPACE_LLVM_group)
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !3, addressSpace: 4, memorySpace: DW_MSPACE_LLVM_constant)
!10 = !DILocalVariable(name: "out", arg: 1, scope: !2, file: !1, line: 1, type: !4, memorySpace: DW_MSPACE_LLVM_private)
!11 = !DILocalVariable(name: "p", scope: !2, file: !1, line: 2, type: !5)
!12 = distinct !DIGlobalVariable(name: "buffer", scope: !0, file: !1, line: 3, type: !3, memorySpace: DW_MSPACE_LLVM_group)
!13 = !DILocalVariable(name: "q", scope: !2, file: !1, line: 4, type: !6)
!14 = !DILocalVariable(name: "c", scope: !2, file: !1, line: 5, type: !7)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(ptr addrspace(1))))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(ptr addrspace(5))))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpArg(0, ptr), DIOpConvert(u64), DIOpConvert(u32), DIOpReinterpret(ptr addrspace(3)), DIOpDeref(u32)), argObjects: {!30}, kind: computed)
!23 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpConstant(u32 64), DIOpReinterpret(ptr addrspace(3))), kind: computed)
!24 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpConstant(u64 64), DIOpReinterpret(ptr addrspace(4))), kind: computed)
!30 = distinct !DIFragment()

;! f+0x0..0x20: out = comp[0..4: reg(36)+0, 4..8: reg(37)+0]+0
;! f+0x0..0x20 lane 1: p = reg(2560)+4
; the symbol is an offset into the group's memory, DWARF's 3
;! f+0x0 with @shared=0x40: buffer = mem(3)+0x40
;! f+0x0: q = imm(40000000)+0
;! f+0x0: c = imm(4000000000000000)+0
