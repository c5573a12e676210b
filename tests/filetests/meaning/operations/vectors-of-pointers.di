; Vectors of pointers: extended, selected, followed element by element; a conversion of numbers to pointers and back.
target "i386"
define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(xmm0)
  0x0: dbg.def !21, %reg(eax)
  0x0: dbg.def !22, %reg(ecx, 0, 16)
}
!5 = !DICompositeType(tag: DW_TAG_array_type, baseType: !6, elements: !{!7})
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !3, size: 32)
!7 = !DISubrange(count: 4)
!8 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!10 = !DILocalVariable(name: "table", scope: !2, file: !1, line: 2, type: !5)
!11 = !DILocalVariable(name: "third", scope: !2, file: !1, line: 3, type: !3)
!12 = !DILocalVariable(name: "mixed", scope: !2, file: !1, line: 4, type: !5)
!13 = !DILocalVariable(name: "n", scope: !2, file: !1, line: 5, type: !8)
!14 = !DILocalVariable(name: "at", scope: !2, file: !1, line: 6, type: !3)
!15 = !DILocalVariable(name: "less", scope: !2, file: !1, line: 7, type: !3)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(<4 x ptr>)))
!23 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpArg(0, <4 x ptr>), DIOpConstant(i8 8), DIOpByteOffset(ptr), DIOpDeref(b96), DIOpConstant(u8 64), DIOpBitOffset(i32)), argObjects: {!10})
!21 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(ptr), DIOpExtend(4), DIOpArg(0, <4 x ptr>), DIOpConstant(u4 6), DIOpSelect()), argObjects: {!10})
; a pointer is an unsigned number
!24 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpArg(0, <4 x ptr>), DIOpConstant(i8 0), DIOpByteOffset(ptr), DIOpConvert(i64)), argObjects: {!10})
!22 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpReferrer(i16), DIOpConvert(ptr), DIOpDeref(i32)))
!25 = distinct !DILifetime(object: !15, location: !DIExpr(DIOpArg(0, <4 x ptr>), DIOpConstant(i8 4), DIOpByteOffset(ptr), DIOpConstant(ptr 16), DIOpLt(), DIOpZExt(i32)), argObjects: {!10})
;! f+0x0..0x20: table = reg(21)+0
; bytes 8 to 11 are 0x5000; 8 bytes in
;! f+0x0..0x20 with xmm0=<01 00 00 80 ff ff ff ff 00 50 00 00>: third = mem(0)+0x5008
;! f+0x0..0x20: mixed = comp[0..4: reg(0)+0, 4..12: reg(21)+4, 12..16: reg(0)+0]+0
;! f+0x0..0x20 with xmm0=<01 00 00 80>: n = imm(0100008000000000)+0
; the number -4 as an address of 32 bits
;! f+0x0..0x20 with ecx=0x1fffc: at = mem(0)+0xfffffffc
;! f+0x0..0x20 with xmm0=<01 00 00 80 ff ff ff ff>: less = imm(00000000)+0
;! f+0x0..0x20 with xmm0=<01 00 00 80 0f 00 00 00>: less = imm(01000000)+0
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
