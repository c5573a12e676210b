; Section 1: element 0 of a vector is first in memory on every target, each element with its most significant byte first on a
; big-endian one. Section 6.1: it has the lowest bits of a constant.
target "generic64-be"

define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !22, %const(<4 x i16> <01 00 02 00 03 00 04 00>)
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "t16", size: 16, encoding: DW_ATE_unsigned)
!4 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!5 = !DIBasicType(name: "t24", size: 24, encoding: DW_ATE_unsigned)
!6 = !DIBasicType(name: "t192", size: 192, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "four", scope: !2, file: !1, line: 2, type: !4)
!11 = !DILocalVariable(name: "floats", scope: !2, file: !1, line: 3, type: !4)
!12 = !DILocalVariable(name: "given", scope: !2, file: !1, line: 4, type: !4)
!13 = !DILocalVariable(name: "second", scope: !2, file: !1, line: 5, type: !3)
!14 = !DILocalVariable(name: "number", scope: !2, file: !1, line: 6, type: !4)
!15 = !DILocalVariable(name: "odd", scope: !2, file: !1, line: 7, type: !5)
!16 = !DILocalVariable(name: "wide", scope: !2, file: !1, line: 8, type: !6)
!17 = !DILocalVariable(name: "plain", scope: !2, file: !1, line: 9, type: !4)
!18 = !DILocalVariable(name: "sum", scope: !2, file: !1, line: 10, type: !4)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpConstant(<4 x i16> <01 00 02 00 03 00 fe ff>)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpConstant(<2 x f32> <00 00 c0 3f 00 00 20 c0>)))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(<4 x i16>)))
!23 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpConstant(<4 x i16> <01 00 02 00 03 00 fe ff>), DIOpConstant(u8 2), DIOpByteOffset(i16)))
!24 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpConstant(<2 x i32> 258), DIOpReinterpret(i64)))
!25 = distinct !DILifetime(object: !15, location: !DIExpr(DIOpConstant(<2 x u12> <bc 3a 12>)))
!26 = distinct !DILifetime(object: !16, location: !DIExpr(DIOpConstant(<3 x i64> <01 00 00 00 00 00 00 00 02 00 00 00 00 00 00 00 03 00 00 00 00 00 00 00>)))
!27 = distinct !DILifetime(object: !17, location: !DIExpr(DIOpConstant(u64 258), DIOpReinterpret(<2 x u32>)))
!28 = distinct !DILifetime(object: !18, location: !DIExpr(DIOpConstant(<2 x i32> 258), DIOpReinterpret(i64), DIOpConstant(i64 1), DIOpAdd()))

;! f+0x4: four = imm(000100020003fffe)+0
; 1.5 is 0x3fc00000 and -2.5 is 0xc0200000.
;! f+0x4: floats = imm(3fc00000c0200000)+0
;! f+0x4: given = imm(0001000200030004)+0
;! f+0x4: second = imm(0002)+0
; Element 0 is 258 = 0x102 and element 1 is 0; together they are the number 0x10200000000.
;! f+0x4: number = imm(0000010200000000)+0
; 0x123abc: element 0 is 0xabc, element 1 is 0x123.
;! f+0x4: odd = imm(abc123)+0
;! f+0x4: wide = imm(000000000000000100000000000000020000000000000003)+0
; Other operations keep the number of 64 bits.
;! f+0x4: plain = imm(0000000000000102)+0
;! f+0x4: sum = imm(0000010200000001)+0
