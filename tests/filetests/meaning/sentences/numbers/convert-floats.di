; Float to integer truncates toward zero, integer to float rounds to nearest even, float to float rounds
target "x86_64"
define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(xmm0)
  0x0: dbg.def !21, %reg(xmm0)
  0x0: dbg.def !22, %reg(rdi)
  0x0: dbg.def !23, %reg(xmm0)
  0x0: dbg.def !24, %reg(xmm0)
  0x0: dbg.def !25, %reg(xmm0)
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!910 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "a", scope: !4, file: !1, line: 10, type: !910)
!911 = !DIBasicType(name: "t8", size: 8, encoding: DW_ATE_unsigned)
!11 = !DILocalVariable(name: "b", scope: !4, file: !1, line: 11, type: !911)
!912 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!12 = !DILocalVariable(name: "c", scope: !4, file: !1, line: 12, type: !912)
!913 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!13 = !DILocalVariable(name: "d", scope: !4, file: !1, line: 13, type: !913)
!914 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!14 = !DILocalVariable(name: "e", scope: !4, file: !1, line: 14, type: !914)
!915 = !DIBasicType(name: "t16", size: 16, encoding: DW_ATE_unsigned)
!15 = !DILocalVariable(name: "h", scope: !4, file: !1, line: 15, type: !915)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(f32), DIOpConvert(i32)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(f32), DIOpConvert(i8)))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(u32), DIOpConvert(f32)))
!23 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(f32), DIOpConvert(f64)))
!24 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpReferrer(f64), DIOpConvert(f32)))
!25 = distinct !DILifetime(object: !15, location: !DIExpr(DIOpReferrer(f32), DIOpConvert(f16)))
;! f+0x0 with xmm0=<000030c0>: a = imm(feffffff)+0
;! f+0x0 with xmm0=<00003040>: a = imm(02000000)+0
;! f+0x0 with xmm0=<008000c3>: b = imm(80)+0
;! f+0x0 with rdi=0x1000001: c = imm(0000804b)+0
;! f+0x0 with rdi=0x1000003: c = imm(0200804b)+0
;! f+0x0 with rdi=0xffffffff: c = imm(0000804f)+0
;! f+0x0 with xmm0=<cdcccc3d>: d = imm(000000a09999b93f)+0
;! f+0x0 with xmm0=<61552c24ce446236>: e = imm(00000000)+0
;! f+0x0 with xmm0=<9c7500883ce437fe>: e = imm(000080ff)+0
;! f+0x0 with xmm0=<00ef7f47>: h = imm(ff7b)+0
;! f+0x0 with xmm0=<00f07f47>: h = imm(007c)+0
