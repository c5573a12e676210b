; random expressions of all operations on registers, parts, slots and constants of odd sizes, expected results from an independent evaluator (generic32-le)
target "generic32-le"
define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !101, %reg(dw0)
  0x0: dbg.def !103, %reg(dw1)
  0x0: dbg.def !105, %reg(dw2)
  0x0: dbg.def !107, %reg(dw0)
  0x0: dbg.def !111, %reg(dw2, 8, 7)
  0x0: dbg.def !113, %slot(dw7+16, 64)
  0x0: dbg.def !115, %slot(dw7+3, 24)
  0x0: dbg.def !117, %slot(dw7+32, 128)
  0x0: dbg.def !119, %const(u16 4660)
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!100 = distinct !DIFragment()
!101 = distinct !DILifetime(object: !100, location: !DIExpr(DIOpReferrer(u32)))
!102 = distinct !DIFragment()
!103 = distinct !DILifetime(object: !102, location: !DIExpr(DIOpReferrer(u32)))
!104 = distinct !DIFragment()
!105 = distinct !DILifetime(object: !104, location: !DIExpr(DIOpReferrer(u32)))
!106 = distinct !DIFragment()
!107 = distinct !DILifetime(object: !106, location: !DIExpr(DIOpReferrer(u32)))
!110 = distinct !DIFragment()
!111 = distinct !DILifetime(object: !110, location: !DIExpr(DIOpReferrer(u7)))
!112 = distinct !DIFragment()
!113 = distinct !DILifetime(object: !112, location: !DIExpr(DIOpReferrer(u64)))
!114 = distinct !DIFragment()
!115 = distinct !DILifetime(object: !114, location: !DIExpr(DIOpReferrer(u24)))
!116 = distinct !DIFragment()
!117 = distinct !DILifetime(object: !116, location: !DIExpr(DIOpReferrer(u128)))
!118 = distinct !DIFragment()
!119 = distinct !DILifetime(object: !118, location: !DIExpr(DIOpReferrer(u16)))
!300 = !DIBasicType(name: "t300", size: 33, encoding: DW_ATE_unsigned)
!301 = !DILocalVariable(scope: !2, name: "v0", type: !300)
!302 = distinct !DILifetime(object: !301, location: !DIExpr(DIOpArg(1, b16), DIOpArg(3, u32), DIOpConstant(u32 1), DIOpBitOffset(b8), DIOpArg(2, <2 x u12>), DIOpConstant(u32 1), DIOpBitOffset(u9), DIOpComposite(3, <3 x i11>), DIOpArg(0, u64), DIOpConstant(u32 29), DIOpBitOffset(<3 x i11>), DIOpArg(0, i64), DIOpConstant(u32 30), DIOpBitOffset(<3 x i11>), DIOpArg(1, u16), DIOpSelect(), DIOpConstant(i24 0), DIOpArg(2, i24), DIOpLt(), DIOpChoose(), DIOpConstant(i1 -1), DIOpSExt(i11), DIOpExtend(3), DIOpConstant(u65 34944006977621094678), DIOpConstant(u65 66), DIOpAShr(), DIOpConvert(i24), DIOpSelect(), DIOpRead()), argObjects: {!112, !118, !114, !106})
!303 = !DIBasicType(name: "t303", size: 16, encoding: DW_ATE_unsigned)
!304 = !DILocalVariable(scope: !2, name: "v1", type: !303)
!305 = distinct !DILifetime(object: !304, location: !DIExpr(DIOpArg(0, i64), DIOpConstant(u32 0), DIOpBitOffset(b40), DIOpConstant(u33 1), DIOpByteOffset(b16), DIOpReinterpret(b16), DIOpConstant(u16 0), DIOpByteOffset(i16), DIOpAbs()), argObjects: {!112})
!306 = !DIBasicType(name: "t306", size: 33, encoding: DW_ATE_unsigned)
!307 = !DILocalVariable(scope: !2, name: "v2", type: !306)
!308 = distinct !DILifetime(object: !307, location: !DIExpr(DIOpArg(0, <2 x i16>), DIOpConstant(u32 3), DIOpBitOffset(i8), DIOpNot(), DIOpArg(1, u16), DIOpAddrOf(0), DIOpDeref(u16), DIOpArg(1, u16), DIOpZExt(u22), DIOpComposite(3, u46), DIOpReinterpret(<2 x i23>), DIOpConstant(i33 12), DIOpBitOffset(u33)), argObjects: {!102, !118})
!309 = !DIBasicType(name: "t309", size: 8, encoding: DW_ATE_unsigned)
!310 = !DILocalVariable(scope: !2, name: "v3", type: !309)
!311 = distinct !DILifetime(object: !310, location: !DIExpr(DIOpArg(0, <2 x i16>), DIOpConstant(u32 0), DIOpBitOffset(u8), DIOpConstant(u8 109), DIOpShl(), DIOpNot(), DIOpConstant(u8 5), DIOpAShr(), DIOpNot()), argObjects: {!106})
!312 = !DIBasicType(name: "t312", size: 65, encoding: DW_ATE_unsigned)
!313 = !DILocalVariable(scope: !2, name: "v4", type: !312)
!314 = distinct !DILifetime(object: !313, location: !DIExpr(DIOpArg(1, ptr), DIOpConstant(u32 4), DIOpBitOffset(u16), DIOpArg(0, u16), DIOpAdd(), DIOpAbs(), DIOpArg(0, u16), DIOpSub(), DIOpConvert(u65)), argObjects: {!118, !106})
!315 = !DIBasicType(name: "t315", size: 33, encoding: DW_ATE_unsigned)
!316 = !DILocalVariable(scope: !2, name: "v5", type: !315)
!317 = distinct !DILifetime(object: !316, location: !DIExpr(DIOpArg(0, b7), DIOpConstant(u32 4), DIOpBitOffset(u1), DIOpAddrOf(0), DIOpDeref(u1), DIOpZExt(u8), DIOpAbs(), DIOpSExt(u33)), argObjects: {!110})
!318 = !DIBasicType(name: "t318", size: 64, encoding: DW_ATE_unsigned)
!319 = !DILocalVariable(scope: !2, name: "v6", type: !318)
!320 = distinct !DILifetime(object: !319, location: !DIExpr(DIOpArg(0, u128), DIOpConstant(u32 32), DIOpBitOffset(i85), DIOpArg(0, <4 x u32>), DIOpConstant(u32 20), DIOpBitOffset(i85), DIOpMod(), DIOpConstant(u32 2), DIOpBitOffset(b77), DIOpConstant(u8 6), DIOpBitOffset(<2 x i32>), DIOpConstant(i7 -1), DIOpBitOffset(<2 x i32>), DIOpAddrOf(0), DIOpDeref(<2 x i32>)), argObjects: {!116})
!321 = !DIBasicType(name: "t321", size: 32, encoding: DW_ATE_unsigned)
!322 = !DILocalVariable(scope: !2, name: "v7", type: !321)
!323 = distinct !DILifetime(object: !322, location: !DIExpr(DIOpArg(0, ptr), DIOpReinterpret(u32), DIOpConstant(u32 1910643404), DIOpAdd(), DIOpReinterpret(ptr), DIOpDeref(i32)), argObjects: {!104})
!324 = !DIBasicType(name: "t324", size: 32, encoding: DW_ATE_unsigned)
!325 = !DILocalVariable(scope: !2, name: "v8", type: !324)
!326 = distinct !DILifetime(object: !325, location: !DIExpr(DIOpConstant(<2 x u8> 32767), DIOpArg(0, i16), DIOpConstant(u32 2), DIOpBitOffset(u8), DIOpArg(0, u16), DIOpComposite(3, b40), DIOpConstant(i1 -1), DIOpArg(2, i24), DIOpConstant(u32 16), DIOpBitOffset(i1), DIOpSub(), DIOpConstant(i8 4), DIOpOverlay(b40), DIOpConstant(u8 1), DIOpByteOffset(u32), DIOpArg(1, ptr), DIOpReinterpret(u32), DIOpConstant(u32 1910643397), DIOpAdd(), DIOpReinterpret(ptr), DIOpDeref(<2 x u16>), DIOpComposite(1, u32), DIOpAnd()), argObjects: {!118, !104, !114})
!327 = !DIBasicType(name: "t327", size: 128, encoding: DW_ATE_unsigned)
!328 = !DILocalVariable(scope: !2, name: "v9", type: !327)
!329 = distinct !DILifetime(object: !328, location: !DIExpr(DIOpArg(0, u32), DIOpConstant(u32 2), DIOpAShr(), DIOpConstant(u24 1), DIOpNeg(), DIOpConstant(i7 22), DIOpConstant(i7 22), DIOpSub(), DIOpConstant(i7 0), DIOpAdd(), DIOpOverlay(u32), DIOpAddrOf(0), DIOpDeref(u32), DIOpConvert(i128)), argObjects: {!100})
!330 = !DIBasicType(name: "t330", size: 33, encoding: DW_ATE_unsigned)
!331 = !DILocalVariable(scope: !2, name: "v10", type: !330)
!332 = distinct !DILifetime(object: !331, location: !DIExpr(DIOpArg(1, b64), DIOpConstant(u32 13), DIOpBitOffset(u33), DIOpArg(1, i64), DIOpConstant(u32 6), DIOpBitOffset(u33), DIOpOr(), DIOpArg(1, u64), DIOpConstant(u32 0), DIOpBitOffset(u33), DIOpArg(1, i64), DIOpConstant(u32 15), DIOpBitOffset(u33), DIOpAShr(), DIOpAdd(), DIOpArg(0, i32), DIOpConvert(i36), DIOpConstant(u12 2), DIOpBitOffset(u33), DIOpMul(), DIOpNot()), argObjects: {!106, !112})
!333 = !DIBasicType(name: "t333", size: 65, encoding: DW_ATE_unsigned)
!334 = !DILocalVariable(scope: !2, name: "v11", type: !333)
!335 = distinct !DILifetime(object: !334, location: !DIExpr(DIOpArg(1, u32), DIOpRead(), DIOpConstant(u32 33), DIOpLShr(), DIOpZExt(u60), DIOpArg(1, ptr), DIOpConstant(u32 1), DIOpBitOffset(<3 x u1>), DIOpComposite(1, i3), DIOpArg(0, u16), DIOpConstant(u32 13), DIOpBitOffset(i3), DIOpConstant(i3 -2), DIOpConstant(u1 1), DIOpChoose(), DIOpLShr(), DIOpSExt(i5), DIOpComposite(2, i65)), argObjects: {!118, !102})
!336 = !DIBasicType(name: "t336", size: 7, encoding: DW_ATE_unsigned)
!337 = !DILocalVariable(scope: !2, name: "v12", type: !336)
!338 = distinct !DILifetime(object: !337, location: !DIExpr(DIOpArg(0, <2 x i8>), DIOpConstant(u32 7), DIOpBitOffset(u7), DIOpAbs()), argObjects: {!118})
!339 = !DIBasicType(name: "t339", size: 24, encoding: DW_ATE_unsigned)
!340 = !DILocalVariable(scope: !2, name: "v13", type: !339)
!341 = distinct !DILifetime(object: !340, location: !DIExpr(DIOpConstant(u33 5955575755), DIOpConvert(u100), DIOpConstant(i8 2), DIOpBitOffset(i80), DIOpConstant(i32 -1), DIOpBitOffset(i80), DIOpRead(), DIOpConstant(i8 3), DIOpByteOffset(u24)), argObjects: {})
!342 = !DIBasicType(name: "t342", size: 32, encoding: DW_ATE_unsigned)
!343 = !DILocalVariable(scope: !2, name: "v14", type: !342)
!344 = distinct !DILifetime(object: !343, location: !DIExpr(DIOpArg(0, u64), DIOpConstant(u32 5), DIOpBitOffset(u56), DIOpConstant(u8 251), DIOpConstant(u8 251), DIOpSub(), DIOpConstant(u8 1), DIOpAdd(), DIOpByteOffset(i32), DIOpArg(0, <4 x i16>), DIOpConstant(u32 18), DIOpBitOffset(i32), DIOpNeg(), DIOpXor(), DIOpArg(0, u64), DIOpConstant(u32 5), DIOpBitOffset(i32), DIOpConstant(i32 390236377), DIOpConstant(u1 1), DIOpChoose(), DIOpAbs(), DIOpAdd(), DIOpNot()), argObjects: {!112})
!345 = !DIBasicType(name: "t345", size: 12, encoding: DW_ATE_unsigned)
!346 = !DILocalVariable(scope: !2, name: "v15", type: !345)
!347 = distinct !DILifetime(object: !346, location: !DIExpr(DIOpArg(0, i7), DIOpZExt(i12), DIOpReinterpret(i12), DIOpRead(), DIOpArg(1, <4 x u6>), DIOpConstant(u32 15), DIOpBitOffset(i7), DIOpReinterpret(u7), DIOpConstant(i65 10), DIOpConvert(u7), DIOpSub(), DIOpConvert(i12), DIOpXor()), argObjects: {!110, !114})
!348 = !DIBasicType(name: "t348", size: 32, encoding: DW_ATE_unsigned)
!349 = !DILocalVariable(scope: !2, name: "v16", type: !348)
!350 = distinct !DILifetime(object: !349, location: !DIExpr(DIOpConstant(ptr 2147483648), DIOpReinterpret(u32), DIOpConstant(u32 2147512329), DIOpAdd(), DIOpReinterpret(ptr), DIOpDeref(i32)), argObjects: {})
!351 = !DIBasicType(name: "t351", size: 64, encoding: DW_ATE_unsigned)
!352 = !DILocalVariable(scope: !2, name: "v17", type: !351)
!353 = distinct !DILifetime(object: !352, location: !DIExpr(DIOpConstant(u120 1261203557038337811908317532595840612), DIOpConstant(u33 3), DIOpByteOffset(<2 x i32>)), argObjects: {})
!354 = !DIBasicType(name: "t354", size: 64, encoding: DW_ATE_unsigned)
!355 = !DILocalVariable(scope: !2, name: "v18", type: !354)
!356 = distinct !DILifetime(object: !355, location: !DIExpr(DIOpArg(0, b64), DIOpConstant(u32 27), DIOpBitOffset(ptr), DIOpReinterpret(u32), DIOpConstant(u32 182476379), DIOpAdd(), DIOpReinterpret(ptr), DIOpDeref(u64), DIOpReinterpret(<2 x u32>)), argObjects: {!112})
!357 = !DIBasicType(name: "t357", size: 12, encoding: DW_ATE_unsigned)
!358 = !DILocalVariable(scope: !2, name: "v19", type: !357)
!359 = distinct !DILifetime(object: !358, location: !DIExpr(DIOpConstant(u12 7), DIOpRead(), DIOpArg(0, <4 x u4>), DIOpConstant(u32 0), DIOpBitOffset(i12), DIOpConvert(u12), DIOpDiv(), DIOpArg(1, i32), DIOpConstant(u32 19), DIOpBitOffset(u12), DIOpRead(), DIOpConstant(u12 12), DIOpAShr(), DIOpLShr(), DIOpConstant(u12 10), DIOpLShr()), argObjects: {!118, !100})
!360 = !DIBasicType(name: "t360", size: 16, encoding: DW_ATE_unsigned)
!361 = !DILocalVariable(scope: !2, name: "v20", type: !360)
!362 = distinct !DILifetime(object: !361, location: !DIExpr(DIOpArg(0, i32), DIOpConstant(u32 9), DIOpBitOffset(u16)), argObjects: {!102})
!363 = !DIBasicType(name: "t363", size: 32, encoding: DW_ATE_unsigned)
!364 = !DILocalVariable(scope: !2, name: "v21", type: !363)
!365 = distinct !DILifetime(object: !364, location: !DIExpr(DIOpConstant(i33 -513160191), DIOpConvert(u8), DIOpConstant(ptr 28681), DIOpDeref(i8), DIOpConstant(i12 0), DIOpOverlay(u8), DIOpArg(2, u128), DIOpConstant(u32 58), DIOpBitOffset(u55), DIOpArg(1, <4 x i6>), DIOpConstant(u32 10), DIOpBitOffset(b9), DIOpComposite(2, i64), DIOpConvert(u6), DIOpArg(1, <4 x u6>), DIOpConstant(u32 16), DIOpBitOffset(u5), DIOpRead(), DIOpConstant(u5 4), DIOpShr(), DIOpArg(1, i24), DIOpConvert(u5), DIOpConstant(u5 1), DIOpShl(), DIOpComposite(4, <2 x i12>), DIOpArg(3, u16), DIOpConvert(u8), DIOpArg(0, b32), DIOpConstant(u32 7), DIOpBitOffset(u8), DIOpSExt(u8), DIOpSub(), DIOpAbs(), DIOpComposite(2, u32)), argObjects: {!100, !114, !116, !118})
!366 = !DIBasicType(name: "t366", size: 64, encoding: DW_ATE_unsigned)
!367 = !DILocalVariable(scope: !2, name: "v22", type: !366)
!368 = distinct !DILifetime(object: !367, location: !DIExpr(DIOpArg(0, i32), DIOpConstant(u32 18), DIOpBitOffset(i3), DIOpSExt(u3), DIOpConvert(i27), DIOpConstant(u32 3), DIOpBitOffset(u24), DIOpSExt(i64)), argObjects: {!104})
!369 = !DIBasicType(name: "t369", size: 65, encoding: DW_ATE_unsigned)
!370 = !DILocalVariable(scope: !2, name: "v23", type: !369)
!371 = distinct !DILifetime(object: !370, location: !DIExpr(DIOpArg(1, i32), DIOpConstant(u32 16), DIOpBitOffset(u16), DIOpConvert(i65), DIOpArg(0, i128), DIOpConstant(u32 58), DIOpBitOffset(i65), DIOpConstant(i65 66), DIOpShr(), DIOpAdd(), DIOpNeg(), DIOpNot()), argObjects: {!116, !102})
!372 = !DIBasicType(name: "t372", size: 33, encoding: DW_ATE_unsigned)
!373 = !DILocalVariable(scope: !2, name: "v24", type: !372)
!374 = distinct !DILifetime(object: !373, location: !DIExpr(DIOpConstant(u8 128), DIOpComposite(1, u8), DIOpNot(), DIOpRead(), DIOpArg(3, u64), DIOpConstant(u32 32), DIOpBitOffset(b25), DIOpRead(), DIOpReinterpret(b25), DIOpArg(0, i24), DIOpSExt(i38), DIOpConstant(i32 0), DIOpBitOffset(b25), DIOpArg(2, u7), DIOpConstant(u32 4), DIOpBitOffset(u1), DIOpArg(3, u64), DIOpConstant(u32 35), DIOpBitOffset(u1), DIOpDiv(), DIOpConstant(i65 -1), DIOpArg(1, u128), DIOpConstant(u32 70), DIOpBitOffset(i33), DIOpConstant(i33 -2697879879), DIOpSub(), DIOpConstant(i33 59), DIOpAdd(), DIOpBitOffset(u1), DIOpAdd(), DIOpChoose(), DIOpComposite(2, <3 x u11>)), argObjects: {!114, !116, !110, !112})
;! f+0x8 with dw0=0x8a, dw1=0xf9e53cfb, dw2=0x8e1e5540, dw7=0x7000, [0x7000]=<79 44 a8 87 aa 59 24 61 02 ff 5f 7b 46 a4 cf 75 b0 dd 99 3a 8e 00 a9 9f 25 fa 70 5e 29 56 e7 35 0f 93 d1 33 13 83 af d1 56 ae 67 cc d7 16 04 eb 0f d1 ea a9 82 39 17 fd fc 6c f2 71 1c a9 6c f8>: v0 = imm(ffffffff01)+0
;! f+0x8 with dw0=0x8a, dw1=0xf9e53cfb, dw2=0x8e1e5540, dw7=0x7000, [0x7000]=<79 44 a8 87 aa 59 24 61 02 ff 5f 7b 46 a4 cf 75 b0 dd 99 3a 8e 00 a9 9f 25 fa 70 5e 29 56 e7 35 0f 93 d1 33 13 83 af d1 56 ae 67 cc d7 16 04 eb 0f d1 ea a9 82 39 17 fd fc 6c f2 71 1c a9 6c f8>: v1 = imm(2366)+0
;! f+0x8 with dw0=0x8a, dw1=0xf9e53cfb, dw2=0x8e1e5540, dw7=0x7000, [0x7000]=<79 44 a8 87 aa 59 24 61 02 ff 5f 7b 46 a4 cf 75 b0 dd 99 3a 8e 00 a9 9f 25 fa 70 5e 29 56 e7 35 0f 93 d1 33 13 83 af d1 56 ae 67 cc d7 16 04 eb 0f d1 ea a9 82 39 17 fd fc 6c f2 71 1c a9 6c f8>: v2 = imm(2341230100)+0
;! f+0x8 with dw0=0x8a, dw1=0xf9e53cfb, dw2=0x8e1e5540, dw7=0x7000, [0x7000]=<79 44 a8 87 aa 59 24 61 02 ff 5f 7b 46 a4 cf 75 b0 dd 99 3a 8e 00 a9 9f 25 fa 70 5e 29 56 e7 35 0f 93 d1 33 13 83 af d1 56 ae 67 cc d7 16 04 eb 0f d1 ea a9 82 39 17 fd fc 6c f2 71 1c a9 6c f8>: v3 = imm(00)+0
;! f+0x8 with dw0=0x8a, dw1=0xf9e53cfb, dw2=0x8e1e5540, dw7=0x7000, [0x7000]=<79 44 a8 87 aa 59 24 61 02 ff 5f 7b 46 a4 cf 75 b0 dd 99 3a 8e 00 a9 9f 25 fa 70 5e 29 56 e7 35 0f 93 d1 33 13 83 af d1 56 ae 67 cc d7 16 04 eb 0f d1 ea a9 82 39 17 fd fc 6c f2 71 1c a9 6c f8>: v4 = imm(080000000000000000)+0
;! f+0x8 with dw0=0x8a, dw1=0xf9e53cfb, dw2=0x8e1e5540, dw7=0x7000, [0x7000]=<79 44 a8 87 aa 59 24 61 02 ff 5f 7b 46 a4 cf 75 b0 dd 99 3a 8e 00 a9 9f 25 fa 70 5e 29 56 e7 35 0f 93 d1 33 13 83 af d1 56 ae 67 cc d7 16 04 eb 0f d1 ea a9 82 39 17 fd fc 6c f2 71 1c a9 6c f8>: v5 = imm(0100000000)+0
;! f+0x8 with dw0=0x8a, dw1=0xf9e53cfb, dw2=0x8e1e5540, dw7=0x7000, [0x7000]=<79 44 a8 87 aa 59 24 61 02 ff 5f 7b 46 a4 cf 75 b0 dd 99 3a 8e 00 a9 9f 25 fa 70 5e 29 56 e7 35 0f 93 d1 33 13 83 af d1 56 ae 67 cc d7 16 04 eb 0f d1 ea a9 82 39 17 fd fc 6c f2 71 1c a9 6c f8>: v6 = imm(065fa3ad5ccf98af)+0
;! f+0x8 with dw0=0x8a, dw1=0xf9e53cfb, dw2=0x8e1e5540, dw7=0x7000, [0x7000]=<79 44 a8 87 aa 59 24 61 02 ff 5f 7b 46 a4 cf 75 b0 dd 99 3a 8e 00 a9 9f 25 fa 70 5e 29 56 e7 35 0f 93 d1 33 13 83 af d1 56 ae 67 cc d7 16 04 eb 0f d1 ea a9 82 39 17 fd fc 6c f2 71 1c a9 6c f8>: v7 = mem(0)+0x700c
;! f+0x8 with dw0=0x8a, dw1=0xf9e53cfb, dw2=0x8e1e5540, dw7=0x7000, [0x7000]=<79 44 a8 87 aa 59 24 61 02 ff 5f 7b 46 a4 cf 75 b0 dd 99 3a 8e 00 a9 9f 25 fa 70 5e 29 56 e7 35 0f 93 d1 33 13 83 af d1 56 ae 67 cc d7 16 04 eb 0f d1 ea a9 82 39 17 fd fc 6c f2 71 1c a9 6c f8>: v8 = imm(59042002)+0
;! f+0x8 with dw0=0x8a, dw1=0xf9e53cfb, dw2=0x8e1e5540, dw7=0x7000, [0x7000]=<79 44 a8 87 aa 59 24 61 02 ff 5f 7b 46 a4 cf 75 b0 dd 99 3a 8e 00 a9 9f 25 fa 70 5e 29 56 e7 35 0f 93 d1 33 13 83 af d1 56 ae 67 cc d7 16 04 eb 0f d1 ea a9 82 39 17 fd fc 6c f2 71 1c a9 6c f8>: v9 = imm(ffffff00000000000000000000000000)+0
;! f+0x8 with dw0=0x8a, dw1=0xf9e53cfb, dw2=0x8e1e5540, dw7=0x7000, [0x7000]=<79 44 a8 87 aa 59 24 61 02 ff 5f 7b 46 a4 cf 75 b0 dd 99 3a 8e 00 a9 9f 25 fa 70 5e 29 56 e7 35 0f 93 d1 33 13 83 af d1 56 ae 67 cc d7 16 04 eb 0f d1 ea a9 82 39 17 fd fc 6c f2 71 1c a9 6c f8>: v10 = imm(431089e601)+0
;! f+0x8 with dw0=0x8a, dw1=0xf9e53cfb, dw2=0x8e1e5540, dw7=0x7000, [0x7000]=<79 44 a8 87 aa 59 24 61 02 ff 5f 7b 46 a4 cf 75 b0 dd 99 3a 8e 00 a9 9f 25 fa 70 5e 29 56 e7 35 0f 93 d1 33 13 83 af d1 56 ae 67 cc d7 16 04 eb 0f d1 ea a9 82 39 17 fd fc 6c f2 71 1c a9 6c f8>: v11 = imm(00000000000000d001)+0
;! f+0x8 with dw0=0x8a, dw1=0xf9e53cfb, dw2=0x8e1e5540, dw7=0x7000, [0x7000]=<79 44 a8 87 aa 59 24 61 02 ff 5f 7b 46 a4 cf 75 b0 dd 99 3a 8e 00 a9 9f 25 fa 70 5e 29 56 e7 35 0f 93 d1 33 13 83 af d1 56 ae 67 cc d7 16 04 eb 0f d1 ea a9 82 39 17 fd fc 6c f2 71 1c a9 6c f8>: v12 = imm(24)+0
;! f+0x8 with dw0=0x8a, dw1=0xf9e53cfb, dw2=0x8e1e5540, dw7=0x7000, [0x7000]=<79 44 a8 87 aa 59 24 61 02 ff 5f 7b 46 a4 cf 75 b0 dd 99 3a 8e 00 a9 9f 25 fa 70 5e 29 56 e7 35 0f 93 d1 33 13 83 af d1 56 ae 67 cc d7 16 04 eb 0f d1 ea a9 82 39 17 fd fc 6c f2 71 1c a9 6c f8>: v13 = imm(b10000)+0
;! f+0x8 with dw0=0x8a, dw1=0xf9e53cfb, dw2=0x8e1e5540, dw7=0x7000, [0x7000]=<79 44 a8 87 aa 59 24 61 02 ff 5f 7b 46 a4 cf 75 b0 dd 99 3a 8e 00 a9 9f 25 fa 70 5e 29 56 e7 35 0f 93 d1 33 13 83 af d1 56 ae 67 cc d7 16 04 eb 0f d1 ea a9 82 39 17 fd fc 6c f2 71 1c a9 6c f8>: v14 = imm(7e8b7dd2)+0
;! f+0x8 with dw0=0x8a, dw1=0xf9e53cfb, dw2=0x8e1e5540, dw7=0x7000, [0x7000]=<79 44 a8 87 aa 59 24 61 02 ff 5f 7b 46 a4 cf 75 b0 dd 99 3a 8e 00 a9 9f 25 fa 70 5e 29 56 e7 35 0f 93 d1 33 13 83 af d1 56 ae 67 cc d7 16 04 eb 0f d1 ea a9 82 39 17 fd fc 6c f2 71 1c a9 6c f8>: v15 = imm(7c00)+0
;! f+0x8 with dw0=0x8a, dw1=0xf9e53cfb, dw2=0x8e1e5540, dw7=0x7000, [0x7000]=<79 44 a8 87 aa 59 24 61 02 ff 5f 7b 46 a4 cf 75 b0 dd 99 3a 8e 00 a9 9f 25 fa 70 5e 29 56 e7 35 0f 93 d1 33 13 83 af d1 56 ae 67 cc d7 16 04 eb 0f d1 ea a9 82 39 17 fd fc 6c f2 71 1c a9 6c f8>: v16 = mem(0)+0x7009
;! f+0x8 with dw0=0x8a, dw1=0xf9e53cfb, dw2=0x8e1e5540, dw7=0x7000, [0x7000]=<79 44 a8 87 aa 59 24 61 02 ff 5f 7b 46 a4 cf 75 b0 dd 99 3a 8e 00 a9 9f 25 fa 70 5e 29 56 e7 35 0f 93 d1 33 13 83 af d1 56 ae 67 cc d7 16 04 eb 0f d1 ea a9 82 39 17 fd fc 6c f2 71 1c a9 6c f8>: v17 = imm(8a66137b1a9707f1)+0
;! f+0x8 with dw0=0x8a, dw1=0xf9e53cfb, dw2=0x8e1e5540, dw7=0x7000, [0x7000]=<79 44 a8 87 aa 59 24 61 02 ff 5f 7b 46 a4 cf 75 b0 dd 99 3a 8e 00 a9 9f 25 fa 70 5e 29 56 e7 35 0f 93 d1 33 13 83 af d1 56 ae 67 cc d7 16 04 eb 0f d1 ea a9 82 39 17 fd fc 6c f2 71 1c a9 6c f8>: v18 = mem(0)+0x7022
;! f+0x8 with dw0=0x8a, dw1=0xf9e53cfb, dw2=0x8e1e5540, dw7=0x7000, [0x7000]=<79 44 a8 87 aa 59 24 61 02 ff 5f 7b 46 a4 cf 75 b0 dd 99 3a 8e 00 a9 9f 25 fa 70 5e 29 56 e7 35 0f 93 d1 33 13 83 af d1 56 ae 67 cc d7 16 04 eb 0f d1 ea a9 82 39 17 fd fc 6c f2 71 1c a9 6c f8>: v19 = imm(0000)+0
;! f+0x8 with dw0=0x8a, dw1=0xf9e53cfb, dw2=0x8e1e5540, dw7=0x7000, [0x7000]=<79 44 a8 87 aa 59 24 61 02 ff 5f 7b 46 a4 cf 75 b0 dd 99 3a 8e 00 a9 9f 25 fa 70 5e 29 56 e7 35 0f 93 d1 33 13 83 af d1 56 ae 67 cc d7 16 04 eb 0f d1 ea a9 82 39 17 fd fc 6c f2 71 1c a9 6c f8>: v20 = reg(1)+1.1
;! f+0x8 with dw0=0x8a, dw1=0xf9e53cfb, dw2=0x8e1e5540, dw7=0x7000, [0x7000]=<79 44 a8 87 aa 59 24 61 02 ff 5f 7b 46 a4 cf 75 b0 dd 99 3a 8e 00 a9 9f 25 fa 70 5e 29 56 e7 35 0f 93 d1 33 13 83 af d1 56 ae 67 cc d7 16 04 eb 0f d1 ea a9 82 39 17 fd fc 6c f2 71 1c a9 6c f8>: v21 = comp[0..1: mem(0)+0x7009, 1..4: imm(747033)]+0
;! f+0x8 with dw0=0x8a, dw1=0xf9e53cfb, dw2=0x8e1e5540, dw7=0x7000, [0x7000]=<79 44 a8 87 aa 59 24 61 02 ff 5f 7b 46 a4 cf 75 b0 dd 99 3a 8e 00 a9 9f 25 fa 70 5e 29 56 e7 35 0f 93 d1 33 13 83 af d1 56 ae 67 cc d7 16 04 eb 0f d1 ea a9 82 39 17 fd fc 6c f2 71 1c a9 6c f8>: v22 = imm(0000000000000000)+0
;! f+0x8 with dw0=0x8a, dw1=0xf9e53cfb, dw2=0x8e1e5540, dw7=0x7000, [0x7000]=<79 44 a8 87 aa 59 24 61 02 ff 5f 7b 46 a4 cf 75 b0 dd 99 3a 8e 00 a9 9f 25 fa 70 5e 29 56 e7 35 0f 93 d1 33 13 83 af d1 56 ae 67 cc d7 16 04 eb 0f d1 ea a9 82 39 17 fd fc 6c f2 71 1c a9 6c f8>: v23 = imm(e4f900000000000000)+0
;! f+0x8 with dw0=0x8a, dw1=0xf9e53cfb, dw2=0x8e1e5540, dw7=0x7000, [0x7000]=<79 44 a8 87 aa 59 24 61 02 ff 5f 7b 46 a4 cf 75 b0 dd 99 3a 8e 00 a9 9f 25 fa 70 5e 29 56 e7 35 0f 93 d1 33 13 83 af d1 56 ae 67 cc d7 16 04 eb 0f d1 ea a9 82 39 17 fd fc 6c f2 71 1c a9 6c f8>: v24 = imm(7f87aa5900)+0
