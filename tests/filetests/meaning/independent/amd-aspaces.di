; address spaces: local, private, region, global and constant; pointers of 32 bits in local and private
; the CFA is private_wave memory
target "amdgpu-wave64"
define @f size 0x20 !dbg !10 {
bb0 @ 0x0:
  0x0: dbg.def !11, %reg(SGPR4)
  0x0: dbg.def !12, %reg(SGPR5)
  0x0: dbg.def !13, %regs(SGPR6, SGPR7)
  0x0: dbg.def !14, %regs(SGPR8, SGPR9)
  0x0: dbg.def !15, %regs(SGPR8, SGPR9)
  0x0: dbg.def !16, %slot(cfa+16, 32)
  0x0: dbg.def !17, %reg(SGPR10)
}
frame @f { 0x0: cfa = SGPR32+8 }
!18 = !DIFile(filename: "a.c", directory: "/src")
!19 = distinct !DICompileUnit(language: DW_LANG_C11, file: !18, producer: "test")
!10 = distinct !DISubprogram(name: "f", linkageName: "f", unit: !19, file: !18, line: 1, spFlags: DISPFlagDefinition)
!20 = !DIBasicType(name: "u32", size: 32, encoding: DW_ATE_unsigned)
!21 = !DIBasicType(name: "u64", size: 64, encoding: DW_ATE_unsigned)
!22 = !DILocalVariable(scope: !10, name: "a", file: !18, line: 14, type: !20)
!23 = !DILocalVariable(scope: !10, name: "b", file: !18, line: 15, type: !20)
!24 = !DILocalVariable(scope: !10, name: "c", file: !18, line: 16, type: !20)
!25 = !DILocalVariable(scope: !10, name: "d", file: !18, line: 17, type: !20)
!26 = !DILocalVariable(scope: !10, name: "e", file: !18, line: 18, type: !21)
!27 = !DILocalVariable(scope: !10, name: "g", file: !18, line: 19, type: !20)
!28 = !DILocalVariable(scope: !10, name: "h", file: !18, line: 20, type: !21)
!11 = distinct !DILifetime(object: !22, location: !DIExpr(DIOpReferrer(ptr addrspace(3)), DIOpDeref(u32)))
!12 = distinct !DILifetime(object: !23, location: !DIExpr(DIOpReferrer(ptr addrspace(5)), DIOpConstant(ptr addrspace(5) 8), DIOpConstant(u1 1), DIOpChoose(), DIOpDeref(u32)))
!13 = distinct !DILifetime(object: !24, location: !DIExpr(DIOpReferrer(ptr), DIOpReinterpret(ptr addrspace(1)), DIOpDeref(u32)))
!14 = distinct !DILifetime(object: !25, location: !DIExpr(DIOpReferrer(ptr addrspace(1)), DIOpDeref(ptr addrspace(4)), DIOpDeref(u32)))
!15 = distinct !DILifetime(object: !26, location: !DIExpr(DIOpReferrer(ptr addrspace(4)), DIOpDeref(u64), DIOpConstant(i32 -8), DIOpByteOffset(u64)))
!16 = distinct !DILifetime(object: !27, location: !DIExpr(DIOpReferrer(u32)))
!17 = distinct !DILifetime(object: !28, location: !DIExpr(DIOpReferrer(ptr addrspace(2)), DIOpDeref(u64), DIOpConstant(u8 8), DIOpByteOffset(u64)))
;! f+0x4 with SGPR4=0x40: a = mem(3)+0x40
;! f+0x4 with SGPR5=0x40: b = mem(5)+0x40
;! f+0x4 with SGPR6=0x40, SGPR7=0x1: c = mem(0)+0x100000040
;! f+0x4 with SGPR8=0x40, SGPR9=0, [0x40]=<00 01 00 00 01 00 00 00>: d = mem(0)+0x100000100
;! f+0x4 with SGPR8=0x40, SGPR9=0: e = mem(0)+0x38
;! f+0x4 with SGPR32=0x40: g = mem(6)+0x58
;! f+0x4 with SGPR10=0x48: h = mem(2)+0x50
