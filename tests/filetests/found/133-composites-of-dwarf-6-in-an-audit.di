; A composite in an expression of DWARF 6 ends where an operation uses it. The audit counted its pieces as those of the object.
target "amdgpu-wave64"
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !21, %regs(SGPR4, SGPR5)
}
!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.cl", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!4 = !DIBasicType(name: "ulong", size: 64, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "v", scope: !2, file: !1, line: 2, type: !4)
!11 = distinct !DIFragment()
!12 = distinct !DIFragment()
!13 = distinct !DIFragment()
!21 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(ptr addrspace(1)), DIOpDeref(u16)))
!23 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, u32), DIOpArg(1, u16), DIOpArg(2, u16), DIOpComposite(3, u64)), argObjects: {!11, !12, !13}, kind: computed)
;! f+0x0 with SGPR4=0x100, SGPR5=0x1: v = comp[0..4: undef, 4..6: mem(0)+0x100000100, 6..8: undef]+0
