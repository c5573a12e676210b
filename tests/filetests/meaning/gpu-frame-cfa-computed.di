; Section 3.6, frame rules: the CFA is computed. The stack pointer counts bytes of the wave; a frame pointer that counts those of one
; lane, in SGPR34, is 64 times smaller.
; Nothing lost in: llvm llvm-legacy dwarf6-draft
target "amdgpu-wave64"

define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
}

frame @f {
  0x0: cfa = SGPR32+0; ra = undefined
  0x4: cfa = !DIExpr(DIOpReferrer(u32), DIOpConstant(u32 6), DIOpShl(), DIOpReinterpret(ptr addrspace(5))) of %reg(SGPR34)
}

!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.cl", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)

; 0x10 * 64 = 0x400
;! f+0x4..0x20 with SGPR34=0x10: cfa = mem(6)+0x400
