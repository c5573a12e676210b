; Places that end or begin exactly where a lifetime begins, ends or has a gap; the computed lifetime holds only outside of the markers.
target "x86_64"
define @f size 0x30 !dbg !2 {
bb0 @ 0x0 -> bb1:
  0x8: dbg.def !5, %entity(1)
bb1 @ 0x10:
  0x20: dbg.kill !5
  0x20: dbg.def !6, %entity(1)
}
entity @f 1 {
  0x0..0x8: %reg(rax)
  0x8..0x10: %reg(rcx)
  0x14..0x20: %slot(rsp+8, 64)
  0x20..0x28: %reg(rdx)
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "i64", size: 64, encoding: DW_ATE_signed)
!4 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 3, type: !3)
!5 = distinct !DILifetime(object: !4, location: !DIExpr(DIOpReferrer(i64)))
!6 = distinct !DILifetime(object: !4, location: !DIExpr(DIOpReferrer(i64)))
!7 = distinct !DILifetime(object: !4, location: !DIExpr(DIOpConstant(i64 1)), kind: computed)

;! f+0x0..0x8: x = imm(0100000000000000)+0
;! f+0x8..0x10: x = reg(2)+0
;! f+0x10..0x14: x = undef
;! f+0x14..0x20 with rsp=0x100: x = mem(0)+0x108
;! f+0x20..0x28: x = reg(1)+0
;! f+0x28..0x30: x = undef
