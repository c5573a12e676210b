; Conversions between pointers of 32 and 64 bits keep the number
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
!10 = !DILocalVariable(name: "a", scope: !4, file: !1, line: 10, type: !910)
!911 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!11 = !DILocalVariable(name: "p", scope: !4, file: !1, line: 11, type: !911)
!912 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!12 = !DILocalVariable(name: "q", scope: !4, file: !1, line: 12, type: !912)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(ptr addrspace(3)), DIOpConvert(u64), DIOpConstant(u64 0x100000000), DIOpOr(), DIOpReinterpret(ptr addrspace(1)), DIOpDeref(i32)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(ptr addrspace(5)), DIOpConvert(ptr)))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(ptr), DIOpConvert(ptr addrspace(3))))
;! f+0x0 with SGPR4=0x80000010: a = mem(0)+0x180000010
;! f+0x0 with SGPR5=0x80000000: p = imm(0000008000000000)+0
;! f+0x0 with SGPR6=0x12345678, SGPR7=0x1: q = imm(78563412)+0
