; random expressions of all operations on registers, parts, slots and constants of odd sizes, expected results from an independent evaluator (arm)
target "arm"
define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !101, %reg(r0)
  0x0: dbg.def !103, %reg(r1)
  0x0: dbg.def !105, %reg(r2)
  0x0: dbg.def !107, %reg(r0)
  0x0: dbg.def !109, %reg(r1, 5, 12)
  0x0: dbg.def !111, %reg(r2, 8, 7)
  0x0: dbg.def !113, %slot(sp+16, 64)
  0x0: dbg.def !115, %slot(sp+3, 24)
  0x0: dbg.def !117, %slot(sp+32, 128)
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
!108 = distinct !DIFragment()
!109 = distinct !DILifetime(object: !108, location: !DIExpr(DIOpReferrer(u12)))
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
!300 = !DIBasicType(name: "t300", size: 65, encoding: DW_ATE_unsigned)
!301 = !DILocalVariable(scope: !2, name: "v0", type: !300)
!302 = distinct !DILifetime(object: !301, location: !DIExpr(DIOpConstant(ptr 28712), DIOpDeref(i33), DIOpConvert(i65)), argObjects: {})
!303 = !DIBasicType(name: "t303", size: 8, encoding: DW_ATE_unsigned)
!304 = !DILocalVariable(scope: !2, name: "v1", type: !303)
!305 = distinct !DILifetime(object: !304, location: !DIExpr(DIOpConstant(ptr 28697), DIOpDeref(u8), DIOpSExt(i8), DIOpComposite(1, i8), DIOpArg(0, <2 x u16>), DIOpConstant(u32 7), DIOpBitOffset(i8), DIOpDiv()), argObjects: {!100})
!306 = !DIBasicType(name: "t306", size: 128, encoding: DW_ATE_unsigned)
!307 = !DILocalVariable(scope: !2, name: "v2", type: !306)
!308 = distinct !DILifetime(object: !307, location: !DIExpr(DIOpArg(0, <2 x u64>), DIOpConstant(u32 47), DIOpBitOffset(i64), DIOpNeg(), DIOpZExt(i128), DIOpArg(0, u128), DIOpComposite(1, u128), DIOpConstant(u33 0), DIOpByteOffset(i128), DIOpDiv(), DIOpConstant(i128 1), DIOpShr()), argObjects: {!116})
!309 = !DIBasicType(name: "t309", size: 8, encoding: DW_ATE_unsigned)
!310 = !DILocalVariable(scope: !2, name: "v3", type: !309)
!311 = distinct !DILifetime(object: !310, location: !DIExpr(DIOpArg(0, i32), DIOpConstant(u32 10), DIOpBitOffset(i1), DIOpZExt(u1), DIOpReinterpret(u1), DIOpZExt(i7), DIOpSExt(u8)), argObjects: {!102})
!312 = !DIBasicType(name: "t312", size: 3, encoding: DW_ATE_unsigned)
!313 = !DILocalVariable(scope: !2, name: "v4", type: !312)
!314 = distinct !DILifetime(object: !313, location: !DIExpr(DIOpConstant(i33 -3838690166), DIOpConvert(i45), DIOpConstant(i12 5), DIOpBitOffset(i32), DIOpConstant(i8 -4), DIOpBitOffset(i32), DIOpConstant(i33 -3838690166), DIOpConvert(i45), DIOpConstant(i12 5), DIOpBitOffset(i32), DIOpConstant(i8 -4), DIOpBitOffset(i32), DIOpGe(), DIOpSExt(u3)), argObjects: {})
!315 = !DIBasicType(name: "t315", size: 1, encoding: DW_ATE_unsigned)
!316 = !DILocalVariable(scope: !2, name: "v5", type: !315)
!317 = distinct !DILifetime(object: !316, location: !DIExpr(DIOpArg(1, <2 x u12>), DIOpArg(0, i32), DIOpConstant(i32 1207677876), DIOpSub(), DIOpConstant(i32 0), DIOpAdd(), DIOpByteOffset(u16), DIOpNeg(), DIOpConvert(i24), DIOpConvert(i1)), argObjects: {!100, !114})
!318 = !DIBasicType(name: "t318", size: 32, encoding: DW_ATE_unsigned)
!319 = !DILocalVariable(scope: !2, name: "v6", type: !318)
!320 = distinct !DILifetime(object: !319, location: !DIExpr(DIOpConstant(u32 0), DIOpConstant(u32 2), DIOpMul(), DIOpConstant(u32 1), DIOpShr(), DIOpAbs(), DIOpConstant(u32 16), DIOpShr()), argObjects: {})
!321 = !DIBasicType(name: "t321", size: 33, encoding: DW_ATE_unsigned)
!322 = !DILocalVariable(scope: !2, name: "v7", type: !321)
!323 = distinct !DILifetime(object: !322, location: !DIExpr(DIOpArg(0, i7), DIOpConstant(u32 0), DIOpBitOffset(i3), DIOpZExt(i32), DIOpConvert(u33), DIOpConstant(ptr 579147111), DIOpReinterpret(u32), DIOpConstant(u32 3715848881), DIOpAdd(), DIOpReinterpret(ptr), DIOpDeref(<3 x u11>), DIOpComposite(1, u33), DIOpSub(), DIOpComposite(1, <3 x i11>)), argObjects: {!110})
!324 = !DIBasicType(name: "t324", size: 8, encoding: DW_ATE_unsigned)
!325 = !DILocalVariable(scope: !2, name: "v8", type: !324)
!326 = distinct !DILifetime(object: !325, location: !DIExpr(DIOpArg(0, b128), DIOpConstant(u32 59), DIOpBitOffset(u65), DIOpConstant(u65 66), DIOpShl(), DIOpArg(0, b128), DIOpConstant(u32 59), DIOpBitOffset(u65), DIOpConstant(u65 66), DIOpShl(), DIOpLt(), DIOpNeg(), DIOpZExt(i8)), argObjects: {!116})
!327 = !DIBasicType(name: "t327", size: 8, encoding: DW_ATE_unsigned)
!328 = !DILocalVariable(scope: !2, name: "v9", type: !327)
!329 = distinct !DILifetime(object: !328, location: !DIExpr(DIOpArg(0, b32), DIOpConstant(u32 1), DIOpBitOffset(b15), DIOpConstant(i64 6), DIOpBitOffset(<4 x i2>), DIOpReinterpret(u8), DIOpConstant(b152 1), DIOpConstant(u12 0), DIOpByteOffset(u128), DIOpConvert(u8), DIOpShr(), DIOpAddrOf(0), DIOpDeref(u8)), argObjects: {!106})
!330 = !DIBasicType(name: "t330", size: 64, encoding: DW_ATE_unsigned)
!331 = !DILocalVariable(scope: !2, name: "v10", type: !330)
!332 = distinct !DILifetime(object: !331, location: !DIExpr(DIOpConstant(ptr 28677), DIOpDeref(u18), DIOpArg(1, i32), DIOpConstant(u32 16), DIOpBitOffset(i3), DIOpConvert(i7), DIOpConstant(u12 7), DIOpConstant(u12 7), DIOpSub(), DIOpConstant(u12 1), DIOpAdd(), DIOpBitOffset(u6), DIOpAbs(), DIOpConstant(<2 x u18> 5), DIOpRead(), DIOpConstant(<2 x u18> 15), DIOpAddrOf(0), DIOpDeref(<2 x u18>), DIOpArg(0, <4 x i8>), DIOpConstant(u32 9), DIOpBitOffset(u17), DIOpArg(3, u16), DIOpConstant(u16 4660), DIOpSub(), DIOpConstant(u16 1), DIOpAdd(), DIOpBitOffset(u16), DIOpSelect(), DIOpArg(0, <4 x i8>), DIOpConstant(u32 3), DIOpBitOffset(u18), DIOpRead(), DIOpExtend(2), DIOpArg(2, i32), DIOpConstant(u32 7), DIOpBitOffset(i24), DIOpArg(3, <4 x u4>), DIOpConstant(u32 1), DIOpBitOffset(b5), DIOpConstant(i32 2), DIOpOverlay(i24), DIOpConstant(i7 2), DIOpBitOffset(u16), DIOpSelect(), DIOpArg(3, <4 x u4>), DIOpConstant(u32 11), DIOpBitOffset(b4), DIOpComposite(4, i64)), argObjects: {!102, !106, !100, !118})
!333 = !DIBasicType(name: "t333", size: 32, encoding: DW_ATE_unsigned)
!334 = !DILocalVariable(scope: !2, name: "v11", type: !333)
!335 = distinct !DILifetime(object: !334, location: !DIExpr(DIOpConstant(i33 12), DIOpRead(), DIOpArg(0, <4 x u32>), DIOpConstant(u32 29), DIOpBitOffset(i33), DIOpReinterpret(i33), DIOpMod(), DIOpZExt(u45), DIOpArg(0, i128), DIOpConstant(u32 73), DIOpBitOffset(i8), DIOpConstant(i8 8), DIOpSub(), DIOpConstant(i8 8), DIOpAdd(), DIOpBitOffset(<2 x u16>)), argObjects: {!116})
!336 = !DIBasicType(name: "t336", size: 3, encoding: DW_ATE_unsigned)
!337 = !DILocalVariable(scope: !2, name: "v12", type: !336)
!338 = distinct !DILifetime(object: !337, location: !DIExpr(DIOpArg(2, b24), DIOpConstant(u32 14), DIOpBitOffset(i3), DIOpAbs(), DIOpComposite(1, i3), DIOpRead(), DIOpArg(3, i32), DIOpConstant(u32 12), DIOpBitOffset(i3), DIOpRead(), DIOpComposite(1, i3), DIOpArg(0, <4 x i3>), DIOpConstant(u32 5), DIOpBitOffset(i3), DIOpConstant(i3 1), DIOpShl(), DIOpArg(1, u32), DIOpConvert(i3), DIOpDiv(), DIOpMul(), DIOpSub()), argObjects: {!108, !100, !114, !104})
!339 = !DIBasicType(name: "t339", size: 32, encoding: DW_ATE_unsigned)
!340 = !DILocalVariable(scope: !2, name: "v13", type: !339)
!341 = distinct !DILifetime(object: !340, location: !DIExpr(DIOpArg(0, u32), DIOpConstant(u32 8), DIOpBitOffset(i24), DIOpConvert(i14), DIOpConstant(u8 0), DIOpBitOffset(i7), DIOpRead(), DIOpConvert(i32)), argObjects: {!100})
!342 = !DIBasicType(name: "t342", size: 16, encoding: DW_ATE_unsigned)
!343 = !DILocalVariable(scope: !2, name: "v14", type: !342)
!344 = distinct !DILifetime(object: !343, location: !DIExpr(DIOpArg(0, <2 x u32>), DIOpConstant(u32 34), DIOpBitOffset(u19), DIOpArg(0, u64), DIOpConstant(u32 14), DIOpBitOffset(u19), DIOpArg(0, u64), DIOpConstant(u32 26), DIOpBitOffset(u1), DIOpChoose(), DIOpConstant(u8 3), DIOpBitOffset(i16), DIOpConstant(i7 -2), DIOpBitOffset(i16), DIOpNot(), DIOpConstant(i16 0), DIOpShl()), argObjects: {!112})
!345 = !DIBasicType(name: "t345", size: 3, encoding: DW_ATE_unsigned)
!346 = !DILocalVariable(scope: !2, name: "v15", type: !345)
!347 = distinct !DILifetime(object: !346, location: !DIExpr(DIOpConstant(u3 3), DIOpConvert(i3), DIOpArg(0, i64), DIOpConstant(u32 3), DIOpBitOffset(i3), DIOpAddrOf(0), DIOpDeref(i3), DIOpMul(), DIOpConstant(i3 0), DIOpShl(), DIOpReinterpret(<3 x u1>)), argObjects: {!112})
!348 = !DIBasicType(name: "t348", size: 16, encoding: DW_ATE_unsigned)
!349 = !DILocalVariable(scope: !2, name: "v16", type: !348)
!350 = distinct !DILifetime(object: !349, location: !DIExpr(DIOpArg(0, u64), DIOpConstant(u32 15), DIOpBitOffset(i16), DIOpArg(1, ptr), DIOpConstant(u32 2), DIOpBitOffset(i16), DIOpXor(), DIOpSExt(i16), DIOpArg(0, i64), DIOpConstant(u32 7), DIOpBitOffset(ptr), DIOpReinterpret(u32), DIOpConstant(u32 3935908920), DIOpAdd(), DIOpReinterpret(ptr), DIOpDeref(i16), DIOpMod(), DIOpReinterpret(i16)), argObjects: {!112, !104})
!351 = !DIBasicType(name: "t351", size: 16, encoding: DW_ATE_unsigned)
!352 = !DILocalVariable(scope: !2, name: "v17", type: !351)
!353 = distinct !DILifetime(object: !352, location: !DIExpr(DIOpConstant(i7 28), DIOpArg(0, i32), DIOpConstant(u32 21), DIOpBitOffset(i7), DIOpDiv(), DIOpReinterpret(i7), DIOpReinterpret(u7), DIOpZExt(u16)), argObjects: {!106})
!354 = !DIBasicType(name: "t354", size: 1, encoding: DW_ATE_unsigned)
!355 = !DILocalVariable(scope: !2, name: "v18", type: !354)
!356 = distinct !DILifetime(object: !355, location: !DIExpr(DIOpArg(1, i128), DIOpConstant(u32 0), DIOpBitOffset(<2 x i36>), DIOpArg(0, ptr), DIOpConstant(u32 24), DIOpBitOffset(i8), DIOpConstant(i8 51), DIOpSub(), DIOpConstant(i8 0), DIOpAdd(), DIOpByteOffset(<4 x i4>), DIOpReinterpret(i16), DIOpReinterpret(u16), DIOpArg(2, i32), DIOpConstant(u32 0), DIOpBitOffset(u16), DIOpArg(0, i32), DIOpConstant(u32 10), DIOpBitOffset(u16), DIOpArg(1, b128), DIOpConstant(u32 14), DIOpBitOffset(u1), DIOpChoose(), DIOpArg(0, i32), DIOpConstant(u32 7), DIOpBitOffset(u16), DIOpNot(), DIOpDiv(), DIOpRead(), DIOpNe()), argObjects: {!102, !116, !104})
!357 = !DIBasicType(name: "t357", size: 128, encoding: DW_ATE_unsigned)
!358 = !DILocalVariable(scope: !2, name: "v19", type: !357)
!359 = distinct !DILifetime(object: !358, location: !DIExpr(DIOpArg(1, u32), DIOpRead(), DIOpConstant(<4 x i4> 32768), DIOpConstant(u16 5), DIOpArg(3, u128), DIOpConstant(u32 65), DIOpBitOffset(i16), DIOpArg(0, i24), DIOpConstant(u32 12), DIOpBitOffset(i8), DIOpComposite(3, b40), DIOpArg(3, b128), DIOpConstant(u32 1), DIOpBitOffset(<4 x i10>), DIOpRead(), DIOpComposite(4, <4 x i32>), DIOpArg(1, i32), DIOpArg(2, i32), DIOpArg(2, u32), DIOpConstant(u32 30), DIOpBitOffset(u1), DIOpChoose(), DIOpExtend(4), DIOpConstant(ptr 28681), DIOpDeref(u64), DIOpArg(3, u128), DIOpConstant(u32 3), DIOpBitOffset(u64), DIOpNeg(), DIOpNe(), DIOpChoose(), DIOpConstant(i7 0), DIOpBitOffset(u128)), argObjects: {!114, !102, !100, !116})
!360 = !DIBasicType(name: "t360", size: 16, encoding: DW_ATE_unsigned)
!361 = !DILocalVariable(scope: !2, name: "v20", type: !360)
!362 = distinct !DILifetime(object: !361, location: !DIExpr(DIOpArg(1, i64), DIOpConstant(u32 9), DIOpBitOffset(b16), DIOpAddrOf(0), DIOpDeref(b16), DIOpReinterpret(<2 x i8>), DIOpArg(0, i32), DIOpConstant(u32 11), DIOpBitOffset(i8), DIOpArg(2, <4 x u6>), DIOpConstant(u32 6), DIOpBitOffset(i8), DIOpMod(), DIOpExtend(2), DIOpArg(1, u64), DIOpArg(1, u64), DIOpDiv(), DIOpArg(1, i64), DIOpZExt(u64), DIOpAnd(), DIOpSelect(), DIOpArg(0, <4 x i8>), DIOpConstant(u32 1), DIOpBitOffset(u29), DIOpConstant(i33 3), DIOpBitOffset(<2 x i8>), DIOpArg(2, u24), DIOpConstant(u32 11), DIOpBitOffset(i5), DIOpConstant(i5 -5), DIOpArg(2, <4 x u6>), DIOpConstant(u32 19), DIOpBitOffset(u1), DIOpChoose(), DIOpAddrOf(0), DIOpDeref(i5), DIOpConstant(u7 0), DIOpOverlay(<2 x i8>), DIOpConstant(u1 1), DIOpSExt(i23), DIOpConstant(i33 4), DIOpBitOffset(<2 x i8>), DIOpConstant(i33 -3), DIOpBitOffset(<2 x i8>), DIOpReinterpret(u16), DIOpSelect()), argObjects: {!104, !112, !114})
!363 = !DIBasicType(name: "t363", size: 64, encoding: DW_ATE_unsigned)
!364 = !DILocalVariable(scope: !2, name: "v21", type: !363)
!365 = distinct !DILifetime(object: !364, location: !DIExpr(DIOpArg(0, i128), DIOpConstant(u32 8), DIOpBitOffset(i120), DIOpConstant(u33 0), DIOpByteOffset(i64), DIOpRead(), DIOpConstant(i13 291), DIOpConstant(u33 1), DIOpBitOffset(u12), DIOpZExt(i64), DIOpShl(), DIOpAbs()), argObjects: {!116})
!366 = !DIBasicType(name: "t366", size: 16, encoding: DW_ATE_unsigned)
!367 = !DILocalVariable(scope: !2, name: "v22", type: !366)
!368 = distinct !DILifetime(object: !367, location: !DIExpr(DIOpArg(0, ptr), DIOpReinterpret(u32), DIOpConstant(u32 3087318124), DIOpAdd(), DIOpReinterpret(ptr), DIOpDeref(<2 x u8>)), argObjects: {!100})
!369 = !DIBasicType(name: "t369", size: 128, encoding: DW_ATE_unsigned)
!370 = !DILocalVariable(scope: !2, name: "v23", type: !369)
!371 = distinct !DILifetime(object: !370, location: !DIExpr(DIOpArg(0, i64), DIOpConstant(u32 6), DIOpBitOffset(u33), DIOpNeg(), DIOpConvert(u71), DIOpConstant(i64 7), DIOpBitOffset(u64), DIOpExtend(2)), argObjects: {!112})
!372 = !DIBasicType(name: "t372", size: 128, encoding: DW_ATE_unsigned)
!373 = !DILocalVariable(scope: !2, name: "v24", type: !372)
!374 = distinct !DILifetime(object: !373, location: !DIExpr(DIOpConstant(<2 x i4> 6), DIOpArg(1, i32), DIOpConstant(u32 21), DIOpBitOffset(<2 x i4>), DIOpArg(0, u64), DIOpConstant(u32 15), DIOpBitOffset(u1), DIOpChoose(), DIOpReinterpret(u8), DIOpReinterpret(i8), DIOpConvert(u128)), argObjects: {!112, !104})
;! f+0x8 with r0=0x47fbb3b4, r1=0x33115519, r2=0x80000000, sp=0x7000, [0x7000]=<76 9c 5f 44 23 2f dd ad 01 56 80 76 e5 9a 14 55 8d ef 9d b3 0a ba 61 2b b4 f2 73 f3 b9 6c 28 2b 3c 0d 1c 21 81 df ec fd 97 10 c6 b0 62 ca bf e3 1a eb 4a 34 ac 39 b9 cb 6b e3 16 c5 44 e9 35 65>: v0 = imm(9710c6b00000000000)+0
;! f+0x8 with r0=0x47fbb3b4, r1=0x33115519, r2=0x80000000, sp=0x7000, [0x7000]=<76 9c 5f 44 23 2f dd ad 01 56 80 76 e5 9a 14 55 8d ef 9d b3 0a ba 61 2b b4 f2 73 f3 b9 6c 28 2b 3c 0d 1c 21 81 df ec fd 97 10 c6 b0 62 ca bf e3 1a eb 4a 34 ac 39 b9 cb 6b e3 16 c5 44 e9 35 65>: v1 = imm(00)+0
;! f+0x8 with r0=0x47fbb3b4, r1=0x33115519, r2=0x80000000, sp=0x7000, [0x7000]=<76 9c 5f 44 23 2f dd ad 01 56 80 76 e5 9a 14 55 8d ef 9d b3 0a ba 61 2b b4 f2 73 f3 b9 6c 28 2b 3c 0d 1c 21 81 df ec fd 97 10 c6 b0 62 ca bf e3 1a eb 4a 34 ac 39 b9 cb 6b e3 16 c5 44 e9 35 65>: v2 = imm(00000000000000000000000000000000)+0
;! f+0x8 with r0=0x47fbb3b4, r1=0x33115519, r2=0x80000000, sp=0x7000, [0x7000]=<76 9c 5f 44 23 2f dd ad 01 56 80 76 e5 9a 14 55 8d ef 9d b3 0a ba 61 2b b4 f2 73 f3 b9 6c 28 2b 3c 0d 1c 21 81 df ec fd 97 10 c6 b0 62 ca bf e3 1a eb 4a 34 ac 39 b9 cb 6b e3 16 c5 44 e9 35 65>: v3 = imm(01)+0
;! f+0x8 with r0=0x47fbb3b4, r1=0x33115519, r2=0x80000000, sp=0x7000, [0x7000]=<76 9c 5f 44 23 2f dd ad 01 56 80 76 e5 9a 14 55 8d ef 9d b3 0a ba 61 2b b4 f2 73 f3 b9 6c 28 2b 3c 0d 1c 21 81 df ec fd 97 10 c6 b0 62 ca bf e3 1a eb 4a 34 ac 39 b9 cb 6b e3 16 c5 44 e9 35 65>: v4 = imm(07)+0
;! f+0x8 with r0=0x47fbb3b4, r1=0x33115519, r2=0x80000000, sp=0x7000, [0x7000]=<76 9c 5f 44 23 2f dd ad 01 56 80 76 e5 9a 14 55 8d ef 9d b3 0a ba 61 2b b4 f2 73 f3 b9 6c 28 2b 3c 0d 1c 21 81 df ec fd 97 10 c6 b0 62 ca bf e3 1a eb 4a 34 ac 39 b9 cb 6b e3 16 c5 44 e9 35 65>: v5 = imm(00)+0
;! f+0x8 with r0=0x47fbb3b4, r1=0x33115519, r2=0x80000000, sp=0x7000, [0x7000]=<76 9c 5f 44 23 2f dd ad 01 56 80 76 e5 9a 14 55 8d ef 9d b3 0a ba 61 2b b4 f2 73 f3 b9 6c 28 2b 3c 0d 1c 21 81 df ec fd 97 10 c6 b0 62 ca bf e3 1a eb 4a 34 ac 39 b9 cb 6b e3 16 c5 44 e9 35 65>: v6 = imm(00000000)+0
;! f+0x8 with r0=0x47fbb3b4, r1=0x33115519, r2=0x80000000, sp=0x7000, [0x7000]=<76 9c 5f 44 23 2f dd ad 01 56 80 76 e5 9a 14 55 8d ef 9d b3 0a ba 61 2b b4 f2 73 f3 b9 6c 28 2b 3c 0d 1c 21 81 df ec fd 97 10 c6 b0 62 ca bf e3 1a eb 4a 34 ac 39 b9 cb 6b e3 16 c5 44 e9 35 65>: v7 = imm(4c0d8c0c00)+0
;! f+0x8 with r0=0x47fbb3b4, r1=0x33115519, r2=0x80000000, sp=0x7000, [0x7000]=<76 9c 5f 44 23 2f dd ad 01 56 80 76 e5 9a 14 55 8d ef 9d b3 0a ba 61 2b b4 f2 73 f3 b9 6c 28 2b 3c 0d 1c 21 81 df ec fd 97 10 c6 b0 62 ca bf e3 1a eb 4a 34 ac 39 b9 cb 6b e3 16 c5 44 e9 35 65>: v8 = imm(00)+0
;! f+0x8 with r0=0x47fbb3b4, r1=0x33115519, r2=0x80000000, sp=0x7000, [0x7000]=<76 9c 5f 44 23 2f dd ad 01 56 80 76 e5 9a 14 55 8d ef 9d b3 0a ba 61 2b b4 f2 73 f3 b9 6c 28 2b 3c 0d 1c 21 81 df ec fd 97 10 c6 b0 62 ca bf e3 1a eb 4a 34 ac 39 b9 cb 6b e3 16 c5 44 e9 35 65>: v9 = imm(33)+0
;! f+0x8 with r0=0x47fbb3b4, r1=0x33115519, r2=0x80000000, sp=0x7000, [0x7000]=<76 9c 5f 44 23 2f dd ad 01 56 80 76 e5 9a 14 55 8d ef 9d b3 0a ba 61 2b b4 f2 73 f3 b9 6c 28 2b 3c 0d 1c 21 81 df ec fd 97 10 c6 b0 62 ca bf e3 1a eb 4a 34 ac 39 b9 cb 6b e3 16 c5 44 e9 35 65>: v10 = comp[0..2.2: mem(0)+0x7005, 2.2..8: imm(c1a88a000008)]+0
;! f+0x8 with r0=0x47fbb3b4, r1=0x33115519, r2=0x80000000, sp=0x7000, [0x7000]=<76 9c 5f 44 23 2f dd ad 01 56 80 76 e5 9a 14 55 8d ef 9d b3 0a ba 61 2b b4 f2 73 f3 b9 6c 28 2b 3c 0d 1c 21 81 df ec fd 97 10 c6 b0 62 ca bf e3 1a eb 4a 34 ac 39 b9 cb 6b e3 16 c5 44 e9 35 65>: v11 = imm(00000000)+0
;! f+0x8 with r0=0x47fbb3b4, r1=0x33115519, r2=0x80000000, sp=0x7000, [0x7000]=<76 9c 5f 44 23 2f dd ad 01 56 80 76 e5 9a 14 55 8d ef 9d b3 0a ba 61 2b b4 f2 73 f3 b9 6c 28 2b 3c 0d 1c 21 81 df ec fd 97 10 c6 b0 62 ca bf e3 1a eb 4a 34 ac 39 b9 cb 6b e3 16 c5 44 e9 35 65>: v12 = imm(04)+0
;! f+0x8 with r0=0x47fbb3b4, r1=0x33115519, r2=0x80000000, sp=0x7000, [0x7000]=<76 9c 5f 44 23 2f dd ad 01 56 80 76 e5 9a 14 55 8d ef 9d b3 0a ba 61 2b b4 f2 73 f3 b9 6c 28 2b 3c 0d 1c 21 81 df ec fd 97 10 c6 b0 62 ca bf e3 1a eb 4a 34 ac 39 b9 cb 6b e3 16 c5 44 e9 35 65>: v13 = imm(33000000)+0
;! f+0x8 with r0=0x47fbb3b4, r1=0x33115519, r2=0x80000000, sp=0x7000, [0x7000]=<76 9c 5f 44 23 2f dd ad 01 56 80 76 e5 9a 14 55 8d ef 9d b3 0a ba 61 2b b4 f2 73 f3 b9 6c 28 2b 3c 0d 1c 21 81 df ec fd 97 10 c6 b0 62 ca bf e3 1a eb 4a 34 ac 39 b9 cb 6b e3 16 c5 44 e9 35 65>: v14 = imm(c498)+0
;! f+0x8 with r0=0x47fbb3b4, r1=0x33115519, r2=0x80000000, sp=0x7000, [0x7000]=<76 9c 5f 44 23 2f dd ad 01 56 80 76 e5 9a 14 55 8d ef 9d b3 0a ba 61 2b b4 f2 73 f3 b9 6c 28 2b 3c 0d 1c 21 81 df ec fd 97 10 c6 b0 62 ca bf e3 1a eb 4a 34 ac 39 b9 cb 6b e3 16 c5 44 e9 35 65>: v15 = imm(03)+0
;! f+0x8 with r0=0x47fbb3b4, r1=0x33115519, r2=0x80000000, sp=0x7000, [0x7000]=<76 9c 5f 44 23 2f dd ad 01 56 80 76 e5 9a 14 55 8d ef 9d b3 0a ba 61 2b b4 f2 73 f3 b9 6c 28 2b 3c 0d 1c 21 81 df ec fd 97 10 c6 b0 62 ca bf e3 1a eb 4a 34 ac 39 b9 cb 6b e3 16 c5 44 e9 35 65>: v16 = imm(661b)+0
;! f+0x8 with r0=0x47fbb3b4, r1=0x33115519, r2=0x80000000, sp=0x7000, [0x7000]=<76 9c 5f 44 23 2f dd ad 01 56 80 76 e5 9a 14 55 8d ef 9d b3 0a ba 61 2b b4 f2 73 f3 b9 6c 28 2b 3c 0d 1c 21 81 df ec fd 97 10 c6 b0 62 ca bf e3 1a eb 4a 34 ac 39 b9 cb 6b e3 16 c5 44 e9 35 65>: v17 = imm(0000)+0
;! f+0x8 with r0=0x47fbb3b4, r1=0x33115519, r2=0x80000000, sp=0x7000, [0x7000]=<76 9c 5f 44 23 2f dd ad 01 56 80 76 e5 9a 14 55 8d ef 9d b3 0a ba 61 2b b4 f2 73 f3 b9 6c 28 2b 3c 0d 1c 21 81 df ec fd 97 10 c6 b0 62 ca bf e3 1a eb 4a 34 ac 39 b9 cb 6b e3 16 c5 44 e9 35 65>: v18 = imm(01)+0
;! f+0x8 with r0=0x47fbb3b4, r1=0x33115519, r2=0x80000000, sp=0x7000, [0x7000]=<76 9c 5f 44 23 2f dd ad 01 56 80 76 e5 9a 14 55 8d ef 9d b3 0a ba 61 2b b4 f2 73 f3 b9 6c 28 2b 3c 0d 1c 21 81 df ec fd 97 10 c6 b0 62 ca bf e3 1a eb 4a 34 ac 39 b9 cb 6b e3 16 c5 44 e9 35 65>: v19 = comp[0..8: imm(1955113300800500), 8..10: mem(0)+0x7028.1, 10..11: mem(0)+0x7004.4, 11..16: imm(9e068e90c0)]+0
;! f+0x8 with r0=0x47fbb3b4, r1=0x33115519, r2=0x80000000, sp=0x7000, [0x7000]=<76 9c 5f 44 23 2f dd ad 01 56 80 76 e5 9a 14 55 8d ef 9d b3 0a ba 61 2b b4 f2 73 f3 b9 6c 28 2b 3c 0d 1c 21 81 df ec fd 97 10 c6 b0 62 ca bf e3 1a eb 4a 34 ac 39 b9 cb 6b e3 16 c5 44 e9 35 65>: v20 = comp[0..0.5: mem(0)+0x7004.3, 0.5..2: reg(2)+1.1]+0
;! f+0x8 with r0=0x47fbb3b4, r1=0x33115519, r2=0x80000000, sp=0x7000, [0x7000]=<76 9c 5f 44 23 2f dd ad 01 56 80 76 e5 9a 14 55 8d ef 9d b3 0a ba 61 2b b4 f2 73 f3 b9 6c 28 2b 3c 0d 1c 21 81 df ec fd 97 10 c6 b0 62 ca bf e3 1a eb 4a 34 ac 39 b9 cb 6b e3 16 c5 44 e9 35 65>: v21 = imm(0000000000000000)+0
;! f+0x8 with r0=0x47fbb3b4, r1=0x33115519, r2=0x80000000, sp=0x7000, [0x7000]=<76 9c 5f 44 23 2f dd ad 01 56 80 76 e5 9a 14 55 8d ef 9d b3 0a ba 61 2b b4 f2 73 f3 b9 6c 28 2b 3c 0d 1c 21 81 df ec fd 97 10 c6 b0 62 ca bf e3 1a eb 4a 34 ac 39 b9 cb 6b e3 16 c5 44 e9 35 65>: v22 = mem(0)+0x7020
;! f+0x8 with r0=0x47fbb3b4, r1=0x33115519, r2=0x80000000, sp=0x7000, [0x7000]=<76 9c 5f 44 23 2f dd ad 01 56 80 76 e5 9a 14 55 8d ef 9d b3 0a ba 61 2b b4 f2 73 f3 b9 6c 28 2b 3c 0d 1c 21 81 df ec fd 97 10 c6 b0 62 ca bf e3 1a eb 4a 34 ac 39 b9 cb 6b e3 16 c5 44 e9 35 65>: v23 = imm(1063aa03000000001063aa0300000000)+0
;! f+0x8 with r0=0x47fbb3b4, r1=0x33115519, r2=0x80000000, sp=0x7000, [0x7000]=<76 9c 5f 44 23 2f dd ad 01 56 80 76 e5 9a 14 55 8d ef 9d b3 0a ba 61 2b b4 f2 73 f3 b9 6c 28 2b 3c 0d 1c 21 81 df ec fd 97 10 c6 b0 62 ca bf e3 1a eb 4a 34 ac 39 b9 cb 6b e3 16 c5 44 e9 35 65>: v24 = imm(06000000000000000000000000000000)+0
