; The frame address of a GPU function as a pointer of 32 bits, by its frame rules
target "amdgpu-wave64"
define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
}
frame @f { 0x0: cfa = SGPR32+0; ra = undefined
 0x8: cfa = SGPR33-64; ra = undefined }
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!910 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "p", scope: !4, file: !1, line: 10, type: !910)
!911 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!11 = !DILocalVariable(name: "q", scope: !4, file: !1, line: 11, type: !911)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpCFA(5)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpCFA(5), DIOpReinterpret(u32), DIOpConstant(u32 6), DIOpLShr()))
;! f+0x0..0x8 with SGPR32=0x1000: p = imm(00100000)+0
;! f+0x8..0x40 with SGPR33=0x1080: p = imm(40100000)+0
;! f+0x8 with SGPR33=0x1080: q = imm(41000000)+0
