; Section 3, and evaluation.md, section 4: two locations are the same if each bit of the object is. A location
; that is defined beyond the object's bits only is the undefined location, which is no place beside another.
target "generic64-le"

define @f size 0x10 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(dw1)
  0x0: dbg.def !22, %reg(dw2, 0, 24)
  0x4: dbg.kill !22
  0x8: dbg.kill !20
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "t24", size: 24, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 2, type: !3)
!11 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(u64), DIOpConstant(i32 8), DIOpBitOffset(u24)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(u24)), kind: bounded)
!22 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, u24), DIOpConstant(u8 10), DIOpComposite(2, u32), DIOpAddrOf(0), DIOpDeref(u24)), argObjects: {!11})

; !21 is dead, so the 24 bits of !22's composite that x has are undefined; the number 10 is behind them
;! f+0x0..0x4: x = reg(1)+1
;! f+0x4..0x8: x = reg(1)+1
;! f+0x8..0x10: x = undef
