; Values of odd sizes: a bit of a register, a signed field of 7 bits across a byte, extended; u1 of a comparison in a bit field; a composite
; of bits from three storages.
target "x86_64"
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(rax, 5, 1)
  0x0: dbg.def !21, %reg(rax, 6, 7)
  0x0: dbg.def !22, %reg(rax, 5, 1)
  0x0: dbg.def !23, %slot(rsp+3, 16)
}
!10 = !DILocalVariable(name: "a", scope: !2, file: !1, line: 2, type: !3)
!11 = !DILocalVariable(name: "b", scope: !2, file: !1, line: 2, type: !3)
!12 = !DILocalVariable(name: "c", scope: !2, file: !1, line: 2, type: !6)
!8 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!13 = distinct !DIFragment()
!14 = distinct !DIFragment()
!15 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(u1), DIOpConvert(i32)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i7), DIOpSExt(i32)))
!22 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(u1)))
!23 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpReferrer(u16), DIOpConstant(u8 7), DIOpBitOffset(u6)))
!24 = distinct !DILifetime(object: !15, location: !DIExpr(DIOpArg(0, i32), DIOpConstant(i32 0), DIOpLt()), argObjects: {!11})
!25 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpArg(0, u1), DIOpArg(1, u6), DIOpArg(2, u1), DIOpComposite(3, i8)), argObjects: {!13, !14, !15})
;! f+0x0 with rax=0x20: a = imm(01000000)+0
;! f+0x0 with rax=0xffffffffffffffdf: a = imm(00000000)+0
; bits 6 to 12 of 0x1040: 1000001 = -63
;! f+0x0 with rax=0x1040: b = imm(c1ffffff)+0
; bits 6 to 12 of 0x0fc0: 0111111 = 63
;! f+0x0 with rax=0x0fc0: b = imm(3f000000)+0
;! f+0x0 with rax=0x1040, rsp=0x7000: c = comp[0..0.1: reg(0)+0.5, 0.1..0.7: mem(0)+0x7003.7, 0.7..1: imm(01)+0]+0
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!4 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!5 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!6 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !3, size: 64)
