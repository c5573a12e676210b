; Pointers to a register and to memory, into local memory and into global memory: numbers only in their own space
target "amdgpu-wave64"
define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(SGPR4)
  0x0: dbg.def !21, %reg(SGPR5)
  0x0: dbg.def !22, %regs(SGPR6, SGPR7)
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!910 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "p", scope: !4, file: !1, line: 10, type: !910)
!911 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!11 = !DILocalVariable(name: "q", scope: !4, file: !1, line: 11, type: !911)
!912 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!12 = !DILocalVariable(name: "r", scope: !4, file: !1, line: 12, type: !912)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32), DIOpAddrOf(3)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(ptr addrspace(3)), DIOpDeref(i32), DIOpAddrOf(3)))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(ptr addrspace(1)), DIOpDeref(i32), DIOpAddrOf(1)))
;! f+0x0: p = ptr(reg(36)+0)+0
;! f+0x0 with SGPR5=0x80: q = imm(80000000)+0
;! f+0x0 with SGPR6=0x1000, SGPR7=2: r = imm(0010000002000000)+0
