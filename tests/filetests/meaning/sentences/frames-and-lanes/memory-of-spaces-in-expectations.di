; Memory of other address spaces, as numbers and as places behind pointers in them
target "amdgpu-wave64"
define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(SGPR4)
  0x0: dbg.def !21, %slot(SGPR33+16, 64)
}
frame @f { 0x0: cfa = SGPR32+0; ra = undefined }
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!910 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "a", scope: !4, file: !1, line: 10, type: !910)
!911 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!11 = !DILocalVariable(name: "b", scope: !4, file: !1, line: 11, type: !911)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(ptr addrspace(5)), DIOpDeref(i32), DIOpConstant(i32 1), DIOpAdd()))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(ptr addrspace(1)), DIOpDeref(ptr addrspace(1)), DIOpDeref(b64)))
;! f+0x0 with SGPR4=0x10, [5:0x10]=<ff 00 00 00>: a = imm(00010000)+0
;! f+0x0 with SGPR33=0x100, [6:0x110]=<00 30 00 00 00 00 00 00>, [0x3000]=<00 40 00 00 01 00 00 00>: b = mem(0)+0x100004000
