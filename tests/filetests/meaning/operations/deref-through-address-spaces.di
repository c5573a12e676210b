; Section 3, DIOpDeref of pointers that are in memory of other address spaces, and what is read there.
target "amdgpu-wave64"

define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x4: dbg.def !20, %reg(SGPR6)
  0x4: dbg.def !21, %reg(SGPR6)
  0x4: dbg.def !22, %regs(SGPR4, SGPR5)
}

!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.cl", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "global_by_local", scope: !2, file: !1, line: 2, type: !3)
!11 = !DILocalVariable(name: "sum", scope: !2, file: !1, line: 2, type: !3)
!12 = !DILocalVariable(name: "local_by_global", scope: !2, file: !1, line: 2, type: !3)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(ptr addrspace(3)), DIOpDeref(ptr addrspace(1)), DIOpDeref(i32)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(ptr addrspace(3)), DIOpDeref(i32), DIOpConstant(i32 1), DIOpAdd()))
; The 32 bits at byte 4 of what the pointer in global memory points to, in local memory.
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(ptr addrspace(1)), DIOpDeref(ptr addrspace(3)), DIOpDeref(b64), DIOpConstant(u32 4), DIOpByteOffset(i32)))

;! f+0x4 with SGPR6=0x40, [3:0x40]=<10 32 54 76 08 00 00 00>: global_by_local = mem(0)+0x876543210
; The same address in other spaces is other memory.
;! f+0x4 with SGPR6=0x40, [0x40]=<05 00 00 00>, [3:0x40]=<ff 00 00 00>: sum = imm(00010000)+0
; Only 4 bytes at 0x5000 are the pointer.
;! f+0x4 with SGPR4=0x5000, SGPR5=0x0, [0x5000]=<80 01 00 00 99 99 99 99>: local_by_global = mem(3)+0x184
