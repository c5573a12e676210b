; random expressions of all operations on registers, parts, slots and constants of odd sizes, expected results from an independent evaluator (riscv64)
target "riscv64"
define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !101, %reg(x10)
  0x0: dbg.def !103, %reg(x11)
  0x0: dbg.def !105, %reg(x12)
  0x0: dbg.def !107, %reg(x10)
  0x0: dbg.def !109, %reg(x11, 5, 12)
  0x0: dbg.def !111, %reg(x12, 8, 7)
  0x0: dbg.def !113, %slot(x2+16, 64)
  0x0: dbg.def !115, %slot(x2+3, 24)
  0x0: dbg.def !117, %slot(x2+32, 128)
  0x0: dbg.def !119, %const(u16 4660)
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!100 = distinct !DIFragment()
!101 = distinct !DILifetime(object: !100, location: !DIExpr(DIOpReferrer(u64)))
!102 = distinct !DIFragment()
!103 = distinct !DILifetime(object: !102, location: !DIExpr(DIOpReferrer(u64)))
!104 = distinct !DIFragment()
!105 = distinct !DILifetime(object: !104, location: !DIExpr(DIOpReferrer(u64)))
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
!300 = !DIBasicType(name: "t300", size: 12, encoding: DW_ATE_unsigned)
!301 = !DILocalVariable(scope: !2, name: "v0", type: !300)
!302 = distinct !DILifetime(object: !301, location: !DIExpr(DIOpArg(0, <2 x i6>), DIOpReinterpret(<4 x u3>), DIOpConstant(ptr 9223372036854775807), DIOpReinterpret(u64), DIOpConstant(u64 9223372036854804483), DIOpAdd(), DIOpReinterpret(ptr), DIOpDeref(<4 x u3>), DIOpArg(2, ptr), DIOpConstant(u32 4), DIOpBitOffset(u16), DIOpArg(1, u32), DIOpConstant(u32 1), DIOpBitOffset(u16), DIOpXor(), DIOpSelect(), DIOpConstant(ptr 28694), DIOpDeref(<4 x u3>), DIOpConstant(u65 13620400289077817551), DIOpReinterpret(i65), DIOpArg(0, i12), DIOpSExt(i65), DIOpLe(), DIOpChoose(), DIOpAddrOf(0), DIOpDeref(<4 x u3>)), argObjects: {!108, !106, !112})
!303 = !DIBasicType(name: "t303", size: 33, encoding: DW_ATE_unsigned)
!304 = !DILocalVariable(scope: !2, name: "v1", type: !303)
!305 = distinct !DILifetime(object: !304, location: !DIExpr(DIOpArg(0, i64), DIOpConstant(u32 11), DIOpBitOffset(i33), DIOpAddrOf(0), DIOpDeref(i33), DIOpAddrOf(0), DIOpDeref(i33)), argObjects: {!104})
!306 = !DIBasicType(name: "t306", size: 32, encoding: DW_ATE_unsigned)
!307 = !DILocalVariable(scope: !2, name: "v2", type: !306)
!308 = distinct !DILifetime(object: !307, location: !DIExpr(DIOpArg(1, <2 x i32>), DIOpConstant(u32 28), DIOpBitOffset(u3), DIOpConvert(u16), DIOpRead(), DIOpArg(0, i64), DIOpConstant(u32 34), DIOpBitOffset(u16), DIOpRead(), DIOpNeg(), DIOpOr(), DIOpZExt(i32)), argObjects: {!104, !112})
!309 = !DIBasicType(name: "t309", size: 24, encoding: DW_ATE_unsigned)
!310 = !DILocalVariable(scope: !2, name: "v3", type: !309)
!311 = distinct !DILifetime(object: !310, location: !DIExpr(DIOpArg(1, u7), DIOpRead(), DIOpArg(1, i7), DIOpZExt(u7), DIOpArg(0, u64), DIOpConstant(u32 11), DIOpBitOffset(u1), DIOpNeg(), DIOpChoose(), DIOpConvert(u24), DIOpConstant(u24 25), DIOpShr()), argObjects: {!104, !110})
!312 = !DIBasicType(name: "t312", size: 16, encoding: DW_ATE_unsigned)
!313 = !DILocalVariable(scope: !2, name: "v4", type: !312)
!314 = distinct !DILifetime(object: !313, location: !DIExpr(DIOpConstant(b16 43074), DIOpComposite(1, i16), DIOpArg(1, u64), DIOpConstant(u32 1), DIOpBitOffset(i16), DIOpArg(1, i64), DIOpConstant(u32 13), DIOpBitOffset(i16), DIOpMul(), DIOpSub(), DIOpArg(2, i32), DIOpConvert(i16), DIOpArg(0, u7), DIOpSExt(i16), DIOpConstant(i7 0), DIOpOverlay(i16), DIOpXor(), DIOpArg(1, i64), DIOpConstant(u7 1), DIOpByteOffset(<2 x i4>), DIOpArg(1, ptr), DIOpConstant(u32 44), DIOpBitOffset(u8), DIOpAbs(), DIOpComposite(2, i16), DIOpConstant(i136 -43556142965880123323311949751266331066368), DIOpConstant(i8 1), DIOpByteOffset(i128), DIOpConvert(i16), DIOpArg(1, ptr), DIOpReinterpret(u64), DIOpConstant(u64 9223372036854804499), DIOpAdd(), DIOpReinterpret(ptr), DIOpDeref(u1), DIOpChoose(), DIOpSub()), argObjects: {!110, !102, !106})
!315 = !DIBasicType(name: "t315", size: 64, encoding: DW_ATE_unsigned)
!316 = !DILocalVariable(scope: !2, name: "v5", type: !315)
!317 = distinct !DILifetime(object: !316, location: !DIExpr(DIOpArg(0, ptr), DIOpConstant(u32 1), DIOpBitOffset(u32), DIOpArg(0, u64), DIOpConstant(u32 21), DIOpBitOffset(u32), DIOpAnd(), DIOpConstant(u32 4294967295), DIOpAddrOf(0), DIOpDeref(u32), DIOpLShr(), DIOpConvert(u71), DIOpConstant(i8 4), DIOpBitOffset(<4 x i16>), DIOpConstant(i33 -1), DIOpBitOffset(<4 x i16>)), argObjects: {!102})
!318 = !DIBasicType(name: "t318", size: 32, encoding: DW_ATE_unsigned)
!319 = !DILocalVariable(scope: !2, name: "v6", type: !318)
!320 = distinct !DILifetime(object: !319, location: !DIExpr(DIOpConstant(i32 14), DIOpConvert(i11), DIOpArg(3, i7), DIOpConstant(i7 0), DIOpSub(), DIOpConstant(i7 4), DIOpAdd(), DIOpBitOffset(i3), DIOpAddrOf(0), DIOpDeref(i3), DIOpArg(0, i128), DIOpConstant(u32 32), DIOpBitOffset(i3), DIOpSExt(u6), DIOpArg(1, <2 x i8>), DIOpConstant(u32 7), DIOpBitOffset(u6), DIOpNeg(), DIOpXor(), DIOpConstant(ptr 28686), DIOpDeref(u3), DIOpZExt(u6), DIOpDiv(), DIOpArg(0, u128), DIOpConstant(u32 58), DIOpBitOffset(u5), DIOpArg(2, i24), DIOpConstant(u32 11), DIOpBitOffset(u5), DIOpDiv(), DIOpExtend(4), DIOpReinterpret(u20), DIOpArg(0, u128), DIOpConstant(u32 60), DIOpBitOffset(u3), DIOpConstant(u3 0), DIOpLShr(), DIOpComposite(4, i32)), argObjects: {!116, !118, !114, !110})
!321 = !DIBasicType(name: "t321", size: 3, encoding: DW_ATE_unsigned)
!322 = !DILocalVariable(scope: !2, name: "v7", type: !321)
!323 = distinct !DILifetime(object: !322, location: !DIExpr(DIOpArg(0, u12), DIOpSExt(i14), DIOpConstant(i7 8), DIOpBitOffset(<2 x u3>), DIOpAddrOf(0), DIOpDeref(<2 x u3>), DIOpArg(0, i12), DIOpConstant(u32 3), DIOpBitOffset(i8), DIOpConstant(i8 0), DIOpSub(), DIOpConstant(i8 1), DIOpAdd(), DIOpBitOffset(i3)), argObjects: {!108})
!324 = !DIBasicType(name: "t324", size: 128, encoding: DW_ATE_unsigned)
!325 = !DILocalVariable(scope: !2, name: "v8", type: !324)
!326 = distinct !DILifetime(object: !325, location: !DIExpr(DIOpConstant(<2 x u64> 11), DIOpConstant(<2 x u64> 130178585902383765674149167001312483492), DIOpConstant(i128 -130336987647742879218754068546424291416), DIOpSelect(), DIOpReinterpret(<2 x i64>), DIOpArg(0, i64), DIOpNeg(), DIOpExtend(2), DIOpArg(0, ptr), DIOpConstant(u32 0), DIOpBitOffset(u32), DIOpArg(1, b24), DIOpConstant(u64 1), DIOpOverlay(u32), DIOpAbs(), DIOpSelect(), DIOpConstant(i136 1), DIOpConstant(u32 9), DIOpConstant(u32 9), DIOpSub(), DIOpConstant(u32 1), DIOpAdd(), DIOpByteOffset(<2 x i64>), DIOpArg(1, <4 x i6>), DIOpConstant(u32 6), DIOpBitOffset(u16), DIOpArg(2, <4 x u16>), DIOpConstant(u32 9), DIOpBitOffset(u16), DIOpLt(), DIOpZExt(u4), DIOpConstant(u8 2), DIOpBitOffset(u1), DIOpChoose()), argObjects: {!100, !114, !102})
!327 = !DIBasicType(name: "t327", size: 12, encoding: DW_ATE_unsigned)
!328 = !DILocalVariable(scope: !2, name: "v9", type: !327)
!329 = distinct !DILifetime(object: !328, location: !DIExpr(DIOpArg(0, <4 x u16>), DIOpConstant(u32 56), DIOpBitOffset(u6), DIOpAddrOf(0), DIOpDeref(u6), DIOpConstant(i12 3), DIOpBitOffset(i3), DIOpZExt(u8), DIOpConvert(u12)), argObjects: {!112})
!330 = !DIBasicType(name: "t330", size: 128, encoding: DW_ATE_unsigned)
!331 = !DILocalVariable(scope: !2, name: "v10", type: !330)
!332 = distinct !DILifetime(object: !331, location: !DIExpr(DIOpArg(2, u128), DIOpArg(2, u128), DIOpConstant(u32 114), DIOpBitOffset(u1), DIOpConvert(u128), DIOpAShr(), DIOpNot(), DIOpArg(1, i64), DIOpConvert(u128), DIOpArg(2, u128), DIOpArg(1, u64), DIOpConstant(u32 16), DIOpBitOffset(u1), DIOpNeg(), DIOpChoose(), DIOpConstant(u136 9), DIOpConstant(u8 0), DIOpBitOffset(u128), DIOpRead(), DIOpArg(2, u128), DIOpConstant(u32 78), DIOpBitOffset(i1), DIOpZExt(u1), DIOpArg(0, u7), DIOpArg(0, u7), DIOpGe(), DIOpDiv(), DIOpChoose(), DIOpOr()), argObjects: {!110, !104, !116})
!333 = !DIBasicType(name: "t333", size: 33, encoding: DW_ATE_unsigned)
!334 = !DILocalVariable(scope: !2, name: "v11", type: !333)
!335 = distinct !DILifetime(object: !334, location: !DIExpr(DIOpArg(0, ptr), DIOpReinterpret(u64), DIOpConstant(u64 8280082244871215621), DIOpAdd(), DIOpReinterpret(ptr), DIOpDeref(i32), DIOpConvert(i8), DIOpZExt(i33)), argObjects: {!112})
!336 = !DIBasicType(name: "t336", size: 65, encoding: DW_ATE_unsigned)
!337 = !DILocalVariable(scope: !2, name: "v12", type: !336)
!338 = distinct !DILifetime(object: !337, location: !DIExpr(DIOpConstant(ptr 0), DIOpReinterpret(u64), DIOpConstant(u64 28673), DIOpAdd(), DIOpReinterpret(ptr), DIOpDeref(i85), DIOpConstant(u64 5), DIOpBitOffset(b65), DIOpReinterpret(i65)), argObjects: {})
!339 = !DIBasicType(name: "t339", size: 16, encoding: DW_ATE_unsigned)
!340 = !DILocalVariable(scope: !2, name: "v13", type: !339)
!341 = distinct !DILifetime(object: !340, location: !DIExpr(DIOpArg(0, u16), DIOpRead(), DIOpConstant(u16 17), DIOpLShr(), DIOpArg(1, ptr), DIOpReinterpret(u64), DIOpConstant(u64 9223372036854804504), DIOpAdd(), DIOpReinterpret(ptr), DIOpDeref(u16), DIOpAnd()), argObjects: {!118, !104})
!342 = !DIBasicType(name: "t342", size: 33, encoding: DW_ATE_unsigned)
!343 = !DILocalVariable(scope: !2, name: "v14", type: !342)
!344 = distinct !DILifetime(object: !343, location: !DIExpr(DIOpConstant(u46 11), DIOpArg(0, ptr), DIOpConstant(u32 0), DIOpBitOffset(u46), DIOpAnd(), DIOpConstant(u24 2226458), DIOpConvert(u46), DIOpAdd(), DIOpConstant(i16 7), DIOpBitOffset(i33), DIOpArg(0, i64), DIOpConstant(u32 12), DIOpBitOffset(i33), DIOpArg(0, <4 x i16>), DIOpConstant(u32 30), DIOpBitOffset(i33), DIOpAnd(), DIOpAddrOf(0), DIOpDeref(i33), DIOpArg(0, u64), DIOpConstant(u32 13), DIOpBitOffset(b41), DIOpConstant(u16 3), DIOpBitOffset(i33), DIOpRead(), DIOpArg(1, i32), DIOpArg(1, i32), DIOpLe(), DIOpAddrOf(0), DIOpDeref(u1), DIOpChoose(), DIOpDiv()), argObjects: {!112, !106})
!345 = !DIBasicType(name: "t345", size: 8, encoding: DW_ATE_unsigned)
!346 = !DILocalVariable(scope: !2, name: "v15", type: !345)
!347 = distinct !DILifetime(object: !346, location: !DIExpr(DIOpConstant(i8 7), DIOpReinterpret(i8), DIOpNot(), DIOpConvert(u8), DIOpAddrOf(0), DIOpDeref(u8)), argObjects: {})
!348 = !DIBasicType(name: "t348", size: 8, encoding: DW_ATE_unsigned)
!349 = !DILocalVariable(scope: !2, name: "v16", type: !348)
!350 = distinct !DILifetime(object: !349, location: !DIExpr(DIOpArg(1, b64), DIOpConstant(u32 9), DIOpBitOffset(i21), DIOpConstant(i21 1), DIOpLShr(), DIOpRead(), DIOpConstant(i21 5), DIOpAdd(), DIOpArg(0, u7), DIOpConstant(u7 0), DIOpSub(), DIOpConstant(u7 2), DIOpAdd(), DIOpBitOffset(i8)), argObjects: {!110, !102})
!351 = !DIBasicType(name: "t351", size: 33, encoding: DW_ATE_unsigned)
!352 = !DILocalVariable(scope: !2, name: "v17", type: !351)
!353 = distinct !DILifetime(object: !352, location: !DIExpr(DIOpArg(2, i128), DIOpConstant(u32 45), DIOpBitOffset(u32), DIOpConstant(u32 3), DIOpShl(), DIOpConvert(u53), DIOpArg(0, <4 x i16>), DIOpConstant(u32 27), DIOpBitOffset(u12), DIOpConstant(u12 557), DIOpSub(), DIOpConstant(u12 12), DIOpAdd(), DIOpBitOffset(<3 x i11>), DIOpArg(0, ptr), DIOpConstant(u32 19), DIOpBitOffset(i8), DIOpComposite(1, b8), DIOpConstant(i1 -1), DIOpArg(0, u64), DIOpConstant(u32 51), DIOpBitOffset(i1), DIOpShl(), DIOpConstant(u8 0), DIOpOverlay(b8), DIOpArg(2, <2 x i64>), DIOpConstant(u32 24), DIOpBitOffset(u25), DIOpConstant(u25 16777215), DIOpArg(1, i16), DIOpConstant(u32 13), DIOpBitOffset(u1), DIOpChoose(), DIOpRead(), DIOpComposite(2, <3 x i11>), DIOpArg(2, <4 x u32>), DIOpConstant(u32 59), DIOpBitOffset(u12), DIOpConvert(u33), DIOpSelect()), argObjects: {!112, !118, !116})
!354 = !DIBasicType(name: "t354", size: 65, encoding: DW_ATE_unsigned)
!355 = !DILocalVariable(scope: !2, name: "v18", type: !354)
!356 = distinct !DILifetime(object: !355, location: !DIExpr(DIOpArg(1, <4 x i16>), DIOpConstant(u32 49), DIOpBitOffset(i3), DIOpArg(0, u24), DIOpConstant(u32 0), DIOpBitOffset(i3), DIOpConstant(u1 1), DIOpChoose(), DIOpConvert(i65), DIOpConstant(u9 4), DIOpArg(2, <2 x u32>), DIOpConstant(u32 13), DIOpBitOffset(u9), DIOpMod(), DIOpArg(0, <3 x i8>), DIOpConstant(u32 2), DIOpBitOffset(i21), DIOpArg(1, <2 x i32>), DIOpConstant(u32 36), DIOpBitOffset(u23), DIOpArg(1, i64), DIOpConstant(u32 19), DIOpBitOffset(i12), DIOpComposite(3, i56), DIOpComposite(2, i65), DIOpShl(), DIOpConstant(i65 66), DIOpShr()), argObjects: {!114, !104, !112})
!357 = !DIBasicType(name: "t357", size: 8, encoding: DW_ATE_unsigned)
!358 = !DILocalVariable(scope: !2, name: "v19", type: !357)
!359 = distinct !DILifetime(object: !358, location: !DIExpr(DIOpArg(0, <2 x u32>), DIOpConstant(u32 22), DIOpBitOffset(i8)), argObjects: {!100})
!360 = !DIBasicType(name: "t360", size: 8, encoding: DW_ATE_unsigned)
!361 = !DILocalVariable(scope: !2, name: "v20", type: !360)
!362 = distinct !DILifetime(object: !361, location: !DIExpr(DIOpArg(0, i128), DIOpConstant(u32 0), DIOpBitOffset(u71), DIOpConstant(u7 3), DIOpBitOffset(<4 x i16>), DIOpConstant(i8 -2), DIOpBitOffset(<4 x i16>), DIOpReinterpret(i64), DIOpConstant(i12 7), DIOpByteOffset(b8), DIOpReinterpret(i8)), argObjects: {!116})
!363 = !DIBasicType(name: "t363", size: 64, encoding: DW_ATE_unsigned)
!364 = !DILocalVariable(scope: !2, name: "v21", type: !363)
!365 = distinct !DILifetime(object: !364, location: !DIExpr(DIOpArg(0, b64), DIOpArg(0, b64), DIOpArg(1, i24), DIOpConstant(u32 23), DIOpBitOffset(u1), DIOpChoose(), DIOpReinterpret(i64), DIOpArg(2, i64), DIOpNeg(), DIOpArg(1, u24), DIOpConstant(u32 18), DIOpBitOffset(i1), DIOpConvert(i64), DIOpAnd(), DIOpMod(), DIOpRead()), argObjects: {!112, !114, !102})
!366 = !DIBasicType(name: "t366", size: 1, encoding: DW_ATE_unsigned)
!367 = !DILocalVariable(scope: !2, name: "v22", type: !366)
!368 = distinct !DILifetime(object: !367, location: !DIExpr(DIOpArg(0, u64), DIOpConstant(u32 5), DIOpBitOffset(i1), DIOpArg(0, b64), DIOpConstant(u32 2), DIOpBitOffset(u21), DIOpArg(0, <4 x u16>), DIOpConstant(u32 18), DIOpBitOffset(i8), DIOpConstant(i8 0), DIOpSub(), DIOpConstant(i8 15), DIOpAdd(), DIOpBitOffset(i1), DIOpAbs(), DIOpConstant(i1 0), DIOpLShr(), DIOpLShr()), argObjects: {!104})
!369 = !DIBasicType(name: "t369", size: 32, encoding: DW_ATE_unsigned)
!370 = !DILocalVariable(scope: !2, name: "v23", type: !369)
!371 = distinct !DILifetime(object: !370, location: !DIExpr(DIOpArg(1, u64), DIOpConstant(u32 0), DIOpBitOffset(u52), DIOpConstant(i12 15), DIOpBitOffset(b32), DIOpArg(1, u64), DIOpConstant(u32 7), DIOpBitOffset(<4 x u14>), DIOpConstant(i33 3), DIOpByteOffset(b32), DIOpArg(1, <2 x u32>), DIOpConstant(u32 11), DIOpBitOffset(u1), DIOpConstant(u1 1), DIOpShl(), DIOpChoose(), DIOpReinterpret(i32), DIOpArg(0, i16), DIOpConstant(i16 17), DIOpLShr(), DIOpNeg(), DIOpZExt(i32), DIOpXor()), argObjects: {!118, !112})
!372 = !DIBasicType(name: "t372", size: 16, encoding: DW_ATE_unsigned)
!373 = !DILocalVariable(scope: !2, name: "v24", type: !372)
!374 = distinct !DILifetime(object: !373, location: !DIExpr(DIOpArg(0, u64), DIOpConvert(u16), DIOpAddrOf(0), DIOpDeref(u16)), argObjects: {!104})
;! f+0x8 with x10=0xb64ce4228c38fb29, x11=0x8000000000000000, x12=0x8000000000000000, x2=0x7000, [0x7000]=<52 f2 26 65 a6 0c 12 d2 89 18 5d 95 0e e8 81 36 09 16 6f 6b 11 3d 17 8d 6c 0f d3 90 1f f2 39 a1 a0 95 f2 0f 93 95 65 0c f9 38 0b 8e db 22 4a 6b 24 8a 1e 92 4e 8f d0 ae 2e 1a 94 92 a3 30 5f 18>: v0 = mem(0)+0x7016
;! f+0x8 with x10=0xb64ce4228c38fb29, x11=0x8000000000000000, x12=0x8000000000000000, x2=0x7000, [0x7000]=<52 f2 26 65 a6 0c 12 d2 89 18 5d 95 0e e8 81 36 09 16 6f 6b 11 3d 17 8d 6c 0f d3 90 1f f2 39 a1 a0 95 f2 0f 93 95 65 0c f9 38 0b 8e db 22 4a 6b 24 8a 1e 92 4e 8f d0 ae 2e 1a 94 92 a3 30 5f 18>: v1 = reg(12)+1.3
;! f+0x8 with x10=0xb64ce4228c38fb29, x11=0x8000000000000000, x12=0x8000000000000000, x2=0x7000, [0x7000]=<52 f2 26 65 a6 0c 12 d2 89 18 5d 95 0e e8 81 36 09 16 6f 6b 11 3d 17 8d 6c 0f d3 90 1f f2 39 a1 a0 95 f2 0f 93 95 65 0c f9 38 0b 8e db 22 4a 6b 24 8a 1e 92 4e 8f d0 ae 2e 1a 94 92 a3 30 5f 18>: v2 = imm(06000000)+0
;! f+0x8 with x10=0xb64ce4228c38fb29, x11=0x8000000000000000, x12=0x8000000000000000, x2=0x7000, [0x7000]=<52 f2 26 65 a6 0c 12 d2 89 18 5d 95 0e e8 81 36 09 16 6f 6b 11 3d 17 8d 6c 0f d3 90 1f f2 39 a1 a0 95 f2 0f 93 95 65 0c f9 38 0b 8e db 22 4a 6b 24 8a 1e 92 4e 8f d0 ae 2e 1a 94 92 a3 30 5f 18>: v3 = imm(000000)+0
;! f+0x8 with x10=0xb64ce4228c38fb29, x11=0x8000000000000000, x12=0x8000000000000000, x2=0x7000, [0x7000]=<52 f2 26 65 a6 0c 12 d2 89 18 5d 95 0e e8 81 36 09 16 6f 6b 11 3d 17 8d 6c 0f d3 90 1f f2 39 a1 a0 95 f2 0f 93 95 65 0c f9 38 0b 8e db 22 4a 6b 24 8a 1e 92 4e 8f d0 ae 2e 1a 94 92 a3 30 5f 18>: v4 = imm(42a8)+0
;! f+0x8 with x10=0xb64ce4228c38fb29, x11=0x8000000000000000, x12=0x8000000000000000, x2=0x7000, [0x7000]=<52 f2 26 65 a6 0c 12 d2 89 18 5d 95 0e e8 81 36 09 16 6f 6b 11 3d 17 8d 6c 0f d3 90 1f f2 39 a1 a0 95 f2 0f 93 95 65 0c f9 38 0b 8e db 22 4a 6b 24 8a 1e 92 4e 8f d0 ae 2e 1a 94 92 a3 30 5f 18>: v5 = imm(0000000000000000)+0
;! f+0x8 with x10=0xb64ce4228c38fb29, x11=0x8000000000000000, x12=0x8000000000000000, x2=0x7000, [0x7000]=<52 f2 26 65 a6 0c 12 d2 89 18 5d 95 0e e8 81 36 09 16 6f 6b 11 3d 17 8d 6c 0f d3 90 1f f2 39 a1 a0 95 f2 0f 93 95 65 0c f9 38 0b 8e db 22 4a 6b 24 8a 1e 92 4e 8f d0 ae 2e 1a 94 92 a3 30 5f 18>: v6 = imm(f8000000)+0
;! f+0x8 with x10=0xb64ce4228c38fb29, x11=0x8000000000000000, x12=0x8000000000000000, x2=0x7000, [0x7000]=<52 f2 26 65 a6 0c 12 d2 89 18 5d 95 0e e8 81 36 09 16 6f 6b 11 3d 17 8d 6c 0f d3 90 1f f2 39 a1 a0 95 f2 0f 93 95 65 0c f9 38 0b 8e db 22 4a 6b 24 8a 1e 92 4e 8f d0 ae 2e 1a 94 92 a3 30 5f 18>: v7 = imm(00)+0
;! f+0x8 with x10=0xb64ce4228c38fb29, x11=0x8000000000000000, x12=0x8000000000000000, x2=0x7000, [0x7000]=<52 f2 26 65 a6 0c 12 d2 89 18 5d 95 0e e8 81 36 09 16 6f 6b 11 3d 17 8d 6c 0f d3 90 1f f2 39 a1 a0 95 f2 0f 93 95 65 0c f9 38 0b 8e db 22 4a 6b 24 8a 1e 92 4e 8f d0 ae 2e 1a 94 92 a3 30 5f 18>: v8 = imm(00000000000000000000000000000000)+0
;! f+0x8 with x10=0xb64ce4228c38fb29, x11=0x8000000000000000, x12=0x8000000000000000, x2=0x7000, [0x7000]=<52 f2 26 65 a6 0c 12 d2 89 18 5d 95 0e e8 81 36 09 16 6f 6b 11 3d 17 8d 6c 0f d3 90 1f f2 39 a1 a0 95 f2 0f 93 95 65 0c f9 38 0b 8e db 22 4a 6b 24 8a 1e 92 4e 8f d0 ae 2e 1a 94 92 a3 30 5f 18>: v9 = imm(0100)+0
;! f+0x8 with x10=0xb64ce4228c38fb29, x11=0x8000000000000000, x12=0x8000000000000000, x2=0x7000, [0x7000]=<52 f2 26 65 a6 0c 12 d2 89 18 5d 95 0e e8 81 36 09 16 6f 6b 11 3d 17 8d 6c 0f d3 90 1f f2 39 a1 a0 95 f2 0f 93 95 65 0c f9 38 0b 8e db 22 4a 6b 24 8a 1e 92 4e 8f d0 ae 2e 1a 94 92 a3 30 5f 18>: v10 = imm(5f6a0df06c6a9af306c7f47124ddb594)+0
;! f+0x8 with x10=0xb64ce4228c38fb29, x11=0x8000000000000000, x12=0x8000000000000000, x2=0x7000, [0x7000]=<52 f2 26 65 a6 0c 12 d2 89 18 5d 95 0e e8 81 36 09 16 6f 6b 11 3d 17 8d 6c 0f d3 90 1f f2 39 a1 a0 95 f2 0f 93 95 65 0c f9 38 0b 8e db 22 4a 6b 24 8a 1e 92 4e 8f d0 ae 2e 1a 94 92 a3 30 5f 18>: v11 = imm(8100000000)+0
;! f+0x8 with x10=0xb64ce4228c38fb29, x11=0x8000000000000000, x12=0x8000000000000000, x2=0x7000, [0x7000]=<52 f2 26 65 a6 0c 12 d2 89 18 5d 95 0e e8 81 36 09 16 6f 6b 11 3d 17 8d 6c 0f d3 90 1f f2 39 a1 a0 95 f2 0f 93 95 65 0c f9 38 0b 8e db 22 4a 6b 24 8a 1e 92 4e 8f d0 ae 2e 1a 94 92 a3 30 5f 18>: v12 = mem(0)+0x7001.5
;! f+0x8 with x10=0xb64ce4228c38fb29, x11=0x8000000000000000, x12=0x8000000000000000, x2=0x7000, [0x7000]=<52 f2 26 65 a6 0c 12 d2 89 18 5d 95 0e e8 81 36 09 16 6f 6b 11 3d 17 8d 6c 0f d3 90 1f f2 39 a1 a0 95 f2 0f 93 95 65 0c f9 38 0b 8e db 22 4a 6b 24 8a 1e 92 4e 8f d0 ae 2e 1a 94 92 a3 30 5f 18>: v13 = imm(0000)+0
;! f+0x8 with x10=0xb64ce4228c38fb29, x11=0x8000000000000000, x12=0x8000000000000000, x2=0x7000, [0x7000]=<52 f2 26 65 a6 0c 12 d2 89 18 5d 95 0e e8 81 36 09 16 6f 6b 11 3d 17 8d 6c 0f d3 90 1f f2 39 a1 a0 95 f2 0f 93 95 65 0c f9 38 0b 8e db 22 4a 6b 24 8a 1e 92 4e 8f d0 ae 2e 1a 94 92 a3 30 5f 18>: v14 = imm(0000000000)+0
;! f+0x8 with x10=0xb64ce4228c38fb29, x11=0x8000000000000000, x12=0x8000000000000000, x2=0x7000, [0x7000]=<52 f2 26 65 a6 0c 12 d2 89 18 5d 95 0e e8 81 36 09 16 6f 6b 11 3d 17 8d 6c 0f d3 90 1f f2 39 a1 a0 95 f2 0f 93 95 65 0c f9 38 0b 8e db 22 4a 6b 24 8a 1e 92 4e 8f d0 ae 2e 1a 94 92 a3 30 5f 18>: v15 = imm(f8)+0
;! f+0x8 with x10=0xb64ce4228c38fb29, x11=0x8000000000000000, x12=0x8000000000000000, x2=0x7000, [0x7000]=<52 f2 26 65 a6 0c 12 d2 89 18 5d 95 0e e8 81 36 09 16 6f 6b 11 3d 17 8d 6c 0f d3 90 1f f2 39 a1 a0 95 f2 0f 93 95 65 0c f9 38 0b 8e db 22 4a 6b 24 8a 1e 92 4e 8f d0 ae 2e 1a 94 92 a3 30 5f 18>: v16 = imm(01)+0
;! f+0x8 with x10=0xb64ce4228c38fb29, x11=0x8000000000000000, x12=0x8000000000000000, x2=0x7000, [0x7000]=<52 f2 26 65 a6 0c 12 d2 89 18 5d 95 0e e8 81 36 09 16 6f 6b 11 3d 17 8d 6c 0f d3 90 1f f2 39 a1 a0 95 f2 0f 93 95 65 0c f9 38 0b 8e db 22 4a 6b 24 8a 1e 92 4e 8f d0 ae 2e 1a 94 92 a3 30 5f 18>: v17 = comp[0..0.1: imm(01), 0.1..1: mem(0)+0x7012.4, 1..4.1: imm(e7030000)]+0
;! f+0x8 with x10=0xb64ce4228c38fb29, x11=0x8000000000000000, x12=0x8000000000000000, x2=0x7000, [0x7000]=<52 f2 26 65 a6 0c 12 d2 89 18 5d 95 0e e8 81 36 09 16 6f 6b 11 3d 17 8d 6c 0f d3 90 1f f2 39 a1 a0 95 f2 0f 93 95 65 0c f9 38 0b 8e db 22 4a 6b 24 8a 1e 92 4e 8f d0 ae 2e 1a 94 92 a3 30 5f 18>: v18 = imm(000000000000000000)+0
;! f+0x8 with x10=0xb64ce4228c38fb29, x11=0x8000000000000000, x12=0x8000000000000000, x2=0x7000, [0x7000]=<52 f2 26 65 a6 0c 12 d2 89 18 5d 95 0e e8 81 36 09 16 6f 6b 11 3d 17 8d 6c 0f d3 90 1f f2 39 a1 a0 95 f2 0f 93 95 65 0c f9 38 0b 8e db 22 4a 6b 24 8a 1e 92 4e 8f d0 ae 2e 1a 94 92 a3 30 5f 18>: v19 = reg(10)+2.6
;! f+0x8 with x10=0xb64ce4228c38fb29, x11=0x8000000000000000, x12=0x8000000000000000, x2=0x7000, [0x7000]=<52 f2 26 65 a6 0c 12 d2 89 18 5d 95 0e e8 81 36 09 16 6f 6b 11 3d 17 8d 6c 0f d3 90 1f f2 39 a1 a0 95 f2 0f 93 95 65 0c f9 38 0b 8e db 22 4a 6b 24 8a 1e 92 4e 8f d0 ae 2e 1a 94 92 a3 30 5f 18>: v20 = mem(0)+0x7027.1
;! f+0x8 with x10=0xb64ce4228c38fb29, x11=0x8000000000000000, x12=0x8000000000000000, x2=0x7000, [0x7000]=<52 f2 26 65 a6 0c 12 d2 89 18 5d 95 0e e8 81 36 09 16 6f 6b 11 3d 17 8d 6c 0f d3 90 1f f2 39 a1 a0 95 f2 0f 93 95 65 0c f9 38 0b 8e db 22 4a 6b 24 8a 1e 92 4e 8f d0 ae 2e 1a 94 92 a3 30 5f 18>: v21 = imm(09166f6b113d178d)+0
;! f+0x8 with x10=0xb64ce4228c38fb29, x11=0x8000000000000000, x12=0x8000000000000000, x2=0x7000, [0x7000]=<52 f2 26 65 a6 0c 12 d2 89 18 5d 95 0e e8 81 36 09 16 6f 6b 11 3d 17 8d 6c 0f d3 90 1f f2 39 a1 a0 95 f2 0f 93 95 65 0c f9 38 0b 8e db 22 4a 6b 24 8a 1e 92 4e 8f d0 ae 2e 1a 94 92 a3 30 5f 18>: v22 = imm(00)+0
;! f+0x8 with x10=0xb64ce4228c38fb29, x11=0x8000000000000000, x12=0x8000000000000000, x2=0x7000, [0x7000]=<52 f2 26 65 a6 0c 12 d2 89 18 5d 95 0e e8 81 36 09 16 6f 6b 11 3d 17 8d 6c 0f d3 90 1f f2 39 a1 a0 95 f2 0f 93 95 65 0c f9 38 0b 8e db 22 4a 6b 24 8a 1e 92 4e 8f d0 ae 2e 1a 94 92 a3 30 5f 18>: v23 = imm(227a2e1a)+0
;! f+0x8 with x10=0xb64ce4228c38fb29, x11=0x8000000000000000, x12=0x8000000000000000, x2=0x7000, [0x7000]=<52 f2 26 65 a6 0c 12 d2 89 18 5d 95 0e e8 81 36 09 16 6f 6b 11 3d 17 8d 6c 0f d3 90 1f f2 39 a1 a0 95 f2 0f 93 95 65 0c f9 38 0b 8e db 22 4a 6b 24 8a 1e 92 4e 8f d0 ae 2e 1a 94 92 a3 30 5f 18>: v24 = imm(0000)+0
