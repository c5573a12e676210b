; Memory of each address space: compiler numbers to DWARF numbers, with their pointer sizes
target "amdgpu-wave64"
define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
  0x0: dbg.def !20, %regs(SGPR4, SGPR5)
  0x0: dbg.def !21, %regs(SGPR4, SGPR5)
  0x0: dbg.def !22, %reg(SGPR4)
  0x0: dbg.def !23, %reg(SGPR4)
  0x0: dbg.def !24, %regs(SGPR4, SGPR5)
  0x0: dbg.def !25, %reg(SGPR4)
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!910 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "a", scope: !4, file: !1, line: 10, type: !910)
!911 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!11 = !DILocalVariable(name: "b", scope: !4, file: !1, line: 11, type: !911)
!912 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!12 = !DILocalVariable(name: "c", scope: !4, file: !1, line: 12, type: !912)
!913 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!13 = !DILocalVariable(name: "d", scope: !4, file: !1, line: 13, type: !913)
!914 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!14 = !DILocalVariable(name: "e", scope: !4, file: !1, line: 14, type: !914)
!915 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!15 = !DILocalVariable(name: "h", scope: !4, file: !1, line: 15, type: !915)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(ptr), DIOpDeref(i32)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(ptr addrspace(1)), DIOpDeref(i32)))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(ptr addrspace(2)), DIOpDeref(i32)))
!23 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(ptr addrspace(3)), DIOpDeref(i32)))
!24 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpReferrer(ptr addrspace(4)), DIOpDeref(i32)))
!25 = distinct !DILifetime(object: !15, location: !DIExpr(DIOpReferrer(ptr addrspace(5)), DIOpDeref(i32)))
;! f+0x0 with SGPR4=0x1000, SGPR5=0x1: a = mem(1)+0x100001000
;! f+0x0 with SGPR4=0x1000, SGPR5=0x1: b = mem(0)+0x100001000
;! f+0x0 with SGPR4=0x1000: c = mem(2)+0x1000
;! f+0x0 with SGPR4=0x1000: d = mem(3)+0x1000
;! f+0x0 with SGPR4=0x1000, SGPR5=0x1: e = mem(0)+0x100001000
;! f+0x0 with SGPR4=0xfffffff0: h = mem(5)+0xfffffff0
