; A struct of bit fields whose fields were promoted one by one; a union that is in a register under one name and in memory
; under the other; a struct with an unused middle.
target "x86_64"
define @f size 0x40 !dbg !2 {
bb0 @ 0x0 -> bb1, bb2:
  0x0: dbg.def !20, %reg(eax, 0, 3)
  0x0: dbg.def !21, %reg(rcx, 7, 13)
  0x4: dbg.def !22, %const(i16 -3)
bb1 @ 0x10 -> bb2:
  0x14: dbg.kill !21
bb2 @ 0x20:
  0x28: dbg.kill !20
  0x28: dbg.def !23, %slot(rsp+24, 8)
  0x2c: dbg.def !27, %reg(xmm3)
}
!5 = !DICompositeType(tag: DW_TAG_structure_type, name: "bits", file: !1, line: 1, size: 32, elements: !{!50, !51, !52})
!50 = !DIDerivedType(tag: DW_TAG_member, name: "a", baseType: !3, line: 2, size: 3, offset: 0, flags: DIFlagBitField)
!51 = !DIDerivedType(tag: DW_TAG_member, name: "b", baseType: !3, line: 3, size: 13, offset: 3, flags: DIFlagBitField)
!52 = !DIDerivedType(tag: DW_TAG_member, name: "c", baseType: !3, line: 4, size: 16, offset: 16, flags: DIFlagBitField)
!6 = !DICompositeType(tag: DW_TAG_union_type, name: "u", file: !1, line: 5, size: 64, elements: !{!53, !54})
!53 = !DIDerivedType(tag: DW_TAG_member, name: "l", baseType: !4, line: 6)
!54 = !DIDerivedType(tag: DW_TAG_member, name: "s", baseType: !5, line: 7)
!10 = !DILocalVariable(name: "bits", scope: !2, file: !1, line: 2, type: !5)
!11 = !DILocalVariable(name: "u", scope: !2, file: !1, line: 3, type: !6)
!12 = !DILocalVariable(name: "b", scope: !2, file: !1, line: 4, type: !3)
!13 = distinct !DIFragment()
!14 = distinct !DIFragment()
!15 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(u3)))
!21 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpReferrer(b13)))
!22 = distinct !DILifetime(object: !15, location: !DIExpr(DIOpReferrer(i16)))
!23 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(u8), DIOpConstant(u8 5), DIOpBitOffset(u3)))
!24 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, u3), DIOpArg(1, b13), DIOpArg(2, i16), DIOpComposite(3, b32)), argObjects: {!13, !14, !15})
!25 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpArg(0, b32), DIOpConstant(b32 undef), DIOpComposite(2, b64)), argObjects: {!10})
!26 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpArg(0, b32), DIOpConstant(u8 3), DIOpBitOffset(i13), DIOpSExt(i32)), argObjects: {!10})
!27 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(b64)))
;! f+0x0..0x4: bits = comp[0..0.3: reg(0)+0, 0.3..2: reg(2)+0.7, 2..4: undef]+0
;! f+0x4..0x14: bits = comp[0..0.3: reg(0)+0, 0.3..2: reg(2)+0.7, 2..4: imm(fdff)+0]+0
;! f+0x14..0x20: bits = comp[0..0.3: reg(0)+0, 0.3..2: undef, 2..4: imm(fdff)+0]+0
;! f+0x20..0x28: bits = comp[0..0.3: reg(0)+0, 0.3..2: reg(2)+0.7, 2..4: imm(fdff)+0]+0
;! f+0x28..0x40 with rsp=0x7000: bits = comp[0..0.3: mem(0)+0x7018.5, 0.3..2: reg(2)+0.7, 2..4: imm(fdff)+0]+0
;! f+0x4..0x14: u = comp[0..0.3: reg(0)+0, 0.3..2: reg(2)+0.7, 2..4: imm(fdff)+0, 4..8: undef]+0
;! f+0x2c..0x40: u = reg(20)+0
; bits 7 to 19 of rcx: 0xfff80 are all ones: -1; 0x80 is 1
;! f+0x4..0x14 with rcx=0xfff80: b = imm(ffffffff)+0
;! f+0x4..0x14 with rcx=0x7ff80: b = imm(ff0f0000)+0
;! f+0x14..0x20: b = undef
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!4 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
