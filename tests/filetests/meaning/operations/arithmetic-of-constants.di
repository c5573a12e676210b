; Section 6: arithmetic of constants, each result by hand.
target "x86_64"
define @f size 0x10 !dbg !11 {
bb0 @ 0x0:
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand")
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!3 = !DIBasicType(name: "t8", size: 8, encoding: DW_ATE_unsigned)
!4 = !DIBasicType(name: "t16", size: 16, encoding: DW_ATE_unsigned)
!5 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!6 = !DIBasicType(name: "t1", size: 1, encoding: DW_ATE_unsigned)
!7 = !DIBasicType(name: "t80", size: 80, encoding: DW_ATE_unsigned)
!8 = !DIBasicType(name: "t128", size: 128, encoding: DW_ATE_unsigned)
!9 = !DIBasicType(name: "t256", size: 256, encoding: DW_ATE_unsigned)
!10 = !DIBasicType(name: "t4", size: 4, encoding: DW_ATE_unsigned)
!11 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!12 = !DILocalVariable(name: "e1", scope: !11, file: !1, line: 1, type: !2)
!13 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpConstant(i32 -7)))
!14 = !DILocalVariable(name: "e2", scope: !11, file: !1, line: 2, type: !3)
!15 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpConstant(i8 -7), DIOpConstant(i8 3), DIOpDiv()))
!16 = !DILocalVariable(name: "e3", scope: !11, file: !1, line: 3, type: !3)
!17 = distinct !DILifetime(object: !16, location: !DIExpr(DIOpConstant(i8 -7), DIOpConstant(i8 3), DIOpMod()))
!18 = !DILocalVariable(name: "e4", scope: !11, file: !1, line: 4, type: !3)
!19 = distinct !DILifetime(object: !18, location: !DIExpr(DIOpConstant(u8 249), DIOpConstant(u8 3), DIOpDiv()))
!20 = !DILocalVariable(name: "e5", scope: !11, file: !1, line: 5, type: !3)
!21 = distinct !DILifetime(object: !20, location: !DIExpr(DIOpConstant(u8 249), DIOpConstant(u8 7), DIOpMod()))
!22 = !DILocalVariable(name: "e6", scope: !11, file: !1, line: 6, type: !3)
!23 = distinct !DILifetime(object: !22, location: !DIExpr(DIOpConstant(i8 -128), DIOpConstant(i8 -1), DIOpDiv()))
!24 = !DILocalVariable(name: "e7", scope: !11, file: !1, line: 7, type: !3)
!25 = distinct !DILifetime(object: !24, location: !DIExpr(DIOpConstant(i8 -128), DIOpConstant(i8 -1), DIOpMod()))
!26 = !DILocalVariable(name: "e8", scope: !11, file: !1, line: 8, type: !2)
!27 = distinct !DILifetime(object: !26, location: !DIExpr(DIOpConstant(u32 5), DIOpConstant(u32 32), DIOpShl()))
!28 = !DILocalVariable(name: "e9", scope: !11, file: !1, line: 9, type: !2)
!29 = distinct !DILifetime(object: !28, location: !DIExpr(DIOpConstant(i32 -5), DIOpConstant(i32 32), DIOpAShr()))
!30 = !DILocalVariable(name: "e10", scope: !11, file: !1, line: 10, type: !2)
!31 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpConstant(i32 -5), DIOpConstant(i32 77), DIOpShr()))
!32 = !DILocalVariable(name: "e11", scope: !11, file: !1, line: 11, type: !2)
!33 = distinct !DILifetime(object: !32, location: !DIExpr(DIOpConstant(u32 0x80000000), DIOpConstant(u32 77), DIOpShr()))
!34 = !DILocalVariable(name: "e12", scope: !11, file: !1, line: 12, type: !2)
!35 = distinct !DILifetime(object: !34, location: !DIExpr(DIOpConstant(u32 0x80000000), DIOpConstant(u32 77), DIOpAShr()))
!36 = !DILocalVariable(name: "e13", scope: !11, file: !1, line: 13, type: !2)
!37 = distinct !DILifetime(object: !36, location: !DIExpr(DIOpConstant(i32 -5), DIOpConstant(i32 32), DIOpLShr()))
!38 = !DILocalVariable(name: "e14", scope: !11, file: !1, line: 14, type: !3)
!39 = distinct !DILifetime(object: !38, location: !DIExpr(DIOpConstant(i8 1), DIOpConstant(i8 -1), DIOpShl()))
!40 = !DILocalVariable(name: "e15", scope: !11, file: !1, line: 15, type: !3)
!41 = distinct !DILifetime(object: !40, location: !DIExpr(DIOpConstant(i8 -128), DIOpAbs()))
!42 = !DILocalVariable(name: "e16", scope: !11, file: !1, line: 16, type: !3)
!43 = distinct !DILifetime(object: !42, location: !DIExpr(DIOpConstant(u8 255), DIOpAbs()))
!44 = !DILocalVariable(name: "e17", scope: !11, file: !1, line: 17, type: !2)
!45 = distinct !DILifetime(object: !44, location: !DIExpr(DIOpConstant(i8 -1), DIOpConvert(u32)))
!46 = !DILocalVariable(name: "e18", scope: !11, file: !1, line: 18, type: !2)
!47 = distinct !DILifetime(object: !46, location: !DIExpr(DIOpConstant(u8 255), DIOpConvert(i32)))
!48 = !DILocalVariable(name: "e19", scope: !11, file: !1, line: 19, type: !2)
!49 = distinct !DILifetime(object: !48, location: !DIExpr(DIOpConstant(i8 -1), DIOpZExt(i32)))
!50 = !DILocalVariable(name: "e20", scope: !11, file: !1, line: 20, type: !2)
!51 = distinct !DILifetime(object: !50, location: !DIExpr(DIOpConstant(u8 255), DIOpSExt(i32)))
!52 = !DILocalVariable(name: "e21", scope: !11, file: !1, line: 21, type: !4)
!53 = distinct !DILifetime(object: !52, location: !DIExpr(DIOpConstant(i7 -64), DIOpSExt(i16)))
!54 = !DILocalVariable(name: "e22", scope: !11, file: !1, line: 22, type: !4)
!55 = distinct !DILifetime(object: !54, location: !DIExpr(DIOpConstant(i7 -64), DIOpZExt(i16)))
!56 = !DILocalVariable(name: "e23", scope: !11, file: !1, line: 23, type: !2)
!57 = distinct !DILifetime(object: !56, location: !DIExpr(DIOpConstant(f32 -2.75), DIOpConvert(i32)))
!58 = !DILocalVariable(name: "e24", scope: !11, file: !1, line: 24, type: !2)
!59 = distinct !DILifetime(object: !58, location: !DIExpr(DIOpConstant(i32 3), DIOpConvert(f32)))
!60 = !DILocalVariable(name: "e25", scope: !11, file: !1, line: 25, type: !5)
!61 = distinct !DILifetime(object: !60, location: !DIExpr(DIOpConstant(u32 4294967295), DIOpConvert(f64)))
!62 = !DILocalVariable(name: "e26", scope: !11, file: !1, line: 26, type: !5)
!63 = distinct !DILifetime(object: !62, location: !DIExpr(DIOpConstant(i32 -1), DIOpConvert(f64)))
!64 = !DILocalVariable(name: "e27", scope: !11, file: !1, line: 27, type: !2)
!65 = distinct !DILifetime(object: !64, location: !DIExpr(DIOpConstant(f64 0.1), DIOpConvert(f32)))
!66 = !DILocalVariable(name: "e28", scope: !11, file: !1, line: 28, type: !2)
!67 = distinct !DILifetime(object: !66, location: !DIExpr(DIOpConstant(f32 0.0), DIOpNeg()))
!68 = !DILocalVariable(name: "e29", scope: !11, file: !1, line: 29, type: !2)
!69 = distinct !DILifetime(object: !68, location: !DIExpr(DIOpConstant(f32 -0.0), DIOpNeg()))
!70 = !DILocalVariable(name: "e30", scope: !11, file: !1, line: 30, type: !6)
!71 = distinct !DILifetime(object: !70, location: !DIExpr(DIOpConstant(f32 -0.0), DIOpConstant(f32 0.0), DIOpEq()))
!72 = !DILocalVariable(name: "e31", scope: !11, file: !1, line: 31, type: !2)
!73 = distinct !DILifetime(object: !72, location: !DIExpr(DIOpConstant(f32 -0.0), DIOpAbs()))
!74 = !DILocalVariable(name: "e32", scope: !11, file: !1, line: 32, type: !4)
!75 = distinct !DILifetime(object: !74, location: !DIExpr(DIOpConstant(f16 1.0)))
!76 = !DILocalVariable(name: "e33", scope: !11, file: !1, line: 33, type: !4)
!77 = distinct !DILifetime(object: !76, location: !DIExpr(DIOpConstant(bf16 1.0)))
!78 = !DILocalVariable(name: "e34", scope: !11, file: !1, line: 34, type: !4)
!79 = distinct !DILifetime(object: !78, location: !DIExpr(DIOpConstant(f64 0.3333333333333333), DIOpConvert(f16)))
!80 = !DILocalVariable(name: "e35", scope: !11, file: !1, line: 35, type: !4)
!81 = distinct !DILifetime(object: !80, location: !DIExpr(DIOpConstant(f32 70000.0), DIOpConvert(f16)))
!82 = !DILocalVariable(name: "e36", scope: !11, file: !1, line: 36, type: !7)
!83 = distinct !DILifetime(object: !82, location: !DIExpr(DIOpConstant(f32 1.0), DIOpConvert(f80)))
!84 = !DILocalVariable(name: "e37", scope: !11, file: !1, line: 37, type: !8)
!85 = distinct !DILifetime(object: !84, location: !DIExpr(DIOpConstant(f32 1.0), DIOpConvert(f128)))
!86 = !DILocalVariable(name: "e38", scope: !11, file: !1, line: 38, type: !7)
!87 = distinct !DILifetime(object: !86, location: !DIExpr(DIOpConstant(f64 2.5), DIOpConvert(f80)))
!88 = !DILocalVariable(name: "e39", scope: !11, file: !1, line: 39, type: !5)
!89 = distinct !DILifetime(object: !88, location: !DIExpr(DIOpConstant(f64 1.25), DIOpConstant(f64 2.25), DIOpAdd()))
!90 = !DILocalVariable(name: "e40", scope: !11, file: !1, line: 40, type: !8)
!91 = distinct !DILifetime(object: !90, location: !DIExpr(DIOpConstant(u128 18446744073709551615), DIOpConstant(u128 1), DIOpAdd()))
!92 = !DILocalVariable(name: "e41", scope: !11, file: !1, line: 41, type: !8)
!93 = distinct !DILifetime(object: !92, location: !DIExpr(DIOpConstant(u128 18446744073709551615), DIOpConstant(u128 18446744073709551615), DIOpMul()))
!94 = !DILocalVariable(name: "e42", scope: !11, file: !1, line: 42, type: !8)
!95 = distinct !DILifetime(object: !94, location: !DIExpr(DIOpConstant(u128 1), DIOpConstant(u128 100), DIOpShl()))
!96 = !DILocalVariable(name: "e43", scope: !11, file: !1, line: 43, type: !8)
!97 = distinct !DILifetime(object: !96, location: !DIExpr(DIOpConstant(i128 -1), DIOpConstant(i128 127), DIOpAShr()))
!98 = !DILocalVariable(name: "e44", scope: !11, file: !1, line: 44, type: !8)
!99 = distinct !DILifetime(object: !98, location: !DIExpr(DIOpConstant(i128 -10), DIOpConstant(i128 3), DIOpDiv()))
!100 = !DILocalVariable(name: "e45", scope: !11, file: !1, line: 45, type: !9)
!101 = distinct !DILifetime(object: !100, location: !DIExpr(DIOpConstant(u256 0), DIOpConstant(u256 1), DIOpSub()))
!102 = !DILocalVariable(name: "e46", scope: !11, file: !1, line: 46, type: !2)
!103 = distinct !DILifetime(object: !102, location: !DIExpr(DIOpConstant(i32 1), DIOpConstant(i32 2), DIOpConstant(u1 1), DIOpChoose()))
!104 = !DILocalVariable(name: "e47", scope: !11, file: !1, line: 47, type: !2)
!105 = distinct !DILifetime(object: !104, location: !DIExpr(DIOpConstant(i32 1), DIOpConstant(i32 2), DIOpConstant(u1 0), DIOpChoose()))
!106 = !DILocalVariable(name: "e48", scope: !11, file: !1, line: 48, type: !6)
!107 = distinct !DILifetime(object: !106, location: !DIExpr(DIOpConstant(i8 -1), DIOpConstant(i8 1), DIOpLt()))
!108 = !DILocalVariable(name: "e49", scope: !11, file: !1, line: 49, type: !6)
!109 = distinct !DILifetime(object: !108, location: !DIExpr(DIOpConstant(u8 255), DIOpConstant(u8 1), DIOpLt()))
!110 = !DILocalVariable(name: "e50", scope: !11, file: !1, line: 50, type: !10)
!111 = distinct !DILifetime(object: !110, location: !DIExpr(DIOpConstant(u4 5), DIOpNot()))
!112 = !DILocalVariable(name: "e51", scope: !11, file: !1, line: 51, type: !3)
!113 = distinct !DILifetime(object: !112, location: !DIExpr(DIOpConstant(i3 3), DIOpConstant(i3 3), DIOpAdd(), DIOpSExt(i8)))
!114 = !DILocalVariable(name: "e52", scope: !11, file: !1, line: 52, type: !4)
!115 = distinct !DILifetime(object: !114, location: !DIExpr(DIOpConstant(u8 1), DIOpExtend(2), DIOpConstant(u8 3), DIOpExtend(2), DIOpConstant(u2 1), DIOpSelect()))
!116 = !DILocalVariable(name: "e53", scope: !11, file: !1, line: 53, type: !2)
!117 = distinct !DILifetime(object: !116, location: !DIExpr(DIOpConstant(u32 0x11223344), DIOpConstant(u8 0xaa), DIOpConstant(i32 2), DIOpOverlay(u32)))
!118 = !DILocalVariable(name: "e54", scope: !11, file: !1, line: 54, type: !4)
!119 = distinct !DILifetime(object: !118, location: !DIExpr(DIOpConstant(u3 5), DIOpConstant(u5 18), DIOpConstant(u8 255), DIOpComposite(3, b16)))
!120 = !DILocalVariable(name: "e55", scope: !11, file: !1, line: 55, type: !3)
!121 = distinct !DILifetime(object: !120, location: !DIExpr(DIOpConstant(u16 0xabcd), DIOpConstant(i32 4), DIOpBitOffset(u8), DIOpRead()))

;! f+0x0: e1 = imm(f9ffffff)+0
;! f+0x0: e2 = imm(fe)+0
; -7/3 = -2 (trunc), -7 mod 3 = -1
;! f+0x0: e3 = imm(ff)+0
; u8 249/3 = 83=0x53, 249 mod 7 = 4
;! f+0x0: e4 = imm(53)+0
;! f+0x0: e5 = imm(04)+0
; MIN / -1 wraps: -128/-1 = 128 -> 0x80; MIN mod -1 = 0
;! f+0x0: e6 = imm(80)+0
;! f+0x0: e7 = imm(00)+0
; shl by width -> 0 ; ashr by >= width -> sign
;! f+0x0: e8 = imm(00000000)+0
;! f+0x0: e9 = imm(ffffffff)+0
;! f+0x0: e10 = imm(ffffffff)+0
;! f+0x0: e11 = imm(00000000)+0
; AShr of unsigned: sign bits of top bit
;! f+0x0: e12 = imm(ffffffff)+0
;! f+0x0: e13 = imm(00000000)+0
; shift amount negative as i8: B has type T, -1... as unsigned 255 >= 8 -> 0
;! f+0x0: e14 = imm(00)+0
; abs MIN wraps
;! f+0x0: e15 = imm(80)+0
;! f+0x0: e16 = imm(ff)+0
; convert i8 -> u32 sign extends by source: -1 -> ffffffff
;! f+0x0: e17 = imm(ffffffff)+0
;! f+0x0: e18 = imm(ff000000)+0
;! f+0x0: e19 = imm(ff000000)+0
;! f+0x0: e20 = imm(ffffffff)+0
; i7: -64 sext to i16
;! f+0x0: e21 = imm(c0ff)+0
;! f+0x0: e22 = imm(4000)+0
; float to int trunc: -2.75 -> -2
;! f+0x0: e23 = imm(feffffff)+0
; int to float 3 -> 40400000
;! f+0x0: e24 = imm(00004040)+0
; u32 4294967295 to f64 = 41EFFFFFFFE00000
;! f+0x0: e25 = imm(0000e0ffffffef41)+0
; i32 -1 to f64 = BFF0..
;! f+0x0: e26 = imm(000000000000f0bf)+0
; f64 0.1 -> f32: 3DCCCCCD
;! f+0x0: e27 = imm(cdcccc3d)+0
; -0.0 neg = 0 ; neg 0.0 = -0.0
;! f+0x0: e28 = imm(00000080)+0
;! f+0x0: e29 = imm(00000000)+0
; -0.0 == 0.0
;! f+0x0: e30 = imm(01)+0
; abs(-0.0)=0
;! f+0x0: e31 = imm(00000000)+0
; f16 1.0 = 3c00, bf16 1.0=3f80
;! f+0x0: e32 = imm(003c)+0
;! f+0x0: e33 = imm(803f)+0
; f64 1/3 -> f16: 0x3555
;! f+0x0: e34 = imm(5535)+0
; f16 max 65504 ; 70000 f32->f16 inf 7c00
;! f+0x0: e35 = imm(007c)+0
; f80 1.0: 0x3fff 8000000000000000
;! f+0x0: e36 = imm(0000000000000080ff3f)+0
; f128 1.0: 3fff 000..
;! f+0x0: e37 = imm(0000000000000000000000000000ff3f)+0
; f64 2.5 -> f80: exponent 0x4000 mantissa a000..
;! f+0x0: e38 = imm(00000000000000a00040)+0
; f64 add
;! f+0x0: e39 = imm(0000000000000c40)+0
; 128-bit: 2^64 = K
;! f+0x0: e40 = imm(00000000000000000100000000000000)+0
; 2^64-1 squared = 2^128 - 2^65 + 1 = lo 0000000000000001 hi fffffffffffffffe
;! f+0x0: e41 = imm(0100000000000000feffffffffffffff)+0
; 128 shl 100
;! f+0x0: e42 = imm(00000000000000000000000010000000)+0
; i128 -1 ashr 127
;! f+0x0: e43 = imm(ffffffffffffffffffffffffffffffff)+0
; i128 -10 / 3 = -3
;! f+0x0: e44 = imm(fdffffffffffffffffffffffffffffff)+0
; u256 sub 0 - 1
;! f+0x0: e45 = imm(ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff)+0
; Choose: C==1 -> A
;! f+0x0: e46 = imm(01000000)+0
;! f+0x0: e47 = imm(02000000)+0
; Lt signed/unsigned
;! f+0x0: e48 = imm(01)+0
;! f+0x0: e49 = imm(00)+0
; Not on i4: ~5 = 10
;! f+0x0: e50 = imm(0a)+0
; i3 add wrap: 3+3 = 6 -> -2 -> sext to i8 fe
;! f+0x0: e51 = imm(fe)+0
; Select: mask bit 0 is 1 -> element 0 is L1's (3), element 1 is L0's (1)
;! f+0x0: e52 = imm(0301)+0
; overlay: base u32 0x11223344 (bytes 44 33 22 11), overlay u8 aa at 2
;! f+0x0: e53 = imm(4433aa11)+0
; composite 3 parts odd bits: u3=5, u5=0x12, u8=0xff : byte0 = 5 | 0x12<<3 = 5+0x90=0x95
;! f+0x0: e54 = imm(95ff)+0
; BitOffset 4 of u16 0xabcd -> u8 = 0xbc
;! f+0x0: e55 = imm(bc)+0
