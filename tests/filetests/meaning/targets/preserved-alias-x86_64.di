; A call that preserves xmm6 clobbers the upper half of ymm6, as with the convention of Windows. An alias names the whole register.
target "x86_64"

define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
  0x0: dbg.def !200, %reg(ymm6)
  0x0: dbg.def !201, %reg(ymm6, 128, 128)
  0x0: dbg.def !202, %reg(xmm6)
  0x0: dbg.def !203, %reg(rcx, 32, 32)
}

frame @f { 0x0: cfa = rsp+8; ra = [cfa-8] }
calls @f {
  0x10..0x14: unknown preserves(xmm6, ecx)
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "example")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!30 = !DICompositeType(tag: DW_TAG_structure_type, name: "s256", size: 256)
!100 = !DILocalVariable(name: "a", scope: !4, file: !1, line: 2, type: !30)
!31 = !DICompositeType(tag: DW_TAG_structure_type, name: "s128", size: 128)
!101 = !DILocalVariable(name: "b", scope: !4, file: !1, line: 3, type: !31)
!102 = !DILocalVariable(name: "c", scope: !4, file: !1, line: 4, type: !31)
!32 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!103 = !DILocalVariable(name: "d", scope: !4, file: !1, line: 5, type: !32)
!200 = distinct !DILifetime(object: !100, location: !DIExpr(DIOpReferrer(b256)), kind: bounded)
!201 = distinct !DILifetime(object: !101, location: !DIExpr(DIOpReferrer(b128)), kind: bounded)
!202 = distinct !DILifetime(object: !102, location: !DIExpr(DIOpReferrer(b128)), kind: bounded)
!203 = distinct !DILifetime(object: !103, location: !DIExpr(DIOpReferrer(i32)), kind: bounded)

;! f+0x13: a = comp[0..16: reg(23)+0, 16..32: undef]+0
;! f+0x13: b = undef
;! f+0x13: c = reg(23)+0
; Bits 32 to 63 of rcx.
;! f+0x13: d = reg(2)+4
;! f+0x14: a = reg(23)+0
