; Each iteration: kill at the head, def in the middle. Behind the loop a kill: reached from the def without the head.
target "x86_64"
define @f size 0x30 !dbg !2 {
bb0 @ 0x0 -> bb1:
bb1 @ 0x10 -> bb1, bb2:
  0x10: dbg.kill !20
  0x18: dbg.def !20, %reg(rax)
bb2 @ 0x20:
  0x28: dbg.kill !20
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand")
!1 = !DIFile(filename: "h.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!4 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!10 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 10, type: !4)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i64)))
;! f+0x0..0x18: x = undef
;! f+0x18..0x28: x = reg(0)+0
