; Values that are computed from bits in the middle of a vector register, and from the halves of two registers.
target "x86_64"

define @main size 0x50 !dbg !2 {
bb0 @ 0x0:
  0x40: dbg.def !20, %reg(xmm3, 64, 64)
  0x40: dbg.def !21, %reg(xmm3, 32, 32)
  0x40: dbg.def !22, %reg(xmm3, 40, 48)
  0x40: dbg.def !23, %reg(xmm3, 68, 9)
  0x40: dbg.def !25, %regs(%reg(rcx, 0, 32), %reg(rdx, 32, 32))
  0x40: dbg.def !26, %reg(xmm3, 64, 64)
}

frame @main { 0x0: cfa = rsp+8; ra = [cfa-8] }

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "wide.c", directory: "/src")
!2 = distinct !DISubprogram(name: "main", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!4 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DILocalVariable(name: "high", scope: !2, file: !1, line: 2, type: !3)
!11 = !DILocalVariable(name: "second", scope: !2, file: !1, line: 3, type: !4)
!12 = !DILocalVariable(name: "across", scope: !2, file: !1, line: 4, type: !3)
!13 = !DILocalVariable(name: "few", scope: !2, file: !1, line: 5, type: !4)
!15 = !DILocalVariable(name: "two", scope: !2, file: !1, line: 7, type: !3)
!16 = !DILocalVariable(name: "place", scope: !2, file: !1, line: 8, type: !3)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i64), DIOpConstant(i64 1), DIOpAdd()))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i32), DIOpConstant(i32 1), DIOpAdd()))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(i48), DIOpSExt(i64)))
!23 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(u9), DIOpZExt(i32)))
!25 = distinct !DILifetime(object: !15, location: !DIExpr(DIOpReferrer(i64), DIOpConstant(i64 1), DIOpAdd()))
!26 = distinct !DILifetime(object: !16, location: !DIExpr(DIOpReferrer(i64)))
