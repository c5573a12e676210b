; What a tail call leaves of slots that count from the CFA, the stack pointer and a preserved register, on AArch64.
target "aarch64"

define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
  0x0: dbg.def !200, %slot(cfa-16, 32)
  0x0: dbg.def !201, %slot(sp+8, 32)
  0x0: dbg.def !202, %slot(x19+8, 32)
  0x0: dbg.def !203, %addr(cfa-16)
  0x0: dbg.def !204, %reg(x19)
}

frame @f { 0x0: cfa = sp+0 }
calls @f {
  0x10..0x14: unknown
  0x3c..0x40: unknown tail
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "example")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition, flags: DIFlagAllCallsDescribed)
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!30 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!100 = !DILocalVariable(name: "a", scope: !4, file: !1, line: 2, type: !30)
!101 = !DILocalVariable(name: "b", scope: !4, file: !1, line: 3, type: !30)
!102 = !DILocalVariable(name: "c", scope: !4, file: !1, line: 4, type: !30)
!31 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5)
!103 = !DILocalVariable(name: "d", scope: !4, file: !1, line: 5, type: !31)
!104 = !DILocalVariable(name: "e", scope: !4, file: !1, line: 6, type: !30)
!200 = distinct !DILifetime(object: !100, location: !DIExpr(DIOpReferrer(i32)), kind: bounded)
!201 = distinct !DILifetime(object: !101, location: !DIExpr(DIOpReferrer(i32)), kind: bounded)
!202 = distinct !DILifetime(object: !102, location: !DIExpr(DIOpReferrer(i32)), kind: bounded)
!203 = distinct !DILifetime(object: !103, location: !DIExpr(DIOpReferrer(ptr)), kind: bounded)
!204 = distinct !DILifetime(object: !104, location: !DIExpr(DIOpReferrer(i32)), kind: bounded)

;! f+0x13 with cfa=0x7010: a = mem(0)+0x7000
;! f+0x13 with sp=0x6000: b = mem(0)+0x6008
;! f+0x13 with x19=0x5000: c = mem(0)+0x5008
;! f+0x3f with cfa=0x7010: a = undef
;! f+0x3f with sp=0x6000: b = undef
;! f+0x3f with x19=0x5000: c = mem(0)+0x5008
;! f+0x3f: e = reg(19)+0
