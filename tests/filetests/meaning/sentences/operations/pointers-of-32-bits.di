; On a 32-bit target addresses wrap to 32 bits, also in slots and in dereferenced sums
target "i386"
define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
  0x0: dbg.def !20, %slot(ebp-8, 32)
  0x0: dbg.def !21, %addr(ebp+16)
  0x0: dbg.def !22, %reg(edi)
  0x0: dbg.def !23, %reg(edi)
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!910 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "a", scope: !4, file: !1, line: 10, type: !910)
!911 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!11 = !DILocalVariable(name: "p", scope: !4, file: !1, line: 11, type: !911)
!912 = !DIBasicType(name: "t8", size: 8, encoding: DW_ATE_unsigned)
!12 = !DILocalVariable(name: "b", scope: !4, file: !1, line: 12, type: !912)
!913 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!13 = !DILocalVariable(name: "q", scope: !4, file: !1, line: 13, type: !913)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(ptr)))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(i32), DIOpConstant(i32 32), DIOpAdd(), DIOpReinterpret(ptr), DIOpDeref(i8)))
!23 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(u32), DIOpConstant(u32 4), DIOpMul()))
;! f+0x0 with ebp=4: a = mem(0)+0xfffffffc
;! f+0x0 with ebp=0xfffffff8: p = imm(08000000)+0
;! f+0x0 with edi=0xfffffff0: b = mem(0)+0x10
;! f+0x0 with edi=0x40000001: q = imm(04000000)+0
