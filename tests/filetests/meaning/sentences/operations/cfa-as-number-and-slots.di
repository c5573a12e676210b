; The CFA as a pointer, slots and addresses that count from it, and frame rules that change it
target "x86_64"
define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
  0x0: dbg.def !21, %slot(cfa-24, 32)
  0x0: dbg.def !22, %addr(cfa+8)
}
frame @f { 0x0: cfa = rsp+8; ra = [cfa-8]
 0x1: cfa = rsp+16
 0x4: cfa = rbp+16
 0x3f: cfa = rsp+8 }
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!910 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "p", scope: !4, file: !1, line: 10, type: !910)
!911 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!11 = !DILocalVariable(name: "a", scope: !4, file: !1, line: 11, type: !911)
!912 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!12 = !DILocalVariable(name: "q", scope: !4, file: !1, line: 12, type: !912)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpCFA(0)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i32)))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(ptr), DIOpReinterpret(i64), DIOpConstant(i64 1), DIOpOr()))
;! f+0x0 with rsp=0x7000: p = imm(0870000000000000)+0
;! f+0x1..0x4 with rsp=0x7000: p = imm(1070000000000000)+0
;! f+0x4..0x3f with rsp=0x7000, rbp=0x8000: p = imm(1080000000000000)+0
;! f+0x3f with rsp=0x7000, rbp=0x8000: p = imm(0870000000000000)+0
;! f+0x4..0x3f with rbp=0x8000: a = mem(0)+0x7ff8
;! f+0x0 with rsp=0x7000: a = mem(0)+0x6ff0
;! f+0x10 with cfa=0x8008: q = imm(1180000000000000)+0
