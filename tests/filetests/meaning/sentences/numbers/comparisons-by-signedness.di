; Each comparison on signed and unsigned types at the border, and on pointers as unsigned numbers
target "x86_64"
define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(rdi)
  0x0: dbg.def !21, %reg(rdi)
  0x0: dbg.def !22, %reg(rdi)
  0x0: dbg.def !23, %reg(rdi)
  0x0: dbg.def !24, %reg(rdi)
  0x0: dbg.def !25, %reg(rdi)
  0x0: dbg.def !26, %reg(rdi)
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!910 = !DIBasicType(name: "t1", size: 1, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "a", scope: !4, file: !1, line: 10, type: !910)
!911 = !DIBasicType(name: "t1", size: 1, encoding: DW_ATE_unsigned)
!11 = !DILocalVariable(name: "b", scope: !4, file: !1, line: 11, type: !911)
!912 = !DIBasicType(name: "t1", size: 1, encoding: DW_ATE_unsigned)
!12 = !DILocalVariable(name: "c", scope: !4, file: !1, line: 12, type: !912)
!913 = !DIBasicType(name: "t1", size: 1, encoding: DW_ATE_unsigned)
!13 = !DILocalVariable(name: "d", scope: !4, file: !1, line: 13, type: !913)
!914 = !DIBasicType(name: "t1", size: 1, encoding: DW_ATE_unsigned)
!14 = !DILocalVariable(name: "e", scope: !4, file: !1, line: 14, type: !914)
!915 = !DIBasicType(name: "t1", size: 1, encoding: DW_ATE_unsigned)
!15 = !DILocalVariable(name: "h", scope: !4, file: !1, line: 15, type: !915)
!916 = !DIBasicType(name: "t1", size: 1, encoding: DW_ATE_unsigned)
!16 = !DILocalVariable(name: "i", scope: !4, file: !1, line: 16, type: !916)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i64), DIOpConstant(i64 1), DIOpLt()))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(u64), DIOpConstant(u64 1), DIOpLt()))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(ptr), DIOpConstant(ptr 1), DIOpGt()))
!23 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(i8), DIOpConstant(i8 -128), DIOpLe()))
!24 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpReferrer(u8), DIOpConstant(u8 255), DIOpGe()))
!25 = distinct !DILifetime(object: !15, location: !DIExpr(DIOpReferrer(i33), DIOpConstant(i33 -1), DIOpEq()))
!26 = distinct !DILifetime(object: !16, location: !DIExpr(DIOpReferrer(i33), DIOpConstant(i33 -1), DIOpNe()))
;! f+0x0 with rdi=0x8000000000000000: a = imm(01)+0
;! f+0x0 with rdi=0x8000000000000000: b = imm(00)+0
;! f+0x0 with rdi=0x8000000000000000: c = imm(01)+0
;! f+0x0 with rdi=0xff80: d = imm(01)+0
;! f+0x0 with rdi=0x81: d = imm(00)+0
;! f+0x0 with rdi=0x1ff: e = imm(01)+0
;! f+0x0 with rdi=0x1fe: e = imm(00)+0
;! f+0x0 with rdi=0x1ffffffff: h = imm(01)+0
;! f+0x0 with rdi=0xffffffffffffffff: h = imm(01)+0
;! f+0x0 with rdi=0xffffffff: h = imm(00)+0
;! f+0x0 with rdi=0xffffffff: i = imm(01)+0
;! f+0x0 with rdi=0xfffffffeffffffff: i = imm(01)+0
;! f+0x0 with rdi=0xffffffffffffffff: i = imm(00)+0
