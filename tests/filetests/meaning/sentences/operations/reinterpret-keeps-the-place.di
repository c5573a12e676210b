; Reinterpret is the same location, whatever the types
target "x86_64"
define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(xmm1)
  0x0: dbg.def !21, %reg(xmm2)
  0x0: dbg.def !22, %reg(rax)
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!910 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "a", scope: !4, file: !1, line: 10, type: !910)
!911 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!11 = !DILocalVariable(name: "b", scope: !4, file: !1, line: 11, type: !911)
!912 = !DIBasicType(name: "t33", size: 33, encoding: DW_ATE_unsigned)
!12 = !DILocalVariable(name: "c", scope: !4, file: !1, line: 12, type: !912)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(f64), DIOpReinterpret(ptr), DIOpReinterpret(<2 x u32>), DIOpReinterpret(i64)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(f32), DIOpReinterpret(i32), DIOpConstant(i32 1), DIOpAdd(), DIOpReinterpret(f32)))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(b33), DIOpReinterpret(i33)))
;! f+0x0: a = reg(18)+0
;! f+0x0 with xmm2=<ff ff 7f 3f>: b = imm(0000803f)+0
;! f+0x0: c = reg(0)+0
