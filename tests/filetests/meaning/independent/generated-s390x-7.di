; random expressions of all operations on registers, parts, slots and constants of odd sizes, expected results from an independent evaluator (s390x)
target "s390x"
define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !101, %reg(r2)
  0x0: dbg.def !103, %reg(r3)
  0x0: dbg.def !105, %reg(r4)
  0x0: dbg.def !107, %reg(r2)
  0x0: dbg.def !109, %reg(r3, 8, 16)
  0x0: dbg.def !111, %reg(r3, 16, 8)
  0x0: dbg.def !113, %slot(r15+16, 64)
  0x0: dbg.def !115, %slot(r15+3, 24)
  0x0: dbg.def !117, %slot(r15+32, 128)
  0x0: dbg.def !119, %regs(r4, r3)
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", linkageName: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!100 = distinct !DIFragment()
!101 = distinct !DILifetime(object: !100, location: !DIExpr(DIOpReferrer(u64)))
!102 = distinct !DIFragment()
!103 = distinct !DILifetime(object: !102, location: !DIExpr(DIOpReferrer(u64)))
!104 = distinct !DIFragment()
!105 = distinct !DILifetime(object: !104, location: !DIExpr(DIOpReferrer(u64)))
!106 = distinct !DIFragment()
!107 = distinct !DILifetime(object: !106, location: !DIExpr(DIOpReferrer(u32)))
!108 = distinct !DIFragment()
!109 = distinct !DILifetime(object: !108, location: !DIExpr(DIOpReferrer(u16)))
!110 = distinct !DIFragment()
!111 = distinct !DILifetime(object: !110, location: !DIExpr(DIOpReferrer(u8)))
!112 = distinct !DIFragment()
!113 = distinct !DILifetime(object: !112, location: !DIExpr(DIOpReferrer(u64)))
!114 = distinct !DIFragment()
!115 = distinct !DILifetime(object: !114, location: !DIExpr(DIOpReferrer(u24)))
!116 = distinct !DIFragment()
!117 = distinct !DILifetime(object: !116, location: !DIExpr(DIOpReferrer(u128)))
!118 = distinct !DIFragment()
!119 = distinct !DILifetime(object: !118, location: !DIExpr(DIOpReferrer(u128)))
!300 = !DIBasicType(name: "t300", size: 128, encoding: DW_ATE_unsigned)
!301 = !DILocalVariable(scope: !2, name: "v0", type: !300)
!302 = distinct !DILifetime(object: !301, location: !DIExpr(DIOpConstant(b192 0), DIOpAddrOf(0), DIOpDeref(b192), DIOpConstant(ptr 28682), DIOpDeref(b8), DIOpConstant(i8 10), DIOpOverlay(b192), DIOpConstant(i64 16), DIOpBitOffset(u128), DIOpAddrOf(0), DIOpDeref(u128)), argObjects: {})
!303 = !DIBasicType(name: "t303", size: 40, encoding: DW_ATE_unsigned)
!304 = !DILocalVariable(scope: !2, name: "v1", type: !303)
!305 = distinct !DILifetime(object: !304, location: !DIExpr(DIOpConstant(i8 -78), DIOpConvert(u8), DIOpExtend(3), DIOpArg(3, b128), DIOpConstant(u32 10), DIOpByteOffset(i24), DIOpConstant(i24 5), DIOpXor(), DIOpReinterpret(<3 x u8>), DIOpArg(3, <2 x u64>), DIOpConstant(u32 6), DIOpByteOffset(u32), DIOpArg(3, b128), DIOpConstant(u32 8), DIOpByteOffset(u32), DIOpMul(), DIOpReinterpret(i32), DIOpSelect(), DIOpArg(2, <2 x u32>), DIOpConstant(u32 5), DIOpByteOffset(<2 x u8>), DIOpArg(1, u64), DIOpConstant(u32 1), DIOpByteOffset(<2 x u8>), DIOpConstant(i32 -1), DIOpSelect(), DIOpArg(2, <4 x u16>), DIOpConstant(u32 32), DIOpBitOffset(<2 x u8>), DIOpConstant(i64 0), DIOpConstant(i64 -9223372036854775808), DIOpLe(), DIOpChoose(), DIOpArg(1, u64), DIOpConstant(u32 0), DIOpBitOffset(<2 x u8>), DIOpArg(2, i64), DIOpConstant(u32 4), DIOpByteOffset(<2 x u8>), DIOpArg(0, i64), DIOpSelect(), DIOpReinterpret(<2 x u8>), DIOpConstant(i8 0), DIOpOverlay(<2 x u8>), DIOpComposite(2, b40)), argObjects: {!112, !100, !102, !118})
!306 = !DIBasicType(name: "t306", size: 16, encoding: DW_ATE_unsigned)
!307 = !DILocalVariable(scope: !2, name: "v2", type: !306)
!308 = distinct !DILifetime(object: !307, location: !DIExpr(DIOpArg(0, <2 x u32>), DIOpConstant(u32 4), DIOpByteOffset(u8), DIOpConvert(u32), DIOpConvert(i8), DIOpConstant(ptr 28705), DIOpDeref(i24), DIOpComposite(2, b32), DIOpConstant(u16 1), DIOpByteOffset(<2 x u8>)), argObjects: {!102})
!309 = !DIBasicType(name: "t309", size: 8, encoding: DW_ATE_unsigned)
!310 = !DILocalVariable(scope: !2, name: "v3", type: !309)
!311 = distinct !DILifetime(object: !310, location: !DIExpr(DIOpArg(0, u128), DIOpConstant(u32 10), DIOpByteOffset(b8), DIOpConstant(ptr 28705), DIOpDeref(u8), DIOpAddrOf(0), DIOpDeref(u8), DIOpConstant(i8 0), DIOpOverlay(b8), DIOpArg(1, b8), DIOpConstant(ptr 28710), DIOpDeref(u32), DIOpConstant(u8 255), DIOpExtend(2), DIOpConstant(i8 0), DIOpOverlay(u32), DIOpConstant(ptr 28710), DIOpDeref(u32), DIOpConstant(u8 255), DIOpExtend(2), DIOpConstant(i8 0), DIOpOverlay(u32), DIOpNe(), DIOpChoose()), argObjects: {!116, !110})
!312 = !DIBasicType(name: "t312", size: 32, encoding: DW_ATE_unsigned)
!313 = !DILocalVariable(scope: !2, name: "v4", type: !312)
!314 = distinct !DILifetime(object: !313, location: !DIExpr(DIOpArg(0, <4 x u8>), DIOpConstant(ptr 28702), DIOpDeref(u8), DIOpConstant(u16 0), DIOpByteOffset(u8), DIOpExtend(4), DIOpArg(1, u8), DIOpConstant(u8 0), DIOpShl(), DIOpConstant(u8 1), DIOpShr(), DIOpSelect()), argObjects: {!106, !110})
!315 = !DIBasicType(name: "t315", size: 64, encoding: DW_ATE_unsigned)
!316 = !DILocalVariable(scope: !2, name: "v5", type: !315)
!317 = distinct !DILifetime(object: !316, location: !DIExpr(DIOpConstant(ptr 28704), DIOpDeref(b64), DIOpArg(0, i64), DIOpConvert(i72), DIOpConstant(u16 2), DIOpByteOffset(b8), DIOpConstant(i8 1), DIOpOverlay(b64), DIOpAddrOf(0), DIOpDeref(b64)), argObjects: {!112})
!318 = !DIBasicType(name: "t318", size: 40, encoding: DW_ATE_unsigned)
!319 = !DILocalVariable(scope: !2, name: "v6", type: !318)
!320 = distinct !DILifetime(object: !319, location: !DIExpr(DIOpArg(0, i64), DIOpConstant(u32 0), DIOpBitOffset(b40), DIOpReinterpret(b40), DIOpAddrOf(0), DIOpDeref(b40), DIOpArg(0, <4 x u16>), DIOpConstant(u32 8), DIOpBitOffset(u56), DIOpAbs(), DIOpAbs(), DIOpConstant(i64 8), DIOpBitOffset(i32), DIOpConstant(i8 1), DIOpOverlay(b40)), argObjects: {!100})
!321 = !DIBasicType(name: "t321", size: 32, encoding: DW_ATE_unsigned)
!322 = !DILocalVariable(scope: !2, name: "v7", type: !321)
!323 = distinct !DILifetime(object: !322, location: !DIExpr(DIOpArg(1, i32), DIOpConstant(i32 16), DIOpShl(), DIOpAddrOf(0), DIOpDeref(i32), DIOpArg(3, b64), DIOpConstant(u32 1), DIOpByteOffset(i32), DIOpArg(0, <2 x u64>), DIOpConstant(u32 6), DIOpByteOffset(i32), DIOpArg(3, <2 x u32>), DIOpConstant(u32 2), DIOpByteOffset(i16), DIOpArg(2, b24), DIOpConstant(u32 0), DIOpBitOffset(i16), DIOpLe(), DIOpChoose(), DIOpRead(), DIOpSub(), DIOpConstant(i32 32), DIOpShr()), argObjects: {!116, !106, !114, !102})
!324 = !DIBasicType(name: "t324", size: 64, encoding: DW_ATE_unsigned)
!325 = !DILocalVariable(scope: !2, name: "v8", type: !324)
!326 = distinct !DILifetime(object: !325, location: !DIExpr(DIOpArg(0, i64), DIOpRead(), DIOpAddrOf(0), DIOpDeref(i64), DIOpReinterpret(b64), DIOpArg(1, i8), DIOpConstant(i8 8), DIOpAShr(), DIOpArg(1, i8), DIOpArg(1, i8), DIOpSub(), DIOpArg(1, u8), DIOpArg(1, u8), DIOpNe(), DIOpChoose(), DIOpConstant(i32 -1), DIOpConvert(u8), DIOpRead(), DIOpConstant(i8 0), DIOpOverlay(i8), DIOpConstant(i8 0), DIOpOverlay(b64)), argObjects: {!112, !110})
!327 = !DIBasicType(name: "t327", size: 24, encoding: DW_ATE_unsigned)
!328 = !DILocalVariable(scope: !2, name: "v9", type: !327)
!329 = distinct !DILifetime(object: !328, location: !DIExpr(DIOpArg(2, b24), DIOpRead(), DIOpConstant(b16 0), DIOpConstant(i8 0), DIOpOverlay(b24), DIOpArg(2, b24), DIOpAddrOf(0), DIOpDeref(b24), DIOpConstant(ptr 28703), DIOpDeref(b8), DIOpConstant(i8 2), DIOpOverlay(b24), DIOpConstant(u40 915681119693), DIOpArg(0, b128), DIOpConstant(u32 6), DIOpByteOffset(u40), DIOpDiv(), DIOpArg(1, u64), DIOpConstant(u32 3), DIOpByteOffset(u40), DIOpEq(), DIOpChoose(), DIOpComposite(1, i24)), argObjects: {!116, !102, !114})
!330 = !DIBasicType(name: "t330", size: 32, encoding: DW_ATE_unsigned)
!331 = !DILocalVariable(scope: !2, name: "v10", type: !330)
!332 = distinct !DILifetime(object: !331, location: !DIExpr(DIOpArg(3, <2 x u32>), DIOpConstant(u32 0), DIOpBitOffset(i32), DIOpArg(2, <4 x u16>), DIOpConstant(u32 1), DIOpByteOffset(i32), DIOpMul(), DIOpArg(2, i64), DIOpConstant(u32 8), DIOpBitOffset(i48), DIOpConstant(i64 8), DIOpBitOffset(i32), DIOpDiv(), DIOpComposite(1, b32), DIOpArg(1, u24), DIOpExtend(3), DIOpConstant(u16 2), DIOpByteOffset(b8), DIOpArg(0, b16), DIOpConstant(u32 0), DIOpByteOffset(i8), DIOpZExt(u8), DIOpZExt(i8), DIOpConstant(i8 0), DIOpOverlay(b8), DIOpConstant(i8 0), DIOpOverlay(b32)), argObjects: {!108, !114, !100, !104})
!333 = !DIBasicType(name: "t333", size: 8, encoding: DW_ATE_unsigned)
!334 = !DILocalVariable(scope: !2, name: "v11", type: !333)
!335 = distinct !DILifetime(object: !334, location: !DIExpr(DIOpConstant(u144 11150372599265311570767859136324180752990208), DIOpConstant(i64 8), DIOpBitOffset(u128), DIOpConvert(i64), DIOpZExt(i72), DIOpConstant(i64 32), DIOpBitOffset(u8)), argObjects: {})
!336 = !DIBasicType(name: "t336", size: 16, encoding: DW_ATE_unsigned)
!337 = !DILocalVariable(scope: !2, name: "v12", type: !336)
!338 = distinct !DILifetime(object: !337, location: !DIExpr(DIOpArg(3, <2 x u8>), DIOpConstant(i64 0), DIOpBitOffset(b16), DIOpArg(3, b16), DIOpArg(1, <2 x u16>), DIOpConstant(u32 0), DIOpByteOffset(i16), DIOpConstant(i8 0), DIOpOverlay(b16), DIOpArg(3, b16), DIOpAddrOf(0), DIOpDeref(b16), DIOpArg(1, u32), DIOpArg(1, u32), DIOpEq(), DIOpChoose(), DIOpArg(1, u32), DIOpSExt(i64), DIOpArg(2, i64), DIOpAddrOf(0), DIOpDeref(i64), DIOpLe(), DIOpChoose(), DIOpArg(3, b16), DIOpArg(1, u32), DIOpConstant(u32 16), DIOpAShr(), DIOpArg(1, u32), DIOpArg(0, i128), DIOpConstant(u32 88), DIOpBitOffset(u32), DIOpAdd(), DIOpMul(), DIOpArg(1, u32), DIOpConstant(u32 16), DIOpAShr(), DIOpArg(1, u32), DIOpArg(0, i128), DIOpConstant(u32 88), DIOpBitOffset(u32), DIOpAdd(), DIOpMul(), DIOpEq(), DIOpChoose()), argObjects: {!118, !106, !102, !108})
!339 = !DIBasicType(name: "t339", size: 32, encoding: DW_ATE_unsigned)
!340 = !DILocalVariable(scope: !2, name: "v13", type: !339)
!341 = distinct !DILifetime(object: !340, location: !DIExpr(DIOpArg(0, i64), DIOpConstant(u32 0), DIOpBitOffset(u32), DIOpArg(0, <4 x u16>), DIOpReinterpret(i64), DIOpArg(0, i64), DIOpConstant(i64 64), DIOpAShr(), DIOpXor(), DIOpConvert(u32), DIOpOr()), argObjects: {!112})
!342 = !DIBasicType(name: "t342", size: 32, encoding: DW_ATE_unsigned)
!343 = !DILocalVariable(scope: !2, name: "v14", type: !342)
!344 = distinct !DILifetime(object: !343, location: !DIExpr(DIOpConstant(ptr 28679), DIOpDeref(<4 x u8>), DIOpConstant(ptr 28704), DIOpDeref(i40), DIOpConstant(i64 8), DIOpBitOffset(<4 x u8>), DIOpArg(0, b16), DIOpConstant(u16 0), DIOpByteOffset(i8), DIOpSExt(u16), DIOpConvert(u32), DIOpSelect()), argObjects: {!108})
!345 = !DIBasicType(name: "t345", size: 32, encoding: DW_ATE_unsigned)
!346 = !DILocalVariable(scope: !2, name: "v15", type: !345)
!347 = distinct !DILifetime(object: !346, location: !DIExpr(DIOpConstant(ptr 28689), DIOpDeref(<4 x u8>), DIOpRead()), argObjects: {})
!348 = !DIBasicType(name: "t348", size: 64, encoding: DW_ATE_unsigned)
!349 = !DILocalVariable(scope: !2, name: "v16", type: !348)
!350 = distinct !DILifetime(object: !349, location: !DIExpr(DIOpConstant(ptr 28677), DIOpDeref(u32), DIOpExtend(4), DIOpConstant(u128 340282366920938463463374607431768211455), DIOpReinterpret(<4 x u32>), DIOpRead(), DIOpConstant(u128 170141183460469231731687303715884105728), DIOpReinterpret(<4 x u32>), DIOpArg(0, u8), DIOpArg(0, u8), DIOpNe(), DIOpChoose(), DIOpConstant(i80 0), DIOpConstant(i64 0), DIOpBitOffset(i16), DIOpZExt(i16), DIOpSelect(), DIOpConstant(i64 16), DIOpBitOffset(b64)), argObjects: {!110})
!351 = !DIBasicType(name: "t351", size: 8, encoding: DW_ATE_unsigned)
!352 = !DILocalVariable(scope: !2, name: "v17", type: !351)
!353 = distinct !DILifetime(object: !352, location: !DIExpr(DIOpArg(0, b64), DIOpConstant(u32 56), DIOpBitOffset(i8), DIOpNeg(), DIOpAddrOf(0), DIOpDeref(i8), DIOpConstant(i8 -1), DIOpZExt(u8), DIOpConstant(i8 0), DIOpOverlay(i8), DIOpZExt(u8)), argObjects: {!102})
!354 = !DIBasicType(name: "t354", size: 128, encoding: DW_ATE_unsigned)
!355 = !DILocalVariable(scope: !2, name: "v18", type: !354)
!356 = distinct !DILifetime(object: !355, location: !DIExpr(DIOpConstant(ptr 28686), DIOpDeref(i24), DIOpConvert(u128), DIOpReinterpret(b128), DIOpArg(1, <2 x u32>), DIOpConstant(u32 3), DIOpByteOffset(u16), DIOpNot(), DIOpConstant(u16 0), DIOpNeg(), DIOpSub(), DIOpArg(0, b8), DIOpReinterpret(u8), DIOpConstant(i8 1), DIOpOverlay(u16), DIOpConstant(i8 11), DIOpOverlay(b128)), argObjects: {!110, !112})
!357 = !DIBasicType(name: "t357", size: 16, encoding: DW_ATE_unsigned)
!358 = !DILocalVariable(scope: !2, name: "v19", type: !357)
!359 = distinct !DILifetime(object: !358, location: !DIExpr(DIOpArg(1, b64), DIOpConstant(u32 8), DIOpBitOffset(i8), DIOpConvert(u8), DIOpArg(0, b128), DIOpConstant(u32 96), DIOpBitOffset(u8), DIOpRead(), DIOpAnd(), DIOpArg(1, u64), DIOpConstant(u32 56), DIOpBitOffset(b8), DIOpReinterpret(u8), DIOpConstant(u8 7), DIOpShl(), DIOpOr(), DIOpSExt(u16)), argObjects: {!118, !104})
!360 = !DIBasicType(name: "t360", size: 32, encoding: DW_ATE_unsigned)
!361 = !DILocalVariable(scope: !2, name: "v20", type: !360)
!362 = distinct !DILifetime(object: !361, location: !DIExpr(DIOpConstant(b8 0), DIOpArg(3, b128), DIOpConstant(u32 96), DIOpBitOffset(i8), DIOpAddrOf(0), DIOpDeref(i8), DIOpReinterpret(b8), DIOpConstant(i40 -196265768560), DIOpConstant(i64 8), DIOpBitOffset(<2 x u8>), DIOpComposite(3, b32), DIOpArg(0, u16), DIOpConstant(u16 16), DIOpLShr(), DIOpReinterpret(b16), DIOpArg(1, i32), DIOpConstant(u32 0), DIOpBitOffset(u16), DIOpConstant(u16 8), DIOpShl(), DIOpConvert(i16), DIOpComposite(2, b32), DIOpArg(0, u16), DIOpArg(0, u16), DIOpArg(2, b64), DIOpConstant(u32 16), DIOpBitOffset(u24), DIOpArg(2, b64), DIOpConstant(u32 16), DIOpBitOffset(u24), DIOpNe(), DIOpChoose(), DIOpAddrOf(0), DIOpDeref(u16), DIOpArg(0, u16), DIOpArg(0, u16), DIOpArg(2, b64), DIOpConstant(u32 16), DIOpBitOffset(u24), DIOpArg(2, b64), DIOpConstant(u32 16), DIOpBitOffset(u24), DIOpNe(), DIOpChoose(), DIOpAddrOf(0), DIOpDeref(u16), DIOpNe(), DIOpChoose()), argObjects: {!108, !106, !102, !118})
!363 = !DIBasicType(name: "t363", size: 8, encoding: DW_ATE_unsigned)
!364 = !DILocalVariable(scope: !2, name: "v21", type: !363)
!365 = distinct !DILifetime(object: !364, location: !DIExpr(DIOpArg(0, b16), DIOpConstant(u32 1), DIOpByteOffset(i8), DIOpConvert(i8), DIOpSExt(u8), DIOpAddrOf(0), DIOpDeref(u8), DIOpConstant(ptr 28676), DIOpDeref(i8), DIOpAbs(), DIOpReinterpret(i8), DIOpConstant(i8 0), DIOpOverlay(u8)), argObjects: {!108})
!366 = !DIBasicType(name: "t366", size: 24, encoding: DW_ATE_unsigned)
!367 = !DILocalVariable(scope: !2, name: "v22", type: !366)
!368 = distinct !DILifetime(object: !367, location: !DIExpr(DIOpConstant(ptr 28674), DIOpDeref(i24), DIOpNot(), DIOpAbs(), DIOpRead()), argObjects: {})
!369 = !DIBasicType(name: "t369", size: 32, encoding: DW_ATE_unsigned)
!370 = !DILocalVariable(scope: !2, name: "v23", type: !369)
!371 = distinct !DILifetime(object: !370, location: !DIExpr(DIOpArg(0, b64), DIOpConstant(u32 0), DIOpBitOffset(i16), DIOpConstant(i16 8), DIOpAShr(), DIOpConstant(i16 8), DIOpAShr(), DIOpZExt(i32), DIOpConstant(i32 16), DIOpLShr()), argObjects: {!100})
!372 = !DIBasicType(name: "t372", size: 64, encoding: DW_ATE_unsigned)
!373 = !DILocalVariable(scope: !2, name: "v24", type: !372)
!374 = distinct !DILifetime(object: !373, location: !DIExpr(DIOpArg(0, u128), DIOpConstant(u32 16), DIOpBitOffset(u72), DIOpConstant(u72 7), DIOpShl(), DIOpReinterpret(i72), DIOpConstant(i64 0), DIOpBitOffset(b64), DIOpAddrOf(0), DIOpDeref(b64)), argObjects: {!116})
;! f+0x8 with r2=0xb64ce4228c38fb29, r3=0xffffffffffffffea, r4=0xfffffffffffffff1, r15=0x7000, [0x7000]=<52 f2 26 65 a6 0c 12 d2 89 18 5d 95 0e e8 81 36 09 16 6f 6b 11 3d 17 8d 6c 0f d3 90 1f f2 39 a1 a0 95 f2 0f 93 95 65 0c f9 38 0b 8e db 22 4a 6b 24 8a 1e 92 4e 8f d0 ae 2e 1a 94 92 a3 30 5f 18>: v0 = comp[0..8: imm(0000000000000000), 8..9: mem(0)+0x700a, 9..16: imm(00000000000000)]+0
;! f+0x8 with r2=0xb64ce4228c38fb29, r3=0xffffffffffffffea, r4=0xfffffffffffffff1, r15=0x7000, [0x7000]=<52 f2 26 65 a6 0c 12 d2 89 18 5d 95 0e e8 81 36 09 16 6f 6b 11 3d 17 8d 6c 0f d3 90 1f f2 39 a1 a0 95 f2 0f 93 95 65 0c f9 38 0b 8e db 22 4a 6b 24 8a 1e 92 4e 8f d0 ae 2e 1a 94 92 a3 30 5f 18>: v1 = comp[0..3: imm(ffb2b2), 3..4: reg(3)+3, 4..5: reg(2)+6]+0
;! f+0x8 with r2=0xb64ce4228c38fb29, r3=0xffffffffffffffea, r4=0xfffffffffffffff1, r15=0x7000, [0x7000]=<52 f2 26 65 a6 0c 12 d2 89 18 5d 95 0e e8 81 36 09 16 6f 6b 11 3d 17 8d 6c 0f d3 90 1f f2 39 a1 a0 95 f2 0f 93 95 65 0c f9 38 0b 8e db 22 4a 6b 24 8a 1e 92 4e 8f d0 ae 2e 1a 94 92 a3 30 5f 18>: v2 = mem(0)+0x7021
;! f+0x8 with r2=0xb64ce4228c38fb29, r3=0xffffffffffffffea, r4=0xfffffffffffffff1, r15=0x7000, [0x7000]=<52 f2 26 65 a6 0c 12 d2 89 18 5d 95 0e e8 81 36 09 16 6f 6b 11 3d 17 8d 6c 0f d3 90 1f f2 39 a1 a0 95 f2 0f 93 95 65 0c f9 38 0b 8e db 22 4a 6b 24 8a 1e 92 4e 8f d0 ae 2e 1a 94 92 a3 30 5f 18>: v3 = reg(3)+2
;! f+0x8 with r2=0xb64ce4228c38fb29, r3=0xffffffffffffffea, r4=0xfffffffffffffff1, r15=0x7000, [0x7000]=<52 f2 26 65 a6 0c 12 d2 89 18 5d 95 0e e8 81 36 09 16 6f 6b 11 3d 17 8d 6c 0f d3 90 1f f2 39 a1 a0 95 f2 0f 93 95 65 0c f9 38 0b 8e db 22 4a 6b 24 8a 1e 92 4e 8f d0 ae 2e 1a 94 92 a3 30 5f 18>: v4 = comp[0..1: mem(0)+0x701e, 1..2: mem(0)+0x701e, 2..3: mem(0)+0x701e, 3..4: mem(0)+0x701e]+0
;! f+0x8 with r2=0xb64ce4228c38fb29, r3=0xffffffffffffffea, r4=0xfffffffffffffff1, r15=0x7000, [0x7000]=<52 f2 26 65 a6 0c 12 d2 89 18 5d 95 0e e8 81 36 09 16 6f 6b 11 3d 17 8d 6c 0f d3 90 1f f2 39 a1 a0 95 f2 0f 93 95 65 0c f9 38 0b 8e db 22 4a 6b 24 8a 1e 92 4e 8f d0 ae 2e 1a 94 92 a3 30 5f 18>: v5 = comp[0..1: mem(0)+0x7020, 1..2: imm(16), 2..8: mem(0)+0x7022]+0
;! f+0x8 with r2=0xb64ce4228c38fb29, r3=0xffffffffffffffea, r4=0xfffffffffffffff1, r15=0x7000, [0x7000]=<52 f2 26 65 a6 0c 12 d2 89 18 5d 95 0e e8 81 36 09 16 6f 6b 11 3d 17 8d 6c 0f d3 90 1f f2 39 a1 a0 95 f2 0f 93 95 65 0c f9 38 0b 8e db 22 4a 6b 24 8a 1e 92 4e 8f d0 ae 2e 1a 94 92 a3 30 5f 18>: v6 = comp[0..1: reg(2)+7, 1..5: imm(e4228c38)]+0
;! f+0x8 with r2=0xb64ce4228c38fb29, r3=0xffffffffffffffea, r4=0xfffffffffffffff1, r15=0x7000, [0x7000]=<52 f2 26 65 a6 0c 12 d2 89 18 5d 95 0e e8 81 36 09 16 6f 6b 11 3d 17 8d 6c 0f d3 90 1f f2 39 a1 a0 95 f2 0f 93 95 65 0c f9 38 0b 8e db 22 4a 6b 24 8a 1e 92 4e 8f d0 ae 2e 1a 94 92 a3 30 5f 18>: v7 = imm(ffffffff)+0
;! f+0x8 with r2=0xb64ce4228c38fb29, r3=0xffffffffffffffea, r4=0xfffffffffffffff1, r15=0x7000, [0x7000]=<52 f2 26 65 a6 0c 12 d2 89 18 5d 95 0e e8 81 36 09 16 6f 6b 11 3d 17 8d 6c 0f d3 90 1f f2 39 a1 a0 95 f2 0f 93 95 65 0c f9 38 0b 8e db 22 4a 6b 24 8a 1e 92 4e 8f d0 ae 2e 1a 94 92 a3 30 5f 18>: v8 = imm(ff166f6b113d178d)+0
;! f+0x8 with r2=0xb64ce4228c38fb29, r3=0xffffffffffffffea, r4=0xfffffffffffffff1, r15=0x7000, [0x7000]=<52 f2 26 65 a6 0c 12 d2 89 18 5d 95 0e e8 81 36 09 16 6f 6b 11 3d 17 8d 6c 0f d3 90 1f f2 39 a1 a0 95 f2 0f 93 95 65 0c f9 38 0b 8e db 22 4a 6b 24 8a 1e 92 4e 8f d0 ae 2e 1a 94 92 a3 30 5f 18>: v9 = comp[0..2: mem(0)+0x7003, 2..3: mem(0)+0x701f]+0
;! f+0x8 with r2=0xb64ce4228c38fb29, r3=0xffffffffffffffea, r4=0xfffffffffffffff1, r15=0x7000, [0x7000]=<52 f2 26 65 a6 0c 12 d2 89 18 5d 95 0e e8 81 36 09 16 6f 6b 11 3d 17 8d 6c 0f d3 90 1f f2 39 a1 a0 95 f2 0f 93 95 65 0c f9 38 0b 8e db 22 4a 6b 24 8a 1e 92 4e 8f d0 ae 2e 1a 94 92 a3 30 5f 18>: v10 = imm(ff000002)+0
;! f+0x8 with r2=0xb64ce4228c38fb29, r3=0xffffffffffffffea, r4=0xfffffffffffffff1, r15=0x7000, [0x7000]=<52 f2 26 65 a6 0c 12 d2 89 18 5d 95 0e e8 81 36 09 16 6f 6b 11 3d 17 8d 6c 0f d3 90 1f f2 39 a1 a0 95 f2 0f 93 95 65 0c f9 38 0b 8e db 22 4a 6b 24 8a 1e 92 4e 8f d0 ae 2e 1a 94 92 a3 30 5f 18>: v11 = imm(00)+0
;! f+0x8 with r2=0xb64ce4228c38fb29, r3=0xffffffffffffffea, r4=0xfffffffffffffff1, r15=0x7000, [0x7000]=<52 f2 26 65 a6 0c 12 d2 89 18 5d 95 0e e8 81 36 09 16 6f 6b 11 3d 17 8d 6c 0f d3 90 1f f2 39 a1 a0 95 f2 0f 93 95 65 0c f9 38 0b 8e db 22 4a 6b 24 8a 1e 92 4e 8f d0 ae 2e 1a 94 92 a3 30 5f 18>: v12 = reg(3)+1
;! f+0x8 with r2=0xb64ce4228c38fb29, r3=0xffffffffffffffea, r4=0xfffffffffffffff1, r15=0x7000, [0x7000]=<52 f2 26 65 a6 0c 12 d2 89 18 5d 95 0e e8 81 36 09 16 6f 6b 11 3d 17 8d 6c 0f d3 90 1f f2 39 a1 a0 95 f2 0f 93 95 65 0c f9 38 0b 8e db 22 4a 6b 24 8a 1e 92 4e 8f d0 ae 2e 1a 94 92 a3 30 5f 18>: v13 = imm(193f7fef)+0
;! f+0x8 with r2=0xb64ce4228c38fb29, r3=0xffffffffffffffea, r4=0xfffffffffffffff1, r15=0x7000, [0x7000]=<52 f2 26 65 a6 0c 12 d2 89 18 5d 95 0e e8 81 36 09 16 6f 6b 11 3d 17 8d 6c 0f d3 90 1f f2 39 a1 a0 95 f2 0f 93 95 65 0c f9 38 0b 8e db 22 4a 6b 24 8a 1e 92 4e 8f d0 ae 2e 1a 94 92 a3 30 5f 18>: v14 = mem(0)+0x7021
;! f+0x8 with r2=0xb64ce4228c38fb29, r3=0xffffffffffffffea, r4=0xfffffffffffffff1, r15=0x7000, [0x7000]=<52 f2 26 65 a6 0c 12 d2 89 18 5d 95 0e e8 81 36 09 16 6f 6b 11 3d 17 8d 6c 0f d3 90 1f f2 39 a1 a0 95 f2 0f 93 95 65 0c f9 38 0b 8e db 22 4a 6b 24 8a 1e 92 4e 8f d0 ae 2e 1a 94 92 a3 30 5f 18>: v15 = imm(166f6b11)+0
;! f+0x8 with r2=0xb64ce4228c38fb29, r3=0xffffffffffffffea, r4=0xfffffffffffffff1, r15=0x7000, [0x7000]=<52 f2 26 65 a6 0c 12 d2 89 18 5d 95 0e e8 81 36 09 16 6f 6b 11 3d 17 8d 6c 0f d3 90 1f f2 39 a1 a0 95 f2 0f 93 95 65 0c f9 38 0b 8e db 22 4a 6b 24 8a 1e 92 4e 8f d0 ae 2e 1a 94 92 a3 30 5f 18>: v16 = comp[0..2: mem(0)+0x7007, 2..6: mem(0)+0x7005, 6..8: mem(0)+0x7005]+0
;! f+0x8 with r2=0xb64ce4228c38fb29, r3=0xffffffffffffffea, r4=0xfffffffffffffff1, r15=0x7000, [0x7000]=<52 f2 26 65 a6 0c 12 d2 89 18 5d 95 0e e8 81 36 09 16 6f 6b 11 3d 17 8d 6c 0f d3 90 1f f2 39 a1 a0 95 f2 0f 93 95 65 0c f9 38 0b 8e db 22 4a 6b 24 8a 1e 92 4e 8f d0 ae 2e 1a 94 92 a3 30 5f 18>: v17 = imm(ff)+0
;! f+0x8 with r2=0xb64ce4228c38fb29, r3=0xffffffffffffffea, r4=0xfffffffffffffff1, r15=0x7000, [0x7000]=<52 f2 26 65 a6 0c 12 d2 89 18 5d 95 0e e8 81 36 09 16 6f 6b 11 3d 17 8d 6c 0f d3 90 1f f2 39 a1 a0 95 f2 0f 93 95 65 0c f9 38 0b 8e db 22 4a 6b 24 8a 1e 92 4e 8f d0 ae 2e 1a 94 92 a3 30 5f 18>: v18 = comp[0..12: imm(ffffffffffffffffffffff94), 12..13: reg(3)+2, 13..16: imm(813609)]+0
;! f+0x8 with r2=0xb64ce4228c38fb29, r3=0xffffffffffffffea, r4=0xfffffffffffffff1, r15=0x7000, [0x7000]=<52 f2 26 65 a6 0c 12 d2 89 18 5d 95 0e e8 81 36 09 16 6f 6b 11 3d 17 8d 6c 0f d3 90 1f f2 39 a1 a0 95 f2 0f 93 95 65 0c f9 38 0b 8e db 22 4a 6b 24 8a 1e 92 4e 8f d0 ae 2e 1a 94 92 a3 30 5f 18>: v19 = imm(ffff)+0
;! f+0x8 with r2=0xb64ce4228c38fb29, r3=0xffffffffffffffea, r4=0xfffffffffffffff1, r15=0x7000, [0x7000]=<52 f2 26 65 a6 0c 12 d2 89 18 5d 95 0e e8 81 36 09 16 6f 6b 11 3d 17 8d 6c 0f d3 90 1f f2 39 a1 a0 95 f2 0f 93 95 65 0c f9 38 0b 8e db 22 4a 6b 24 8a 1e 92 4e 8f d0 ae 2e 1a 94 92 a3 30 5f 18>: v20 = imm(00003800)+0
;! f+0x8 with r2=0xb64ce4228c38fb29, r3=0xffffffffffffffea, r4=0xfffffffffffffff1, r15=0x7000, [0x7000]=<52 f2 26 65 a6 0c 12 d2 89 18 5d 95 0e e8 81 36 09 16 6f 6b 11 3d 17 8d 6c 0f d3 90 1f f2 39 a1 a0 95 f2 0f 93 95 65 0c f9 38 0b 8e db 22 4a 6b 24 8a 1e 92 4e 8f d0 ae 2e 1a 94 92 a3 30 5f 18>: v21 = imm(5a)+0
;! f+0x8 with r2=0xb64ce4228c38fb29, r3=0xffffffffffffffea, r4=0xfffffffffffffff1, r15=0x7000, [0x7000]=<52 f2 26 65 a6 0c 12 d2 89 18 5d 95 0e e8 81 36 09 16 6f 6b 11 3d 17 8d 6c 0f d3 90 1f f2 39 a1 a0 95 f2 0f 93 95 65 0c f9 38 0b 8e db 22 4a 6b 24 8a 1e 92 4e 8f d0 ae 2e 1a 94 92 a3 30 5f 18>: v22 = imm(2665a7)+0
;! f+0x8 with r2=0xb64ce4228c38fb29, r3=0xffffffffffffffea, r4=0xfffffffffffffff1, r15=0x7000, [0x7000]=<52 f2 26 65 a6 0c 12 d2 89 18 5d 95 0e e8 81 36 09 16 6f 6b 11 3d 17 8d 6c 0f d3 90 1f f2 39 a1 a0 95 f2 0f 93 95 65 0c f9 38 0b 8e db 22 4a 6b 24 8a 1e 92 4e 8f d0 ae 2e 1a 94 92 a3 30 5f 18>: v23 = imm(00000000)+0
;! f+0x8 with r2=0xb64ce4228c38fb29, r3=0xffffffffffffffea, r4=0xfffffffffffffff1, r15=0x7000, [0x7000]=<52 f2 26 65 a6 0c 12 d2 89 18 5d 95 0e e8 81 36 09 16 6f 6b 11 3d 17 8d 6c 0f d3 90 1f f2 39 a1 a0 95 f2 0f 93 95 65 0c f9 38 0b 8e db 22 4a 6b 24 8a 1e 92 4e 8f d0 ae 2e 1a 94 92 a3 30 5f 18>: v24 = imm(07c9cab2867c9c05)+0
