; Section 2, referrer stack slot: the memory at the base register's value plus the offset, which may
; be negative.
target "x86_64"

define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %slot(rsp-8, 64)
  0x8: dbg.def !21, %slot(rbp+16, 64)
  0x10: dbg.kill !20
  0x10: dbg.def !22, %slot(r13+0, 64)
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!4 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!10 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 2, type: !4)
!11 = !DILocalVariable(name: "y", scope: !2, file: !1, line: 3, type: !4)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i64)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i64)))
!22 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i64)))

; 0x7000 - 8 = 0x6ff8
;! f+0x0..0x10 with rsp=0x7000, rbp=0x7100: x = mem(0)+0x6ff8
;! f+0x0..0x8 with rsp=0x7000, rbp=0x7100: y = undef
;! f+0x8..0x20 with rsp=0x7000, rbp=0x7100: y = mem(0)+0x7110
;! f+0x10..0x20 with rsp=0x7000, rbp=0x7100, r13=0x123456789a: x = mem(0)+0x123456789a
