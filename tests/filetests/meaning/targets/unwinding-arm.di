; Frame rules of every kind for preserved registers, which a caller's variables are in, on 32-bit Arm.
target "arm"
define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
}
define @g size 0x40 !dbg !6 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(r4)
  0x0: dbg.def !21, %reg(r5)
  0x0: dbg.def !22, %reg(r6)
  0x0: dbg.def !23, %reg(r7)
  0x0: dbg.def !24, %slot(cfa-16, 32)
  0x0: dbg.def !25, %addr(cfa+8)
}
calls @g { 0x8..0x10: !4 }
frame @f {
  0x0: cfa = sp+64; ra = [cfa-4]; r4 = [cfa-8]; r5 = cfa-12; r6 = !DIExpr(DIOpReferrer(i32), DIOpConstant(i32 5), DIOpAdd()) of %reg(r7); r7 = [!DIExpr(DIOpReferrer(b128), DIOpConstant(u8 12), DIOpByteOffset(i32)) of %slot(sp+0, 128)]
}
frame @g {
  0x0: cfa = sp+64; ra = [cfa-4]
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "example")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition, flags: DIFlagAllCallsDescribed)
!6 = distinct !DISubprogram(name: "g", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition, flags: DIFlagAllCallsDescribed)
!5 = !DIBasicType(name: "long", size: 32, encoding: DW_ATE_signed)
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5)
!10 = !DILocalVariable(name: "a", scope: !6, file: !1, line: 2, type: !5)
!11 = !DILocalVariable(name: "b", scope: !6, file: !1, line: 2, type: !5)
!12 = !DILocalVariable(name: "c", scope: !6, file: !1, line: 2, type: !5)
!13 = !DILocalVariable(name: "d", scope: !6, file: !1, line: 2, type: !5)
!14 = !DILocalVariable(name: "s", scope: !6, file: !1, line: 2, type: !5)
!15 = !DILocalVariable(name: "p", scope: !6, file: !1, line: 2, type: !7)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i32)))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(i32)))
!23 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(i32)))
!24 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpReferrer(i32)))
!25 = distinct !DILifetime(object: !15, location: !DIExpr(DIOpReferrer(ptr)))
;! f+0x4 with sp=0x7000: cfa = mem(0)+0x7040
;! f+0x4 with sp=0x7000: caller(r4) = mem(0)+0x7038
;! f+0x4 with sp=0x7000: caller(r5) = imm(34700000)+0
;! f+0x4 with r7=0x40: caller(r6) = imm(45000000)+0
;! f+0x4 with sp=0x7000: caller(r7) = mem(0)+0x700c
;! g+0xf with cfa=0x8000: s = mem(0)+0x7ff0
