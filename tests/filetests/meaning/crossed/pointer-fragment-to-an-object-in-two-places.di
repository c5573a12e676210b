; A fragment is a pointer to y; through the argument, Deref cancels it, in each place of y.
target "x86_64"
define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !21, %reg(rax)
  0x8: dbg.def !22, %slot(rsp+8, 64)
  0x10: dbg.kill !21
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand")
!1 = !DIFile(filename: "h.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!4 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!10 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 10, type: !3)
!11 = !DILocalVariable(name: "y", scope: !2, file: !1, line: 11, type: !4)
!12 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpArg(0, i64), DIOpAddrOf(0)), argObjects: {!11})
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i64)))
!22 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i64)))
!23 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, ptr), DIOpDeref(b64), DIOpConstant(i32 4), DIOpByteOffset(i32)), argObjects: {!12})
;! f+0x0 with rsp=0x7000: x = reg(0)+4
;! f+0x8 with rsp=0x7000: x = multi{mem(0)+0x700c | reg(0)+4}+0
;! f+0x10 with rsp=0x7000: x = mem(0)+0x700c
