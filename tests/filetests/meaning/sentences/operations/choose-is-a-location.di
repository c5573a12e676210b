; Choose gives a place where it can: both sides registers, then memory and a value
target "x86_64"
define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(rdi)
  0x0: dbg.def !21, %slot(rsp+8, 64)
  0x0: dbg.def !22, %reg(rsi)
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!910 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "a", scope: !4, file: !1, line: 10, type: !910)
!911 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!11 = !DILocalVariable(name: "b", scope: !4, file: !1, line: 11, type: !911)
!15 = distinct !DIFragment()
!16 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !15, location: !DIExpr(DIOpReferrer(i64)))
!21 = distinct !DILifetime(object: !16, location: !DIExpr(DIOpReferrer(i64)))
!22 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32), DIOpArg(0, i64), DIOpConstant(u8 4), DIOpByteOffset(i32), DIOpArg(1, i64), DIOpConstant(i64 0), DIOpGt(), DIOpChoose()), argObjects: {!15, !16})
!23 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpArg(0, i64), DIOpConstant(i64 -1), DIOpArg(0, i64), DIOpConstant(i64 10), DIOpNe(), DIOpChoose()), argObjects: {!16})
;! f+0x0 with rsp=0x1000, [0x1008]=<01 00 00 00 00 00 00 00>: a = reg(4)+0
;! f+0x0 with rsp=0x1000, [0x1008]=<00 00 00 00 00 00 00 80>: a = reg(5)+4
;! f+0x0 with rsp=0x1000, [0x1008]=<0a 00 00 00 00 00 00 00>: b = imm(ffffffffffffffff)+0
;! f+0x0 with rsp=0x1000, [0x1008]=<0b 00 00 00 00 00 00 00>: b = mem(0)+0x1008
