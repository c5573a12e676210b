; Where the value of an active lifetime has no place, the object is undefined and not the computed one; an unused referrer does not matter
target "x86_64"
define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
  0x8: dbg.def !20, %entity(1)
  0x8: dbg.def !22, %entity(1)
  0x30: dbg.kill !20
}
entity @f 1 { 0x4..0x10: %reg(rax)
 0x10..0x18: %reg(rcx)
 0x20..0x40: %slot(rsp+0, 32) }
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!910 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "x", scope: !4, file: !1, line: 10, type: !910)
!911 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!11 = !DILocalVariable(name: "y", scope: !4, file: !1, line: 11, type: !911)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))
!21 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpConstant(i32 7)), kind: computed)
!22 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpConstant(i32 9)))
;! f+0x0..0x8: x = imm(07000000)+0
;! f+0x8..0x10: x = reg(0)+0
;! f+0x10..0x18: x = reg(2)+0
;! f+0x18..0x20: x = undef
;! f+0x20..0x30 with rsp=0x100: x = mem(0)+0x100
;! f+0x30..0x40: x = imm(07000000)+0
;! f+0x0..0x8: y = undef
;! f+0x8..0x40: y = imm(09000000)+0
