; Deref of AddrOf is the location itself; AddrOf of memory is the number of its address
target "x86_64"
define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(rdi)
  0x0: dbg.def !21, %slot(rsp+24, 32)
  0x0: dbg.def !22, %reg(rsi)
  0x0: dbg.def !23, %reg(rdx)
  0x0: dbg.def !24, %slot(rsp+24, 64)
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!910 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "a", scope: !4, file: !1, line: 10, type: !910)
!911 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!11 = !DILocalVariable(name: "p", scope: !4, file: !1, line: 11, type: !911)
!912 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!12 = !DILocalVariable(name: "q", scope: !4, file: !1, line: 12, type: !912)
!913 = !DIBasicType(name: "t16", size: 16, encoding: DW_ATE_unsigned)
!13 = !DILocalVariable(name: "b", scope: !4, file: !1, line: 13, type: !913)
!914 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!14 = !DILocalVariable(name: "r", scope: !4, file: !1, line: 14, type: !914)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32), DIOpAddrOf(0), DIOpDeref(u32)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i32), DIOpAddrOf(0)))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(i32), DIOpAddrOf(0), DIOpReinterpret(u64)))
!23 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(i64), DIOpConstant(u8 2), DIOpByteOffset(i16), DIOpAddrOf(0), DIOpReinterpret(i64), DIOpReinterpret(ptr), DIOpDeref(i16)))
!24 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpReferrer(i64), DIOpConstant(u8 4), DIOpByteOffset(i32), DIOpAddrOf(0)))
;! f+0x0: a = reg(5)+0
;! f+0x0 with rsp=0x1000: p = imm(1810000000000000)+0
;! f+0x0: q = ptr(reg(4)+0)+0
;! f+0x0: b = reg(1)+2
;! f+0x0 with rsp=0x1000: r = imm(1c10000000000000)+0
