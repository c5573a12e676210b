; A call: slots counted from the CFA stay although it is counted from rsp; a slot from a register that the call clobbers is
; lost; the argument slots at the stack pointer are memory, so no register is lost.
target "x86_64"
define @f size 0x30 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %slot(cfa-16, 64)
  0x0: dbg.def !21, %slot(r11+8, 64)
  0x0: dbg.def !22, %slot(rsp+8, 64)
  0x0: dbg.def !23, %addr(r11+8)
}
frame @f {
  0x0: cfa = rsp+48; ra = [cfa-8]
}
calls @f {
  0x10..0x15: unknown, %slot(cfa+0, 64) = !10
  0x20..0x25: unknown tail
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand")
!1 = !DIFile(filename: "h.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!4 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!91 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !3)
!10 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 10, type: !4)
!11 = !DILocalVariable(name: "y", scope: !2, file: !1, line: 11, type: !4)
!12 = !DILocalVariable(name: "z", scope: !2, file: !1, line: 12, type: !4)
!13 = !DILocalVariable(name: "p", scope: !2, file: !1, line: 13, type: !91)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i64)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i64)))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(i64)))
!23 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(ptr)))
;! f+0x14 with rsp=0x7000: x = mem(0)+0x7020
;! f+0x14 with rsp=0x7000, r11=0x9000: y = undef
;! f+0x15 with rsp=0x7000, r11=0x9000: y = mem(0)+0x9008
;! f+0x14 with rsp=0x7000: z = mem(0)+0x7008
;! f+0x14 with r11=0x9000: p = undef
;! f+0x13 with r11=0x9000: p = imm(0890000000000000)+0
