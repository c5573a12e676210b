; The value read from memory of address space 3, not from that of 0; a pointer kept in private memory.
target "amdgpu-wave64"
define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(SGPR2)
  0x0: dbg.def !21, %reg(SGPR3)
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand")
!1 = !DIFile(filename: "h.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 10, type: !3)
!11 = !DILocalVariable(name: "y", scope: !2, file: !1, line: 11, type: !3)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(ptr addrspace(3)), DIOpDeref(i32), DIOpConstant(i32 1), DIOpAdd()))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(ptr addrspace(5)), DIOpDeref(ptr addrspace(1)), DIOpDeref(b64), DIOpConstant(i8 4), DIOpByteOffset(i32)))
;! f+0x0 with SGPR2=0x40, [3:0x40]=<ff 00 00 00>, [0:0x40]=<05 00 00 00>: x = imm(00010000)+0
;! f+0x0 with SGPR3=0x80, [5:0x80]=<00 50 00 00 00 00 00 00>: y = mem(0)+0x5004
