; a struct of an array of pairs and a bit field, split in fragments: registers, a spill, a constant, an undefined member; with kills on one path and a loop
target "x86_64"
define @f size 0x40 !dbg !10 {
bb0 @ 0x0 -> bb1:
  0x0: dbg.def !11, %reg(rax)
  0x0: dbg.def !12, %reg(rcx, 0, 32)
  0x2: dbg.def !13, %slot(rsp+8, 32)
  0x4: dbg.def !14, %reg(rbx, 7, 13)
bb1 @ 0x10 -> bb1, bb2, bb3:
  0x14: dbg.kill !11
  0x14: dbg.def !15, %const(i32 5)
bb2 @ 0x20 -> bb3:
  0x24: dbg.kill !15
  0x28: dbg.kill !12
bb3 @ 0x30:
  0x38: dbg.def !16, %slot(rsp+32, 160)
}
!17 = !DIFile(filename: "a.c", directory: "/src")
!18 = distinct !DICompileUnit(language: DW_LANG_C11, file: !17, producer: "test")
!10 = distinct !DISubprogram(name: "f", linkageName: "f", unit: !18, file: !17, line: 1, spFlags: DISPFlagDefinition)
!19 = distinct !DIFragment()
!20 = distinct !DIFragment()
!21 = distinct !DIFragment()
!22 = distinct !DIFragment()
!23 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!24 = !DIBasicType(name: "unsigned", size: 32, encoding: DW_ATE_unsigned)
!25 = !DISubrange(count: 2)
!26 = !DICompositeType(tag: DW_TAG_array_type, baseType: !27, size: 128, elements: !{!25})
!27 = !DICompositeType(tag: DW_TAG_structure_type, name: "pair", file: !17, line: 1, size: 64, elements: !{!28, !29})
!28 = !DIDerivedType(tag: DW_TAG_member, name: "x", baseType: !23, size: 32)
!29 = !DIDerivedType(tag: DW_TAG_member, name: "y", baseType: !23, size: 32, offset: 32)
!30 = !DICompositeType(tag: DW_TAG_structure_type, name: "S", file: !17, line: 2, size: 160, elements: !{!31, !32, !33})
!31 = !DIDerivedType(tag: DW_TAG_member, name: "p", baseType: !26, size: 128)
!32 = !DIDerivedType(tag: DW_TAG_member, name: "lo", baseType: !24, size: 13, offset: 128, flags: DIFlagBitField, extraData: i64 128)
!33 = !DIDerivedType(tag: DW_TAG_member, name: "hi", baseType: !23, size: 19, offset: 141, flags: DIFlagBitField, extraData: i64 128)
!34 = !DILocalVariable(scope: !10, name: "v", file: !17, line: 33, type: !30)
!11 = distinct !DILifetime(object: !19, location: !DIExpr(DIOpReferrer(u64), DIOpConstant(u8 16), DIOpBitOffset(i32)))
!15 = distinct !DILifetime(object: !19, location: !DIExpr(DIOpReferrer(i32)))
!12 = distinct !DILifetime(object: !20, location: !DIExpr(DIOpReferrer(i32), DIOpConstant(i32 3), DIOpMul()))
!13 = distinct !DILifetime(object: !21, location: !DIExpr(DIOpReferrer(i32)))
!14 = distinct !DILifetime(object: !22, location: !DIExpr(DIOpReferrer(u13)))
!35 = distinct !DILifetime(object: !34, location: !DIExpr(DIOpArg(0, i32), DIOpArg(1, i32), DIOpConstant(i32 undef), DIOpArg(2, i32), DIOpArg(3, u13), DIOpConstant(i19 -2), DIOpComposite(6, b160)), argObjects: {!19, !20, !21, !22})
!16 = distinct !DILifetime(object: !34, location: !DIExpr(DIOpReferrer(b160)))
;! f+0x0 with rax=0x1122334455667788, rcx=7, rsp=0x700000: v = comp[0..4: reg(0)+2, 4..8: imm(15000000), 8..17.5: undef, 17.5..20: imm(feff07)]+0
;! f+0x2 with rax=0x1122334455667788, rcx=7, rsp=0x700000: v = comp[0..4: reg(0)+2, 4..8: imm(15000000), 8..12: undef, 12..16: mem(0)+0x700008, 16..17.5: undef, 17.5..20: imm(feff07)]+0
;! f+0x4..0x10 with rcx=7, rsp=0x700000: v = comp[0..4: reg(0)+2, 4..8: imm(15000000), 8..12: undef, 12..16: mem(0)+0x700008, 16..17.5: reg(3)+0.7, 17.5..20: imm(feff07)]+0
;! f+0x14..0x24 with rcx=7, rsp=0x700000: v = comp[0..8: imm(0500000015000000), 8..12: undef, 12..16: mem(0)+0x700008, 16..17.5: reg(3)+0.7, 17.5..20: imm(feff07)]+0
;! f+0x24 with rcx=7, rsp=0x700000: v = comp[0..4: undef, 4..8: imm(15000000), 8..12: undef, 12..16: mem(0)+0x700008, 16..17.5: reg(3)+0.7, 17.5..20: imm(feff07)]+0
;! f+0x28 with rcx=7, rsp=0x700000: v = comp[0..12: undef, 12..16: mem(0)+0x700008, 16..17.5: reg(3)+0.7, 17.5..20: imm(feff07)]+0
;! f+0x30..0x38 with rcx=7, rsp=0x700000: v = comp[0..8: imm(0500000015000000), 8..12: undef, 12..16: mem(0)+0x700008, 16..17.5: reg(3)+0.7, 17.5..20: imm(feff07)]+0
;! f+0x38..0x40 with rsp=0x700000: v = mem(0)+0x700020
