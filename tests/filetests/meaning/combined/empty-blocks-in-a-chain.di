; Three empty blocks at one address with a kill and two definitions in them, and an edge that goes round them.
target "x86_64"
define @f size 0x30 !dbg !2 {
bb0 @ 0x0 -> bb1, bb4:
  0x4: dbg.def !7, %reg(rcx)
bb1 @ 0x10 -> bb2:
  0x10: dbg.def !6, %reg(rax)
bb2 @ 0x10 -> bb3:
  0x10: dbg.kill !7
bb3 @ 0x10 -> bb4:
  0x10: dbg.def !8, %reg(rdx)
bb4 @ 0x10 -> bb5:
  0x18: dbg.kill !6
bb5 @ 0x20:
  0x20: dbg.kill !8
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "i64", size: 64, encoding: DW_ATE_signed)
!4 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 3, type: !3)
!5 = !DILocalVariable(name: "y", scope: !2, file: !1, line: 4, type: !3)
!6 = distinct !DILifetime(object: !4, location: !DIExpr(DIOpReferrer(i64)))
!7 = distinct !DILifetime(object: !4, location: !DIExpr(DIOpReferrer(i64)))
!8 = distinct !DILifetime(object: !5, location: !DIExpr(DIOpReferrer(i64)))

;! f+0x4..0x10: x = reg(2)+0
;! f+0x10..0x18: x = multi{reg(0)+0 | reg(2)+0}+0
;! f+0x18..0x30: x = reg(2)+0
;! f+0x0..0x10: y = undef
;! f+0x10..0x20: y = reg(1)+0
;! f+0x20..0x30: y = undef
