; Ranges of values that begin and end inside of call instructions: at the last byte of the call only places that survive count.
; A value placed from the middle of the call on in a callee-saved register; one that ends there.
target "x86_64"
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %entity(1)
  0x0: dbg.def !21, %entity(2)
}
entity @f 1 {
  0x0..0x14: %reg(rax)
  0x14..0x30: %reg(rbx)
}
entity @f 2 {
  0x0..0x12: %reg(rbx)
  0x12..0x40: %reg(rcx), %slot(rsp+8, 64)
}
calls @f { 0x10..0x15: unknown }
frame @f { 0x0: cfa = rsp+8; ra = [cfa-8] }
!10 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 2, type: !4)
!11 = !DILocalVariable(name: "y", scope: !2, file: !1, line: 2, type: !4)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i64)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i64)))
;! f+0x0..0x14: x = reg(0)+0
;! f+0x14..0x30: x = reg(3)+0
;! f+0x30: x = undef
;! f+0x0..0x12: y = reg(3)+0
;! f+0x12..0x14 with rsp=0x7000: y = multi{mem(0)+0x7008 | reg(2)+0}+0
;! f+0x14 with rsp=0x7000: y = mem(0)+0x7008
;! f+0x15..0x40 with rsp=0x7000: y = multi{mem(0)+0x7008 | reg(2)+0}+0
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!4 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!5 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!6 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !3, size: 64)
