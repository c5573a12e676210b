; Section 3.6, frame rules: registers saved at addresses in other address spaces: local memory (DWARF's 3), a lane's private
; memory (5), global memory (0).
target "amdgpu-wave64"

define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
}

frame @f {
  0x0: cfa = SGPR32+0; ra = undefined
  0x4: SGPR34 = [!DIExpr(DIOpReferrer(ptr addrspace(3)), DIOpDeref(u32)) of %reg(SGPR4)]
  0x8: SGPR35 = [!DIExpr(DIOpReferrer(ptr addrspace(5)), DIOpDeref(b64), DIOpConstant(u32 4), DIOpByteOffset(u32)) of %reg(SGPR4)]
  0xc: SGPR36 = [!DIExpr(DIOpReferrer(ptr addrspace(1)), DIOpDeref(u32)) of %regs(SGPR6, SGPR7)]
}

!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.cl", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)

;! f+0x4..0x20 with SGPR4=0x40: caller(SGPR34) = mem(3)+0x40
;! f+0x8..0x20 with SGPR4=0x40: caller(SGPR35) = mem(5)+0x44
; SGPR6 is the low half of the address
;! f+0xc..0x20 with SGPR6=0x90000010, SGPR7=0x7: caller(SGPR36) = mem(0)+0x790000010
