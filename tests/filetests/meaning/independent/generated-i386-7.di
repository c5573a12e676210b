; random expressions of all operations on registers, parts, slots and constants of odd sizes, expected results from an independent evaluator (i386)
target "i386"
define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !101, %reg(eax)
  0x0: dbg.def !103, %reg(ecx)
  0x0: dbg.def !105, %reg(ebx)
  0x0: dbg.def !107, %reg(eax)
  0x0: dbg.def !109, %reg(ecx, 5, 12)
  0x0: dbg.def !113, %reg(xmm0)
  0x0: dbg.def !115, %slot(esp+16, 64)
  0x0: dbg.def !117, %slot(esp+3, 24)
  0x0: dbg.def !119, %slot(esp+32, 128)
  0x0: dbg.def !121, %const(u16 4660)
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
!112 = distinct !DIFragment()
!113 = distinct !DILifetime(object: !112, location: !DIExpr(DIOpReferrer(u128)))
!114 = distinct !DIFragment()
!115 = distinct !DILifetime(object: !114, location: !DIExpr(DIOpReferrer(u64)))
!116 = distinct !DIFragment()
!117 = distinct !DILifetime(object: !116, location: !DIExpr(DIOpReferrer(u24)))
!118 = distinct !DIFragment()
!119 = distinct !DILifetime(object: !118, location: !DIExpr(DIOpReferrer(u128)))
!120 = distinct !DIFragment()
!121 = distinct !DILifetime(object: !120, location: !DIExpr(DIOpReferrer(u16)))
!300 = !DIBasicType(name: "t300", size: 128, encoding: DW_ATE_unsigned)
!301 = !DILocalVariable(scope: !2, name: "v0", type: !300)
!302 = distinct !DILifetime(object: !301, location: !DIExpr(DIOpConstant(u1 0), DIOpSExt(u12), DIOpArg(0, u12), DIOpArg(0, u12), DIOpAnd(), DIOpMul(), DIOpConvert(i128), DIOpRead()), argObjects: {!108})
!303 = !DIBasicType(name: "t303", size: 7, encoding: DW_ATE_unsigned)
!304 = !DILocalVariable(scope: !2, name: "v1", type: !303)
!305 = distinct !DILifetime(object: !304, location: !DIExpr(DIOpArg(1, u12), DIOpConvert(i7), DIOpConstant(i7 1), DIOpShl(), DIOpConstant(i7 2), DIOpConstant(i7 1), DIOpShr(), DIOpAddrOf(0), DIOpDeref(i7), DIOpOr(), DIOpArg(2, u64), DIOpAddrOf(0), DIOpDeref(u64), DIOpArg(2, u64), DIOpArg(2, u64), DIOpArg(0, <2 x u16>), DIOpConstant(u32 9), DIOpBitOffset(u1), DIOpChoose(), DIOpOr(), DIOpConvert(i7), DIOpXor()), argObjects: {!102, !108, !114})
!306 = !DIBasicType(name: "t306", size: 33, encoding: DW_ATE_unsigned)
!307 = !DILocalVariable(scope: !2, name: "v2", type: !306)
!308 = distinct !DILifetime(object: !307, location: !DIExpr(DIOpArg(0, i64), DIOpConstant(u32 21), DIOpBitOffset(ptr), DIOpReinterpret(u32), DIOpConstant(u32 1175970985), DIOpAdd(), DIOpReinterpret(ptr), DIOpDeref(u33), DIOpConstant(u33 34), DIOpShl()), argObjects: {!114})
!309 = !DIBasicType(name: "t309", size: 8, encoding: DW_ATE_unsigned)
!310 = !DILocalVariable(scope: !2, name: "v3", type: !309)
!311 = distinct !DILifetime(object: !310, location: !DIExpr(DIOpArg(1, u32), DIOpConstant(u32 23), DIOpBitOffset(u7), DIOpArg(0, i32), DIOpConstant(u32 16), DIOpBitOffset(u7), DIOpArg(1, u32), DIOpConstant(u32 5), DIOpBitOffset(u1), DIOpChoose(), DIOpZExt(u65), DIOpConvert(i8), DIOpConvert(u8)), argObjects: {!102, !106})
!312 = !DIBasicType(name: "t312", size: 16, encoding: DW_ATE_unsigned)
!313 = !DILocalVariable(scope: !2, name: "v4", type: !312)
!314 = distinct !DILifetime(object: !313, location: !DIExpr(DIOpArg(0, ptr), DIOpReinterpret(u32), DIOpConstant(u32 1942451448), DIOpAdd(), DIOpReinterpret(ptr), DIOpDeref(i16)), argObjects: {!106})
!315 = !DIBasicType(name: "t315", size: 32, encoding: DW_ATE_unsigned)
!316 = !DILocalVariable(scope: !2, name: "v5", type: !315)
!317 = distinct !DILifetime(object: !316, location: !DIExpr(DIOpConstant(ptr 28702), DIOpDeref(i32), DIOpConvert(i32), DIOpAddrOf(0), DIOpDeref(i32)), argObjects: {})
!318 = !DIBasicType(name: "t318", size: 128, encoding: DW_ATE_unsigned)
!319 = !DILocalVariable(scope: !2, name: "v6", type: !318)
!320 = distinct !DILifetime(object: !319, location: !DIExpr(DIOpConstant(i120 12), DIOpConstant(u7 1), DIOpByteOffset(<2 x i32>), DIOpReinterpret(b64), DIOpComposite(1, i64), DIOpConvert(i128)), argObjects: {})
!321 = !DIBasicType(name: "t321", size: 24, encoding: DW_ATE_unsigned)
!322 = !DILocalVariable(scope: !2, name: "v7", type: !321)
!323 = distinct !DILifetime(object: !322, location: !DIExpr(DIOpArg(1, <4 x u16>), DIOpConstant(u32 4), DIOpBitOffset(i24), DIOpArg(0, u32), DIOpConstant(u32 5), DIOpBitOffset(i24), DIOpSub(), DIOpArg(0, i32), DIOpConstant(u32 6), DIOpBitOffset(i24), DIOpConstant(i24 25), DIOpLShr(), DIOpXor(), DIOpConstant(i24 1), DIOpShl(), DIOpConstant(i24 12), DIOpLShr()), argObjects: {!102, !114})
!324 = !DIBasicType(name: "t324", size: 64, encoding: DW_ATE_unsigned)
!325 = !DILocalVariable(scope: !2, name: "v8", type: !324)
!326 = distinct !DILifetime(object: !325, location: !DIExpr(DIOpArg(0, <4 x u4>), DIOpConstant(u32 0), DIOpBitOffset(i8), DIOpRead(), DIOpAddrOf(0), DIOpDeref(i8), DIOpConvert(u64), DIOpConstant(i20 0), DIOpConstant(u33 0), DIOpConstant(u33 0), DIOpSub(), DIOpConstant(u33 1), DIOpAdd(), DIOpBitOffset(u12), DIOpZExt(i16), DIOpArg(1, u64), DIOpConstant(u32 15), DIOpBitOffset(u8), DIOpNeg(), DIOpZExt(i16), DIOpConstant(ptr 28691), DIOpDeref(u1), DIOpChoose(), DIOpConstant(i12 4), DIOpOverlay(u64)), argObjects: {!120, !114})
!327 = !DIBasicType(name: "t327", size: 1, encoding: DW_ATE_unsigned)
!328 = !DILocalVariable(scope: !2, name: "v9", type: !327)
!329 = distinct !DILifetime(object: !328, location: !DIExpr(DIOpConstant(u128 67588408147797872204714609087569017121), DIOpArg(0, i16), DIOpConstant(u32 0), DIOpBitOffset(u5), DIOpConstant(i64 -2388155707913308161), DIOpConstant(i64 -2388155707913308161), DIOpSub(), DIOpConstant(i64 8), DIOpAdd(), DIOpOverlay(u128), DIOpConvert(i64), DIOpConvert(u1), DIOpSExt(i1)), argObjects: {!120})
!330 = !DIBasicType(name: "t330", size: 3, encoding: DW_ATE_unsigned)
!331 = !DILocalVariable(scope: !2, name: "v10", type: !330)
!332 = distinct !DILifetime(object: !331, location: !DIExpr(DIOpArg(0, i32), DIOpConstant(u32 17), DIOpBitOffset(u3)), argObjects: {!106})
!333 = !DIBasicType(name: "t333", size: 65, encoding: DW_ATE_unsigned)
!334 = !DILocalVariable(scope: !2, name: "v11", type: !333)
!335 = distinct !DILifetime(object: !334, location: !DIExpr(DIOpArg(0, u128), DIOpConstant(u32 30), DIOpBitOffset(b78), DIOpConstant(i8 10), DIOpBitOffset(b65), DIOpReinterpret(b65), DIOpRead(), DIOpReinterpret(u65)), argObjects: {!118})
!336 = !DIBasicType(name: "t336", size: 64, encoding: DW_ATE_unsigned)
!337 = !DILocalVariable(scope: !2, name: "v12", type: !336)
!338 = distinct !DILifetime(object: !337, location: !DIExpr(DIOpConstant(<3 x i40> 736595710280394581336926823157999049), DIOpArg(0, i128), DIOpConstant(u32 78), DIOpBitOffset(i12), DIOpConstant(i12 -2004), DIOpSub(), DIOpConstant(i12 3), DIOpAdd(), DIOpByteOffset(u64), DIOpAddrOf(0), DIOpDeref(u64), DIOpNeg()), argObjects: {!118})
!339 = !DIBasicType(name: "t339", size: 1, encoding: DW_ATE_unsigned)
!340 = !DILocalVariable(scope: !2, name: "v13", type: !339)
!341 = distinct !DILifetime(object: !340, location: !DIExpr(DIOpArg(0, ptr), DIOpReinterpret(u32), DIOpConstant(u32 1942451429), DIOpAdd(), DIOpReinterpret(ptr), DIOpDeref(i1), DIOpZExt(i1), DIOpSExt(u1)), argObjects: {!106})
!342 = !DIBasicType(name: "t342", size: 65, encoding: DW_ATE_unsigned)
!343 = !DILocalVariable(scope: !2, name: "v14", type: !342)
!344 = distinct !DILifetime(object: !343, location: !DIExpr(DIOpArg(0, i64), DIOpConstant(u32 3), DIOpBitOffset(ptr), DIOpReinterpret(u32), DIOpConstant(u32 3532819776), DIOpAdd(), DIOpReinterpret(ptr), DIOpDeref(i85), DIOpConstant(i12 10), DIOpBitOffset(b65), DIOpReinterpret(i65)), argObjects: {!114})
!345 = !DIBasicType(name: "t345", size: 16, encoding: DW_ATE_unsigned)
!346 = !DILocalVariable(scope: !2, name: "v15", type: !345)
!347 = distinct !DILifetime(object: !346, location: !DIExpr(DIOpArg(0, i64), DIOpConstant(u32 0), DIOpBitOffset(i40), DIOpConstant(u33 3), DIOpByteOffset(u16), DIOpArg(1, u32), DIOpConstant(u32 5), DIOpBitOffset(u16), DIOpArg(1, i32), DIOpConstant(u32 14), DIOpBitOffset(u16), DIOpShr(), DIOpAdd(), DIOpReinterpret(<2 x u8>), DIOpReinterpret(i16)), argObjects: {!114, !100})
!348 = !DIBasicType(name: "t348", size: 7, encoding: DW_ATE_unsigned)
!349 = !DILocalVariable(scope: !2, name: "v16", type: !348)
!350 = distinct !DILifetime(object: !349, location: !DIExpr(DIOpArg(1, b32), DIOpConstant(u32 7), DIOpBitOffset(u1), DIOpArg(2, ptr), DIOpConstant(u32 16), DIOpBitOffset(u1), DIOpArg(1, i32), DIOpConstant(u32 15), DIOpBitOffset(u1), DIOpChoose(), DIOpAddrOf(0), DIOpDeref(u1), DIOpZExt(i1), DIOpArg(1, i32), DIOpConstant(u32 26), DIOpBitOffset(i2), DIOpRead(), DIOpReinterpret(b2), DIOpRead(), DIOpConstant(b3 2), DIOpReinterpret(b3), DIOpRead(), DIOpReinterpret(i3), DIOpArg(0, b128), DIOpConstant(u32 52), DIOpBitOffset(u1), DIOpReinterpret(i1), DIOpConstant(ptr 28672), DIOpDeref(i1), DIOpLShr(), DIOpRead(), DIOpComposite(4, u7)), argObjects: {!112, !104, !106})
!351 = !DIBasicType(name: "t351", size: 64, encoding: DW_ATE_unsigned)
!352 = !DILocalVariable(scope: !2, name: "v17", type: !351)
!353 = distinct !DILifetime(object: !352, location: !DIExpr(DIOpArg(0, i64), DIOpConstant(u32 55), DIOpBitOffset(i9), DIOpArg(1, u24), DIOpConstant(u32 0), DIOpBitOffset(i9), DIOpAnd(), DIOpArg(1, <3 x i8>), DIOpConstant(u32 4), DIOpBitOffset(i5), DIOpNot(), DIOpArg(2, i16), DIOpConstant(u32 4), DIOpBitOffset(u3), DIOpExtend(3), DIOpConstant(u9 256), DIOpArg(3, <4 x i8>), DIOpConstant(u32 2), DIOpBitOffset(u9), DIOpMul(), DIOpComposite(4, i32), DIOpSExt(i32), DIOpExtend(2)), argObjects: {!114, !116, !120, !102})
!354 = !DIBasicType(name: "t354", size: 3, encoding: DW_ATE_unsigned)
!355 = !DILocalVariable(scope: !2, name: "v18", type: !354)
!356 = distinct !DILifetime(object: !355, location: !DIExpr(DIOpConstant(i3 1), DIOpAddrOf(0), DIOpDeref(i3), DIOpConstant(<3 x i1> 3), DIOpReinterpret(i3), DIOpArg(0, u64), DIOpConvert(u1), DIOpChoose(), DIOpRead(), DIOpConstant(i3 3), DIOpAShr()), argObjects: {!114})
!357 = !DIBasicType(name: "t357", size: 1, encoding: DW_ATE_unsigned)
!358 = !DILocalVariable(scope: !2, name: "v19", type: !357)
!359 = distinct !DILifetime(object: !358, location: !DIExpr(DIOpArg(0, i24), DIOpNeg(), DIOpConstant(u96 39614081257132168796771975168), DIOpConstant(i33 4), DIOpByteOffset(<4 x i10>), DIOpComposite(2, i64), DIOpNot(), DIOpConvert(u1)), argObjects: {!116})
!360 = !DIBasicType(name: "t360", size: 12, encoding: DW_ATE_unsigned)
!361 = !DILocalVariable(scope: !2, name: "v20", type: !360)
!362 = distinct !DILifetime(object: !361, location: !DIExpr(DIOpArg(0, b32), DIOpConstant(u32 8), DIOpBitOffset(i12), DIOpAbs(), DIOpConstant(i12 13), DIOpShr(), DIOpZExt(u12), DIOpArg(0, <4 x u8>), DIOpConstant(u32 7), DIOpBitOffset(<2 x u6>), DIOpReinterpret(i12), DIOpConvert(u12), DIOpArg(0, <2 x i16>), DIOpConstant(u32 0), DIOpBitOffset(u3), DIOpArg(2, b32), DIOpConstant(u32 17), DIOpBitOffset(u3), DIOpArg(1, u32), DIOpConstant(u32 23), DIOpBitOffset(u1), DIOpChoose(), DIOpConvert(u12), DIOpSub(), DIOpSub()), argObjects: {!100, !106, !104})
!363 = !DIBasicType(name: "t363", size: 8, encoding: DW_ATE_unsigned)
!364 = !DILocalVariable(scope: !2, name: "v21", type: !363)
!365 = distinct !DILifetime(object: !364, location: !DIExpr(DIOpArg(2, u64), DIOpConstant(u32 28), DIOpBitOffset(ptr), DIOpReinterpret(u32), DIOpConstant(u32 780967674), DIOpAdd(), DIOpReinterpret(ptr), DIOpDeref(<4 x i2>), DIOpArg(0, u32), DIOpConstant(u32 12), DIOpBitOffset(<4 x i2>), DIOpArg(1, <4 x i8>), DIOpConstant(u32 9), DIOpBitOffset(i1), DIOpReinterpret(u1), DIOpChoose()), argObjects: {!100, !106, !114})
!366 = !DIBasicType(name: "t366", size: 7, encoding: DW_ATE_unsigned)
!367 = !DILocalVariable(scope: !2, name: "v22", type: !366)
!368 = distinct !DILifetime(object: !367, location: !DIExpr(DIOpArg(0, i24), DIOpConstant(u32 0), DIOpBitOffset(i16), DIOpRead(), DIOpConvert(u7), DIOpConvert(i3), DIOpZExt(u7)), argObjects: {!116})
!369 = !DIBasicType(name: "t369", size: 128, encoding: DW_ATE_unsigned)
!370 = !DILocalVariable(scope: !2, name: "v23", type: !369)
!371 = distinct !DILifetime(object: !370, location: !DIExpr(DIOpArg(0, u16), DIOpConstant(u32 1), DIOpBitOffset(i7), DIOpSExt(u16), DIOpArg(0, u16), DIOpSub(), DIOpSExt(i128), DIOpAddrOf(0), DIOpDeref(i128)), argObjects: {!120})
!372 = !DIBasicType(name: "t372", size: 8, encoding: DW_ATE_unsigned)
!373 = !DILocalVariable(scope: !2, name: "v24", type: !372)
!374 = distinct !DILifetime(object: !373, location: !DIExpr(DIOpArg(1, <4 x i16>), DIOpConstant(u32 1), DIOpByteOffset(<4 x u2>), DIOpArg(0, i16), DIOpConstant(u32 9), DIOpBitOffset(b5), DIOpRead(), DIOpConstant(i7 0), DIOpOverlay(<4 x u2>), DIOpReinterpret(u8), DIOpConstant(u8 0), DIOpByteOffset(u8)), argObjects: {!120, !114})
;! f+0x8 with eax=0x8c38fb29, ecx=0x80000000, ebx=0x80000000, esp=0x7000, xmm0=<58 a9 90 5c ad 87 bd 4c 77 e2 98 3f 27 74 5c cb>, [0x7000]=<52 f2 26 65 a6 0c 12 d2 89 18 5d 95 0e e8 81 36 09 16 6f 6b 11 3d 17 8d 6c 0f d3 90 1f f2 39 a1 a0 95 f2 0f 93 95 65 0c f9 38 0b 8e db 22 4a 6b 24 8a 1e 92 4e 8f d0 ae 2e 1a 94 92 a3 30 5f 18>: v0 = imm(00000000000000000000000000000000)+0
;! f+0x8 with eax=0x8c38fb29, ecx=0x80000000, ebx=0x80000000, esp=0x7000, xmm0=<58 a9 90 5c ad 87 bd 4c 77 e2 98 3f 27 74 5c cb>, [0x7000]=<52 f2 26 65 a6 0c 12 d2 89 18 5d 95 0e e8 81 36 09 16 6f 6b 11 3d 17 8d 6c 0f d3 90 1f f2 39 a1 a0 95 f2 0f 93 95 65 0c f9 38 0b 8e db 22 4a 6b 24 8a 1e 92 4e 8f d0 ae 2e 1a 94 92 a3 30 5f 18>: v1 = imm(08)+0
;! f+0x8 with eax=0x8c38fb29, ecx=0x80000000, ebx=0x80000000, esp=0x7000, xmm0=<58 a9 90 5c ad 87 bd 4c 77 e2 98 3f 27 74 5c cb>, [0x7000]=<52 f2 26 65 a6 0c 12 d2 89 18 5d 95 0e e8 81 36 09 16 6f 6b 11 3d 17 8d 6c 0f d3 90 1f f2 39 a1 a0 95 f2 0f 93 95 65 0c f9 38 0b 8e db 22 4a 6b 24 8a 1e 92 4e 8f d0 ae 2e 1a 94 92 a3 30 5f 18>: v2 = imm(0000000000)+0
;! f+0x8 with eax=0x8c38fb29, ecx=0x80000000, ebx=0x80000000, esp=0x7000, xmm0=<58 a9 90 5c ad 87 bd 4c 77 e2 98 3f 27 74 5c cb>, [0x7000]=<52 f2 26 65 a6 0c 12 d2 89 18 5d 95 0e e8 81 36 09 16 6f 6b 11 3d 17 8d 6c 0f d3 90 1f f2 39 a1 a0 95 f2 0f 93 95 65 0c f9 38 0b 8e db 22 4a 6b 24 8a 1e 92 4e 8f d0 ae 2e 1a 94 92 a3 30 5f 18>: v3 = imm(18)+0
;! f+0x8 with eax=0x8c38fb29, ecx=0x80000000, ebx=0x80000000, esp=0x7000, xmm0=<58 a9 90 5c ad 87 bd 4c 77 e2 98 3f 27 74 5c cb>, [0x7000]=<52 f2 26 65 a6 0c 12 d2 89 18 5d 95 0e e8 81 36 09 16 6f 6b 11 3d 17 8d 6c 0f d3 90 1f f2 39 a1 a0 95 f2 0f 93 95 65 0c f9 38 0b 8e db 22 4a 6b 24 8a 1e 92 4e 8f d0 ae 2e 1a 94 92 a3 30 5f 18>: v4 = mem(0)+0x7021
;! f+0x8 with eax=0x8c38fb29, ecx=0x80000000, ebx=0x80000000, esp=0x7000, xmm0=<58 a9 90 5c ad 87 bd 4c 77 e2 98 3f 27 74 5c cb>, [0x7000]=<52 f2 26 65 a6 0c 12 d2 89 18 5d 95 0e e8 81 36 09 16 6f 6b 11 3d 17 8d 6c 0f d3 90 1f f2 39 a1 a0 95 f2 0f 93 95 65 0c f9 38 0b 8e db 22 4a 6b 24 8a 1e 92 4e 8f d0 ae 2e 1a 94 92 a3 30 5f 18>: v5 = imm(39a1a095)+0
;! f+0x8 with eax=0x8c38fb29, ecx=0x80000000, ebx=0x80000000, esp=0x7000, xmm0=<58 a9 90 5c ad 87 bd 4c 77 e2 98 3f 27 74 5c cb>, [0x7000]=<52 f2 26 65 a6 0c 12 d2 89 18 5d 95 0e e8 81 36 09 16 6f 6b 11 3d 17 8d 6c 0f d3 90 1f f2 39 a1 a0 95 f2 0f 93 95 65 0c f9 38 0b 8e db 22 4a 6b 24 8a 1e 92 4e 8f d0 ae 2e 1a 94 92 a3 30 5f 18>: v6 = imm(00000000000000000000000000000000)+0
;! f+0x8 with eax=0x8c38fb29, ecx=0x80000000, ebx=0x80000000, esp=0x7000, xmm0=<58 a9 90 5c ad 87 bd 4c 77 e2 98 3f 27 74 5c cb>, [0x7000]=<52 f2 26 65 a6 0c 12 d2 89 18 5d 95 0e e8 81 36 09 16 6f 6b 11 3d 17 8d 6c 0f d3 90 1f f2 39 a1 a0 95 f2 0f 93 95 65 0c f9 38 0b 8e db 22 4a 6b 24 8a 1e 92 4e 8f d0 ae 2e 1a 94 92 a3 30 5f 18>: v7 = imm(de0600)+0
;! f+0x8 with eax=0x8c38fb29, ecx=0x80000000, ebx=0x80000000, esp=0x7000, xmm0=<58 a9 90 5c ad 87 bd 4c 77 e2 98 3f 27 74 5c cb>, [0x7000]=<52 f2 26 65 a6 0c 12 d2 89 18 5d 95 0e e8 81 36 09 16 6f 6b 11 3d 17 8d 6c 0f d3 90 1f f2 39 a1 a0 95 f2 0f 93 95 65 0c f9 38 0b 8e db 22 4a 6b 24 8a 1e 92 4e 8f d0 ae 2e 1a 94 92 a3 30 5f 18>: v8 = imm(3400000000000000)+0
;! f+0x8 with eax=0x8c38fb29, ecx=0x80000000, ebx=0x80000000, esp=0x7000, xmm0=<58 a9 90 5c ad 87 bd 4c 77 e2 98 3f 27 74 5c cb>, [0x7000]=<52 f2 26 65 a6 0c 12 d2 89 18 5d 95 0e e8 81 36 09 16 6f 6b 11 3d 17 8d 6c 0f d3 90 1f f2 39 a1 a0 95 f2 0f 93 95 65 0c f9 38 0b 8e db 22 4a 6b 24 8a 1e 92 4e 8f d0 ae 2e 1a 94 92 a3 30 5f 18>: v9 = imm(01)+0
;! f+0x8 with eax=0x8c38fb29, ecx=0x80000000, ebx=0x80000000, esp=0x7000, xmm0=<58 a9 90 5c ad 87 bd 4c 77 e2 98 3f 27 74 5c cb>, [0x7000]=<52 f2 26 65 a6 0c 12 d2 89 18 5d 95 0e e8 81 36 09 16 6f 6b 11 3d 17 8d 6c 0f d3 90 1f f2 39 a1 a0 95 f2 0f 93 95 65 0c f9 38 0b 8e db 22 4a 6b 24 8a 1e 92 4e 8f d0 ae 2e 1a 94 92 a3 30 5f 18>: v10 = reg(0)+2.1
;! f+0x8 with eax=0x8c38fb29, ecx=0x80000000, ebx=0x80000000, esp=0x7000, xmm0=<58 a9 90 5c ad 87 bd 4c 77 e2 98 3f 27 74 5c cb>, [0x7000]=<52 f2 26 65 a6 0c 12 d2 89 18 5d 95 0e e8 81 36 09 16 6f 6b 11 3d 17 8d 6c 0f d3 90 1f f2 39 a1 a0 95 f2 0f 93 95 65 0c f9 38 0b 8e db 22 4a 6b 24 8a 1e 92 4e 8f d0 ae 2e 1a 94 92 a3 30 5f 18>: v11 = imm(95650cf9380b8edb00)+0
;! f+0x8 with eax=0x8c38fb29, ecx=0x80000000, ebx=0x80000000, esp=0x7000, xmm0=<58 a9 90 5c ad 87 bd 4c 77 e2 98 3f 27 74 5c cb>, [0x7000]=<52 f2 26 65 a6 0c 12 d2 89 18 5d 95 0e e8 81 36 09 16 6f 6b 11 3d 17 8d 6c 0f d3 90 1f f2 39 a1 a0 95 f2 0f 93 95 65 0c f9 38 0b 8e db 22 4a 6b 24 8a 1e 92 4e 8f d0 ae 2e 1a 94 92 a3 30 5f 18>: v12 = imm(178d65d01fa9542e)+0
;! f+0x8 with eax=0x8c38fb29, ecx=0x80000000, ebx=0x80000000, esp=0x7000, xmm0=<58 a9 90 5c ad 87 bd 4c 77 e2 98 3f 27 74 5c cb>, [0x7000]=<52 f2 26 65 a6 0c 12 d2 89 18 5d 95 0e e8 81 36 09 16 6f 6b 11 3d 17 8d 6c 0f d3 90 1f f2 39 a1 a0 95 f2 0f 93 95 65 0c f9 38 0b 8e db 22 4a 6b 24 8a 1e 92 4e 8f d0 ae 2e 1a 94 92 a3 30 5f 18>: v13 = imm(01)+0
;! f+0x8 with eax=0x8c38fb29, ecx=0x80000000, ebx=0x80000000, esp=0x7000, xmm0=<58 a9 90 5c ad 87 bd 4c 77 e2 98 3f 27 74 5c cb>, [0x7000]=<52 f2 26 65 a6 0c 12 d2 89 18 5d 95 0e e8 81 36 09 16 6f 6b 11 3d 17 8d 6c 0f d3 90 1f f2 39 a1 a0 95 f2 0f 93 95 65 0c f9 38 0b 8e db 22 4a 6b 24 8a 1e 92 4e 8f d0 ae 2e 1a 94 92 a3 30 5f 18>: v14 = mem(0)+0x7002.2
;! f+0x8 with eax=0x8c38fb29, ecx=0x80000000, ebx=0x80000000, esp=0x7000, xmm0=<58 a9 90 5c ad 87 bd 4c 77 e2 98 3f 27 74 5c cb>, [0x7000]=<52 f2 26 65 a6 0c 12 d2 89 18 5d 95 0e e8 81 36 09 16 6f 6b 11 3d 17 8d 6c 0f d3 90 1f f2 39 a1 a0 95 f2 0f 93 95 65 0c f9 38 0b 8e db 22 4a 6b 24 8a 1e 92 4e 8f d0 ae 2e 1a 94 92 a3 30 5f 18>: v15 = imm(6b11)+0
;! f+0x8 with eax=0x8c38fb29, ecx=0x80000000, ebx=0x80000000, esp=0x7000, xmm0=<58 a9 90 5c ad 87 bd 4c 77 e2 98 3f 27 74 5c cb>, [0x7000]=<52 f2 26 65 a6 0c 12 d2 89 18 5d 95 0e e8 81 36 09 16 6f 6b 11 3d 17 8d 6c 0f d3 90 1f f2 39 a1 a0 95 f2 0f 93 95 65 0c f9 38 0b 8e db 22 4a 6b 24 8a 1e 92 4e 8f d0 ae 2e 1a 94 92 a3 30 5f 18>: v16 = imm(50)+0
;! f+0x8 with eax=0x8c38fb29, ecx=0x80000000, ebx=0x80000000, esp=0x7000, xmm0=<58 a9 90 5c ad 87 bd 4c 77 e2 98 3f 27 74 5c cb>, [0x7000]=<52 f2 26 65 a6 0c 12 d2 89 18 5d 95 0e e8 81 36 09 16 6f 6b 11 3d 17 8d 6c 0f d3 90 1f f2 39 a1 a0 95 f2 0f 93 95 65 0c f9 38 0b 8e db 22 4a 6b 24 8a 1e 92 4e 8f d0 ae 2e 1a 94 92 a3 30 5f 18>: v17 = imm(00f2360000f23600)+0
;! f+0x8 with eax=0x8c38fb29, ecx=0x80000000, ebx=0x80000000, esp=0x7000, xmm0=<58 a9 90 5c ad 87 bd 4c 77 e2 98 3f 27 74 5c cb>, [0x7000]=<52 f2 26 65 a6 0c 12 d2 89 18 5d 95 0e e8 81 36 09 16 6f 6b 11 3d 17 8d 6c 0f d3 90 1f f2 39 a1 a0 95 f2 0f 93 95 65 0c f9 38 0b 8e db 22 4a 6b 24 8a 1e 92 4e 8f d0 ae 2e 1a 94 92 a3 30 5f 18>: v18 = imm(00)+0
;! f+0x8 with eax=0x8c38fb29, ecx=0x80000000, ebx=0x80000000, esp=0x7000, xmm0=<58 a9 90 5c ad 87 bd 4c 77 e2 98 3f 27 74 5c cb>, [0x7000]=<52 f2 26 65 a6 0c 12 d2 89 18 5d 95 0e e8 81 36 09 16 6f 6b 11 3d 17 8d 6c 0f d3 90 1f f2 39 a1 a0 95 f2 0f 93 95 65 0c f9 38 0b 8e db 22 4a 6b 24 8a 1e 92 4e 8f d0 ae 2e 1a 94 92 a3 30 5f 18>: v19 = imm(00)+0
;! f+0x8 with eax=0x8c38fb29, ecx=0x80000000, ebx=0x80000000, esp=0x7000, xmm0=<58 a9 90 5c ad 87 bd 4c 77 e2 98 3f 27 74 5c cb>, [0x7000]=<52 f2 26 65 a6 0c 12 d2 89 18 5d 95 0e e8 81 36 09 16 6f 6b 11 3d 17 8d 6c 0f d3 90 1f f2 39 a1 a0 95 f2 0f 93 95 65 0c f9 38 0b 8e db 22 4a 6b 24 8a 1e 92 4e 8f d0 ae 2e 1a 94 92 a3 30 5f 18>: v20 = imm(0a0e)+0
;! f+0x8 with eax=0x8c38fb29, ecx=0x80000000, ebx=0x80000000, esp=0x7000, xmm0=<58 a9 90 5c ad 87 bd 4c 77 e2 98 3f 27 74 5c cb>, [0x7000]=<52 f2 26 65 a6 0c 12 d2 89 18 5d 95 0e e8 81 36 09 16 6f 6b 11 3d 17 8d 6c 0f d3 90 1f f2 39 a1 a0 95 f2 0f 93 95 65 0c f9 38 0b 8e db 22 4a 6b 24 8a 1e 92 4e 8f d0 ae 2e 1a 94 92 a3 30 5f 18>: v21 = mem(0)+0x7010
;! f+0x8 with eax=0x8c38fb29, ecx=0x80000000, ebx=0x80000000, esp=0x7000, xmm0=<58 a9 90 5c ad 87 bd 4c 77 e2 98 3f 27 74 5c cb>, [0x7000]=<52 f2 26 65 a6 0c 12 d2 89 18 5d 95 0e e8 81 36 09 16 6f 6b 11 3d 17 8d 6c 0f d3 90 1f f2 39 a1 a0 95 f2 0f 93 95 65 0c f9 38 0b 8e db 22 4a 6b 24 8a 1e 92 4e 8f d0 ae 2e 1a 94 92 a3 30 5f 18>: v22 = imm(05)+0
;! f+0x8 with eax=0x8c38fb29, ecx=0x80000000, ebx=0x80000000, esp=0x7000, xmm0=<58 a9 90 5c ad 87 bd 4c 77 e2 98 3f 27 74 5c cb>, [0x7000]=<52 f2 26 65 a6 0c 12 d2 89 18 5d 95 0e e8 81 36 09 16 6f 6b 11 3d 17 8d 6c 0f d3 90 1f f2 39 a1 a0 95 f2 0f 93 95 65 0c f9 38 0b 8e db 22 4a 6b 24 8a 1e 92 4e 8f d0 ae 2e 1a 94 92 a3 30 5f 18>: v23 = imm(e6edffffffffffffffffffffffffffff)+0
;! f+0x8 with eax=0x8c38fb29, ecx=0x80000000, ebx=0x80000000, esp=0x7000, xmm0=<58 a9 90 5c ad 87 bd 4c 77 e2 98 3f 27 74 5c cb>, [0x7000]=<52 f2 26 65 a6 0c 12 d2 89 18 5d 95 0e e8 81 36 09 16 6f 6b 11 3d 17 8d 6c 0f d3 90 1f f2 39 a1 a0 95 f2 0f 93 95 65 0c f9 38 0b 8e db 22 4a 6b 24 8a 1e 92 4e 8f d0 ae 2e 1a 94 92 a3 30 5f 18>: v24 = comp[0..0.5: imm(09), 0.5..1: mem(0)+0x7011.5]+0
