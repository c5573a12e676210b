; Two lifetimes of one object over the same entity, one of them its negation: where the entity is in two places, each gives
; what its expression makes.
target "x86_64"
define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %entity(1)
  0x8: dbg.def !21, %entity(2)
}
entity @f 1 {
  0x0..0x10: %reg(rbx)
}
entity @f 2 {
  0x4..0x20: %slot(rsp+24, 64)
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand")
!1 = !DIFile(filename: "h.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!4 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!10 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 10, type: !4)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i64)))
!21 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i64), DIOpConstant(i64 8), DIOpSub()))
;! f+0x0 with rsp=0x7000: x = reg(3)+0
;! f+0x8 with rsp=0x7000, [0x7018]=<09 00 00 00 00 00 00 00>: x = multi{imm(0100000000000000)+0 | reg(3)+0}+0
;! f+0x10 with rsp=0x7000, [0x7018]=<09 00 00 00 00 00 00 00>: x = imm(0100000000000000)+0
