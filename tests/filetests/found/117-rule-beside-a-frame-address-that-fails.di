; A rule that does not use the frame address, where the frame address is undefined: unwinders begin with the frame address.
target "amdgpu-wave64"
define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
}
frame @f {
  0x0: cfa = !DIExpr(DIOpConstant(u64 undef), DIOpReferrer(u64), DIOpArg(1, u64), DIOpConstant(u64 1), DIOpEq(), DIOpChoose(), DIOpAddrOf(5), DIOpDeref(u64)) of %regs(SGPR4, SGPR5), %regs(SGPR6, SGPR7); PC_64 = [!DIExpr(DIOpConstant(ptr addrspace(1) 20480), DIOpDeref(i64))]
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
; The frame address has no value. An unwinder may then fail to evaluate the other rule, too (section 3.6).
;! f+0x4 with SGPR6=1, SGPR7=0: cfa = error
;! f+0x4 with SGPR6=1, SGPR7=0: caller(PC_64) = mem(0)+0x5000
;! f+0x4 with SGPR6=1, SGPR7=0: caller(PC_64) = error
;! f+0x4 with SGPR4=0x2000, SGPR5=0, SGPR6=0, SGPR7=0: caller(PC_64) = mem(0)+0x5000
