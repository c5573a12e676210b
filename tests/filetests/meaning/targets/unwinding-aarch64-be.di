; Frame rules of every kind for preserved registers, which a caller's variables are in, on big-endian AArch64.
target "aarch64-be"
define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
}
define @g size 0x40 !dbg !6 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(x19)
  0x0: dbg.def !21, %reg(x20)
  0x0: dbg.def !22, %reg(x21)
  0x0: dbg.def !23, %reg(x22)
  0x0: dbg.def !24, %slot(cfa-32, 64)
  0x0: dbg.def !25, %addr(cfa+8)
}
calls @g { 0x8..0x10: !4 }
frame @f {
  0x0: cfa = sp+64; ra = [cfa-8]; x19 = [cfa-16]; x20 = cfa-24; x21 = !DIExpr(DIOpReferrer(i64), DIOpConstant(i64 5), DIOpAdd()) of %reg(x22); x22 = [!DIExpr(DIOpReferrer(b256), DIOpConstant(u8 24), DIOpByteOffset(i64)) of %slot(sp+0, 256)]
}
frame @g {
  0x0: cfa = sp+64; ra = [cfa-8]
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "example")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition, flags: DIFlagAllCallsDescribed)
!6 = distinct !DISubprogram(name: "g", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition, flags: DIFlagAllCallsDescribed)
!5 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5)
!10 = !DILocalVariable(name: "a", scope: !6, file: !1, line: 2, type: !5)
!11 = !DILocalVariable(name: "b", scope: !6, file: !1, line: 2, type: !5)
!12 = !DILocalVariable(name: "c", scope: !6, file: !1, line: 2, type: !5)
!13 = !DILocalVariable(name: "d", scope: !6, file: !1, line: 2, type: !5)
!14 = !DILocalVariable(name: "s", scope: !6, file: !1, line: 2, type: !5)
!15 = !DILocalVariable(name: "p", scope: !6, file: !1, line: 2, type: !7)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i64)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i64)))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(i64)))
!23 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(i64)))
!24 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpReferrer(i64)))
!25 = distinct !DILifetime(object: !15, location: !DIExpr(DIOpReferrer(ptr)))
;! f+0x4 with sp=0x7000: cfa = mem(0)+0x7040
;! f+0x4 with sp=0x7000: caller(x19) = mem(0)+0x7030
;! f+0x4 with sp=0x7000: caller(x20) = imm(0000000000007028)+0
;! f+0x4 with x22=0x40: caller(x21) = imm(0000000000000045)+0
;! f+0x4 with sp=0x7000: caller(x22) = mem(0)+0x7018
;! g+0xf with cfa=0x8000: s = mem(0)+0x7fe0
