; A pointer in local memory to private memory; arithmetic on pointers of 32 bits wraps
target "amdgpu-wave64"
define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(SGPR4)
  0x0: dbg.def !21, %reg(SGPR6)
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!910 = !DIBasicType(name: "t16", size: 16, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "a", scope: !4, file: !1, line: 10, type: !910)
!911 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!11 = !DILocalVariable(name: "b", scope: !4, file: !1, line: 11, type: !911)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(ptr addrspace(3)), DIOpDeref(ptr addrspace(5)), DIOpDeref(b64), DIOpConstant(u8 4), DIOpByteOffset(i16)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(u32), DIOpConstant(u32 0x20), DIOpAdd(), DIOpReinterpret(ptr addrspace(3)), DIOpDeref(i32)))
;! f+0x0 with SGPR4=0x80, [3:0x80]=<00 02 00 00>: a = mem(5)+0x204
;! f+0x0 with SGPR6=0xfffffff0: b = mem(3)+0x10
