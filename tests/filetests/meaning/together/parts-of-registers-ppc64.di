; On a big-endian target the offset in a register counts from the least significant bit, the offset of an object from its most significant
; byte: a short at byte 2 of an int in a register of 64 bits is in the low 16 bits.
target "ppc64"
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(r3, 0, 32)
  0x0: dbg.def !21, %reg(r4, 16, 32)
  0x0: dbg.def !22, %regs(%reg(r5, 0, 16), %reg(r6, 48, 16))
  0x0: dbg.def !23, %reg(r7)
}
!10 = !DILocalVariable(name: "a", scope: !2, file: !1, line: 2, type: !5)
!11 = !DILocalVariable(name: "b", scope: !2, file: !1, line: 2, type: !5)
!12 = !DILocalVariable(name: "c", scope: !2, file: !1, line: 2, type: !3)
!13 = !DILocalVariable(name: "d", scope: !2, file: !1, line: 2, type: !6)
!14 = !DILocalVariable(name: "v", scope: !2, file: !1, line: 2, type: !3)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32), DIOpConstant(u8 2), DIOpByteOffset(i16)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i32), DIOpConstant(u8 0), DIOpByteOffset(i16)))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(i32)))
!23 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(i64), DIOpConstant(u8 7), DIOpByteOffset(i8)))
!24 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpArg(0, i32), DIOpConstant(i32 1), DIOpAdd()), argObjects: {!12})
;! f+0x0: a = reg(3)+0
;! f+0x0: b = reg(4)+4
;! f+0x0: c = comp[0..2: reg(5)+0, 2..4: reg(6)+6]+0
;! f+0x0: d = reg(7)+0
; 0x1234ffff + 1
;! f+0x0 with r5=0x1234, r6=0xffff000000000000: v = imm(12350000)+0
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!4 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!5 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!6 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !3, size: 64)
