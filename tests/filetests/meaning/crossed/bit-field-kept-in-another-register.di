; A struct of bit fields in a register, whose 5-bit field at bit 3 the optimizer kept apart in another register, sign-extended:
; struct = base with 5 bits laid over by a composite of three.
target "x86_64"
define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !21, %reg(rdi, 0, 32)
  0x4: dbg.def !22, %reg(rsi, 0, 5)
  0x10: dbg.kill !22
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand")
!1 = !DIFile(filename: "h.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DILocalVariable(name: "s", scope: !2, file: !1, line: 10, type: !11)
!11 = !DICompositeType(tag: DW_TAG_structure_type, name: "bf", size: 32, file: !1, line: 1, elements: !{!12, !13, !14})
!12 = !DIDerivedType(tag: DW_TAG_member, name: "a", baseType: !3, size: 3, offset: 0, flags: DIFlagBitField)
!13 = !DIDerivedType(tag: DW_TAG_member, name: "b", baseType: !3, size: 5, offset: 3, flags: DIFlagBitField)
!14 = !DIDerivedType(tag: DW_TAG_member, name: "c", baseType: !3, size: 24, offset: 8, flags: DIFlagBitField)
!15 = distinct !DIFragment()
!16 = distinct !DIFragment()
!17 = !DILocalVariable(name: "v", scope: !2, file: !1, line: 17, type: !3)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, b32), DIOpConstant(i8 0), DIOpBitOffset(b3), DIOpArg(1, i5), DIOpArg(0, b32), DIOpConstant(i8 8), DIOpBitOffset(b24), DIOpComposite(3, b32)), argObjects: {!15, !16})
!21 = distinct !DILifetime(object: !15, location: !DIExpr(DIOpReferrer(b32)))
!22 = distinct !DILifetime(object: !16, location: !DIExpr(DIOpReferrer(i5)))
!23 = distinct !DILifetime(object: !17, location: !DIExpr(DIOpArg(0, b32), DIOpConstant(i8 3), DIOpBitOffset(i5), DIOpConvert(i32)), argObjects: {!10})
;! f+0x0: s = comp[0..0.3: reg(5)+0, 0.3..1: undef, 1..4: reg(5)+1]+0
;! f+0x4: s = comp[0..0.3: reg(5)+0, 0.3..1: reg(4)+0, 1..4: reg(5)+1]+0
;! f+0x0: v = undef
;! f+0x4 with rsi=0xfff0: v = imm(f0ffffff)+0
;! f+0x4 with rsi=0xffef: v = imm(0f000000)+0
