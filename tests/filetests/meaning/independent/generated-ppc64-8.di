; random expressions of all operations on registers, parts, slots and constants of odd sizes, expected results from an independent evaluator (ppc64)
target "ppc64"
define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !101, %reg(r3)
  0x0: dbg.def !103, %reg(r4)
  0x0: dbg.def !105, %reg(r5)
  0x0: dbg.def !107, %reg(r3)
  0x0: dbg.def !109, %reg(r4, 8, 16)
  0x0: dbg.def !111, %reg(r4, 16, 8)
  0x0: dbg.def !113, %slot(r1+16, 64)
  0x0: dbg.def !115, %slot(r1+3, 24)
  0x0: dbg.def !117, %slot(r1+32, 128)
  0x0: dbg.def !119, %regs(r5, r4)
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
!300 = !DIBasicType(name: "t300", size: 24, encoding: DW_ATE_unsigned)
!301 = !DILocalVariable(scope: !2, name: "v0", type: !300)
!302 = distinct !DILifetime(object: !301, location: !DIExpr(DIOpArg(0, u64), DIOpConstant(u32 8), DIOpBitOffset(i24), DIOpConstant(i24 0), DIOpShl(), DIOpConstant(i24 0), DIOpLShr(), DIOpConstant(i24 12), DIOpAShr(), DIOpConstant(i24 12), DIOpAShr()), argObjects: {!100})
!303 = !DIBasicType(name: "t303", size: 32, encoding: DW_ATE_unsigned)
!304 = !DILocalVariable(scope: !2, name: "v1", type: !303)
!305 = distinct !DILifetime(object: !304, location: !DIExpr(DIOpConstant(i96 0), DIOpConstant(i64 8), DIOpBitOffset(u32), DIOpConstant(u32 31), DIOpShr(), DIOpConstant(u32 7), DIOpShr(), DIOpArg(3, u16), DIOpNeg(), DIOpZExt(u32), DIOpArg(2, ptr), DIOpConstant(u32 0), DIOpBitOffset(u32), DIOpArg(0, u64), DIOpConstant(u32 4), DIOpByteOffset(u32), DIOpAnd(), DIOpNeg(), DIOpArg(1, i8), DIOpConvert(u32), DIOpArg(2, ptr), DIOpConstant(u32 8), DIOpBitOffset(i32), DIOpConvert(u32), DIOpGt(), DIOpChoose(), DIOpArg(1, i8), DIOpConvert(u32), DIOpConvert(i64), DIOpArg(1, i8), DIOpConvert(u32), DIOpConvert(i64), DIOpNe(), DIOpChoose()), argObjects: {!112, !110, !104, !108})
!306 = !DIBasicType(name: "t306", size: 32, encoding: DW_ATE_unsigned)
!307 = !DILocalVariable(scope: !2, name: "v2", type: !306)
!308 = distinct !DILifetime(object: !307, location: !DIExpr(DIOpArg(0, i128), DIOpConstant(u32 16), DIOpBitOffset(i8), DIOpArg(0, b128), DIOpConstant(u32 2), DIOpByteOffset(u8), DIOpConstant(u8 1), DIOpSub(), DIOpArg(0, b128), DIOpConstant(u32 24), DIOpBitOffset(u16), DIOpReinterpret(b16), DIOpComposite(3, i32), DIOpConstant(i32 7), DIOpShl(), DIOpRead()), argObjects: {!118})
!309 = !DIBasicType(name: "t309", size: 32, encoding: DW_ATE_unsigned)
!310 = !DILocalVariable(scope: !2, name: "v3", type: !309)
!311 = distinct !DILifetime(object: !310, location: !DIExpr(DIOpArg(0, <4 x u16>), DIOpConstant(u32 0), DIOpByteOffset(i8), DIOpConstant(i8 -1), DIOpDiv(), DIOpArg(1, <4 x u16>), DIOpConstant(u32 1), DIOpByteOffset(i8), DIOpConstant(i8 1), DIOpDiv(), DIOpMul(), DIOpZExt(i32), DIOpRead()), argObjects: {!104, !102})
!312 = !DIBasicType(name: "t312", size: 64, encoding: DW_ATE_unsigned)
!313 = !DILocalVariable(scope: !2, name: "v4", type: !312)
!314 = distinct !DILifetime(object: !313, location: !DIExpr(DIOpArg(1, u64), DIOpArg(0, u64), DIOpAnd(), DIOpConvert(i64), DIOpAddrOf(0), DIOpDeref(i64), DIOpConvert(i64)), argObjects: {!102, !104})
!315 = !DIBasicType(name: "t315", size: 16, encoding: DW_ATE_unsigned)
!316 = !DILocalVariable(scope: !2, name: "v5", type: !315)
!317 = distinct !DILifetime(object: !316, location: !DIExpr(DIOpArg(1, u8), DIOpArg(1, b8), DIOpConstant(i8 0), DIOpOverlay(u8), DIOpArg(3, <3 x u8>), DIOpConstant(u32 0), DIOpBitOffset(u8), DIOpArg(1, u8), DIOpOr(), DIOpArg(2, u64), DIOpArg(0, u64), DIOpGt(), DIOpChoose(), DIOpConstant(b80 1208925819614629174706175), DIOpConstant(i64 24), DIOpBitOffset(i16), DIOpConstant(u16 0), DIOpByteOffset(b8), DIOpComposite(2, b16), DIOpAddrOf(0), DIOpDeref(b16)), argObjects: {!104, !110, !100, !114})
!318 = !DIBasicType(name: "t318", size: 16, encoding: DW_ATE_unsigned)
!319 = !DILocalVariable(scope: !2, name: "v6", type: !318)
!320 = distinct !DILifetime(object: !319, location: !DIExpr(DIOpArg(0, u64), DIOpConstant(u32 32), DIOpBitOffset(<2 x u8>), DIOpRead(), DIOpComposite(1, b16)), argObjects: {!112})
!321 = !DIBasicType(name: "t321", size: 16, encoding: DW_ATE_unsigned)
!322 = !DILocalVariable(scope: !2, name: "v7", type: !321)
!323 = distinct !DILifetime(object: !322, location: !DIExpr(DIOpConstant(ptr 28684), DIOpDeref(b16), DIOpReinterpret(i16), DIOpArg(1, i16), DIOpOr(), DIOpArg(0, b64), DIOpConstant(u32 4), DIOpByteOffset(<2 x u8>), DIOpReinterpret(i16), DIOpAddrOf(0), DIOpDeref(i16), DIOpConstant(ptr 28684), DIOpDeref(i16), DIOpConstant(i16 0), DIOpLShr(), DIOpMul(), DIOpConstant(u40 605099063220), DIOpConstant(i64 24), DIOpBitOffset(u16), DIOpArg(1, u16), DIOpNot(), DIOpDiv(), DIOpArg(0, ptr), DIOpConstant(u32 6), DIOpByteOffset(u8), DIOpZExt(u16), DIOpAddrOf(0), DIOpDeref(u16), DIOpNe(), DIOpChoose()), argObjects: {!102, !108})
!324 = !DIBasicType(name: "t324", size: 32, encoding: DW_ATE_unsigned)
!325 = !DILocalVariable(scope: !2, name: "v8", type: !324)
!326 = distinct !DILifetime(object: !325, location: !DIExpr(DIOpConstant(ptr 28673), DIOpDeref(b40), DIOpConstant(u16 1), DIOpByteOffset(<4 x u8>)), argObjects: {})
!327 = !DIBasicType(name: "t327", size: 64, encoding: DW_ATE_unsigned)
!328 = !DILocalVariable(scope: !2, name: "v9", type: !327)
!329 = distinct !DILifetime(object: !328, location: !DIExpr(DIOpConstant(ptr 28710), DIOpDeref(ptr), DIOpAddrOf(0), DIOpDeref(ptr)), argObjects: {})
!330 = !DIBasicType(name: "t330", size: 16, encoding: DW_ATE_unsigned)
!331 = !DILocalVariable(scope: !2, name: "v10", type: !330)
!332 = distinct !DILifetime(object: !331, location: !DIExpr(DIOpConstant(ptr 28687), DIOpDeref(i16), DIOpReinterpret(<2 x u8>), DIOpArg(1, i16), DIOpReinterpret(<2 x u8>), DIOpArg(1, <2 x u8>), DIOpArg(1, <2 x u8>), DIOpConstant(u64 9223372036854775808), DIOpSelect(), DIOpConstant(u64 12309349959285821647), DIOpAddrOf(0), DIOpDeref(u64), DIOpSelect(), DIOpArg(0, <4 x u16>), DIOpConstant(u32 0), DIOpByteOffset(u32), DIOpSExt(i40), DIOpConstant(i40 9), DIOpAbs(), DIOpNe(), DIOpChoose(), DIOpReinterpret(i16)), argObjects: {!102, !108})
!333 = !DIBasicType(name: "t333", size: 40, encoding: DW_ATE_unsigned)
!334 = !DILocalVariable(scope: !2, name: "v11", type: !333)
!335 = distinct !DILifetime(object: !334, location: !DIExpr(DIOpArg(1, <2 x u64>), DIOpConstant(u32 3), DIOpByteOffset(<3 x u16>), DIOpArg(1, u128), DIOpConstant(u32 8), DIOpBitOffset(<3 x u16>), DIOpArg(0, b64), DIOpConstant(u32 3), DIOpByteOffset(i40), DIOpSelect(), DIOpArg(0, i64), DIOpConstant(u32 8), DIOpBitOffset(<3 x u16>), DIOpArg(1, i128), DIOpConstant(u32 9), DIOpByteOffset(<3 x u16>), DIOpArg(0, u64), DIOpSelect(), DIOpConstant(ptr 28703), DIOpDeref(i8), DIOpSelect(), DIOpConstant(i64 8), DIOpBitOffset(i40), DIOpConstant(i40 0), DIOpAShr()), argObjects: {!104, !116})
!336 = !DIBasicType(name: "t336", size: 32, encoding: DW_ATE_unsigned)
!337 = !DILocalVariable(scope: !2, name: "v12", type: !336)
!338 = distinct !DILifetime(object: !337, location: !DIExpr(DIOpArg(1, <4 x u16>), DIOpConstant(u32 4), DIOpByteOffset(u24), DIOpConstant(i64 0), DIOpBitOffset(i16), DIOpConstant(i16 0), DIOpLShr(), DIOpConstant(i16 8), DIOpShr(), DIOpArg(2, u8), DIOpArg(2, u8), DIOpAddrOf(0), DIOpDeref(u8), DIOpArg(0, <2 x u32>), DIOpConstant(u32 16), DIOpBitOffset(u8), DIOpNeg(), DIOpMul(), DIOpSub(), DIOpConstant(ptr 28677), DIOpDeref(b8), DIOpComposite(3, <2 x u16>)), argObjects: {!104, !100, !110})
!339 = !DIBasicType(name: "t339", size: 64, encoding: DW_ATE_unsigned)
!340 = !DILocalVariable(scope: !2, name: "v13", type: !339)
!341 = distinct !DILifetime(object: !340, location: !DIExpr(DIOpConstant(u64 757554257472932805), DIOpArg(0, u32), DIOpConstant(i8 0), DIOpOverlay(u64), DIOpConstant(u64 63), DIOpShl(), DIOpZExt(i64), DIOpReinterpret(ptr)), argObjects: {!106})
!342 = !DIBasicType(name: "t342", size: 32, encoding: DW_ATE_unsigned)
!343 = !DILocalVariable(scope: !2, name: "v14", type: !342)
!344 = distinct !DILifetime(object: !343, location: !DIExpr(DIOpConstant(ptr 28704), DIOpDeref(u32), DIOpComposite(1, b32), DIOpArg(0, u8), DIOpConstant(u8 4), DIOpShl(), DIOpRead(), DIOpConstant(i8 3), DIOpOverlay(b32), DIOpArg(0, u8), DIOpArg(1, u128), DIOpConstant(u32 9), DIOpByteOffset(u8), DIOpOr(), DIOpReinterpret(u8), DIOpSExt(u16), DIOpConstant(i8 2), DIOpOverlay(b32)), argObjects: {!110, !118})
!345 = !DIBasicType(name: "t345", size: 64, encoding: DW_ATE_unsigned)
!346 = !DILocalVariable(scope: !2, name: "v15", type: !345)
!347 = distinct !DILifetime(object: !346, location: !DIExpr(DIOpArg(1, <4 x u32>), DIOpConstant(u32 5), DIOpByteOffset(u80), DIOpConstant(u16 1), DIOpByteOffset(b64), DIOpArg(0, u64), DIOpAddrOf(0), DIOpDeref(u64), DIOpConvert(u8), DIOpConstant(u8 0), DIOpArg(2, u16), DIOpConstant(u32 1), DIOpByteOffset(u8), DIOpAnd(), DIOpSExt(i8), DIOpArg(2, i16), DIOpArg(2, i16), DIOpDiv(), DIOpZExt(u16), DIOpComposite(3, b32), DIOpConstant(i8 4), DIOpOverlay(b64)), argObjects: {!100, !116, !108})
!348 = !DIBasicType(name: "t348", size: 64, encoding: DW_ATE_unsigned)
!349 = !DILocalVariable(scope: !2, name: "v16", type: !348)
!350 = distinct !DILifetime(object: !349, location: !DIExpr(DIOpConstant(u64 1), DIOpReinterpret(<4 x u16>), DIOpReinterpret(u64), DIOpSExt(i64), DIOpConstant(i64 8), DIOpShr(), DIOpConstant(i64 8), DIOpAShr()), argObjects: {})
!351 = !DIBasicType(name: "t351", size: 8, encoding: DW_ATE_unsigned)
!352 = !DILocalVariable(scope: !2, name: "v17", type: !351)
!353 = distinct !DILifetime(object: !352, location: !DIExpr(DIOpArg(0, <2 x u8>), DIOpConstant(u32 0), DIOpByteOffset(u8), DIOpArg(1, i24), DIOpConstant(u32 1), DIOpByteOffset(u8), DIOpNeg(), DIOpMul(), DIOpNeg(), DIOpNeg()), argObjects: {!108, !114})
!354 = !DIBasicType(name: "t354", size: 8, encoding: DW_ATE_unsigned)
!355 = !DILocalVariable(scope: !2, name: "v18", type: !354)
!356 = distinct !DILifetime(object: !355, location: !DIExpr(DIOpArg(2, b8), DIOpReinterpret(b8), DIOpArg(2, b8), DIOpArg(1, i64), DIOpConstant(u32 4), DIOpByteOffset(u32), DIOpArg(3, b64), DIOpConstant(u32 24), DIOpBitOffset(u32), DIOpNe(), DIOpChoose(), DIOpArg(3, i64), DIOpConstant(u32 3), DIOpByteOffset(u24), DIOpConvert(u8), DIOpAbs(), DIOpConstant(i8 0), DIOpOverlay(b8), DIOpConstant(u16 0), DIOpArg(0, u24), DIOpConstant(u32 0), DIOpByteOffset(u16), DIOpAnd(), DIOpConvert(u8), DIOpSExt(i8), DIOpConstant(i8 0), DIOpOverlay(b8)), argObjects: {!114, !102, !110, !112})
!357 = !DIBasicType(name: "t357", size: 24, encoding: DW_ATE_unsigned)
!358 = !DILocalVariable(scope: !2, name: "v19", type: !357)
!359 = distinct !DILifetime(object: !358, location: !DIExpr(DIOpArg(0, u64), DIOpConstant(u32 0), DIOpBitOffset(b24), DIOpConstant(i16 6), DIOpConstant(i8 1), DIOpOverlay(b24), DIOpAddrOf(0), DIOpDeref(b24), DIOpConstant(ptr 28679), DIOpDeref(b24), DIOpArg(0, i64), DIOpArg(0, i64), DIOpOr(), DIOpArg(1, b128), DIOpConstant(u32 48), DIOpBitOffset(i32), DIOpConvert(i64), DIOpLe(), DIOpChoose(), DIOpArg(0, <4 x u16>), DIOpConstant(u32 0), DIOpByteOffset(i16), DIOpSExt(i32), DIOpConstant(u16 1), DIOpByteOffset(i16), DIOpAddrOf(0), DIOpDeref(i16), DIOpConstant(i8 0), DIOpOverlay(b24)), argObjects: {!100, !116})
!360 = !DIBasicType(name: "t360", size: 32, encoding: DW_ATE_unsigned)
!361 = !DILocalVariable(scope: !2, name: "v20", type: !360)
!362 = distinct !DILifetime(object: !361, location: !DIExpr(DIOpArg(1, u128), DIOpConstant(u32 0), DIOpBitOffset(u32), DIOpConstant(u32 31), DIOpAShr(), DIOpConstant(ptr 28708), DIOpDeref(u32), DIOpMul(), DIOpConstant(u32 1), DIOpConstant(u32 1), DIOpArg(2, i64), DIOpArg(1, <4 x u32>), DIOpConstant(u32 2), DIOpByteOffset(i64), DIOpGe(), DIOpChoose(), DIOpArg(0, i16), DIOpConvert(u32), DIOpArg(1, b128), DIOpConstant(u32 1), DIOpByteOffset(i32), DIOpArg(1, b128), DIOpConstant(u32 6), DIOpByteOffset(i32), DIOpGt(), DIOpChoose(), DIOpMod(), DIOpNot()), argObjects: {!108, !116, !104})
!363 = !DIBasicType(name: "t363", size: 16, encoding: DW_ATE_unsigned)
!364 = !DILocalVariable(scope: !2, name: "v21", type: !363)
!365 = distinct !DILifetime(object: !364, location: !DIExpr(DIOpConstant(ptr 28689), DIOpDeref(<2 x u16>), DIOpArg(0, b24), DIOpArg(1, b8), DIOpComposite(2, <2 x u16>), DIOpArg(1, i8), DIOpArg(1, i8), DIOpMod(), DIOpSelect(), DIOpConstant(ptr 28681), DIOpDeref(<4 x u8>), DIOpAddrOf(0), DIOpDeref(<4 x u8>), DIOpConstant(i8 0), DIOpOverlay(<2 x u16>), DIOpConstant(i64 16), DIOpBitOffset(<2 x u8>)), argObjects: {!114, !110})
!366 = !DIBasicType(name: "t366", size: 24, encoding: DW_ATE_unsigned)
!367 = !DILocalVariable(scope: !2, name: "v22", type: !366)
!368 = distinct !DILifetime(object: !367, location: !DIExpr(DIOpConstant(ptr 28677), DIOpDeref(i64), DIOpConvert(u24), DIOpConstant(u24 0), DIOpLShr(), DIOpAbs()), argObjects: {})
!369 = !DIBasicType(name: "t369", size: 64, encoding: DW_ATE_unsigned)
!370 = !DILocalVariable(scope: !2, name: "v23", type: !369)
!371 = distinct !DILifetime(object: !370, location: !DIExpr(DIOpArg(0, i64), DIOpConstant(u32 16), DIOpBitOffset(i40), DIOpArg(1, u16), DIOpArg(2, u24), DIOpConstant(u32 8), DIOpBitOffset(u16), DIOpXor(), DIOpArg(0, i64), DIOpConstant(u32 1), DIOpByteOffset(u32), DIOpArg(0, <4 x u16>), DIOpConstant(u32 0), DIOpByteOffset(u32), DIOpMul(), DIOpComposite(3, b88), DIOpConstant(i64 16), DIOpBitOffset(<2 x u32>), DIOpReinterpret(u64)), argObjects: {!104, !108, !114})
!372 = !DIBasicType(name: "t372", size: 16, encoding: DW_ATE_unsigned)
!373 = !DILocalVariable(scope: !2, name: "v24", type: !372)
!374 = distinct !DILifetime(object: !373, location: !DIExpr(DIOpConstant(b96 8), DIOpConstant(u16 1), DIOpByteOffset(b80), DIOpConstant(u16 8), DIOpByteOffset(<2 x u8>), DIOpArg(1, u8), DIOpAbs(), DIOpArg(0, <4 x u32>), DIOpConstant(u32 0), DIOpBitOffset(i40), DIOpConvert(u8), DIOpArg(0, <4 x u32>), DIOpConstant(u32 13), DIOpByteOffset(u16), DIOpArg(0, u128), DIOpConstant(u32 1), DIOpByteOffset(u16), DIOpGe(), DIOpChoose(), DIOpExtend(2), DIOpConstant(i16 -19515), DIOpNot(), DIOpConstant(i16 0), DIOpSExt(i16), DIOpSub(), DIOpConstant(i16 0), DIOpLShr(), DIOpSelect()), argObjects: {!118, !110})
;! f+0x8 with r3=0x353a0106e6c08269, r4=0x107ac8069b51c632, r5=0xfffffffffffffffb, r1=0x7000, [0x7000]=<3a 5e f6 60 20 31 b4 0b 15 23 3f cf ff 81 35 66 a4 07 75 7c 74 63 7e 92 31 e5 d4 67 16 7c 3b c2 05 b3 44 85 68 79 e6 e9 61 b9 1d a9 42 18 fd d0 10 62 9e d4 60 1b a9 0e 56 3c b0 16 7f e7 a6 84>: v0 = imm(000000)+0
;! f+0x8 with r3=0x353a0106e6c08269, r4=0x107ac8069b51c632, r5=0xfffffffffffffffb, r1=0x7000, [0x7000]=<3a 5e f6 60 20 31 b4 0b 15 23 3f cf ff 81 35 66 a4 07 75 7c 74 63 7e 92 31 e5 d4 67 16 7c 3b c2 05 b3 44 85 68 79 e6 e9 61 b9 1d a9 42 18 fd d0 10 62 9e d4 60 1b a9 0e 56 3c b0 16 7f e7 a6 84>: v1 = imm(8b9c816e)+0
;! f+0x8 with r3=0x353a0106e6c08269, r4=0x107ac8069b51c632, r5=0xfffffffffffffffb, r1=0x7000, [0x7000]=<3a 5e f6 60 20 31 b4 0b 15 23 3f cf ff 81 35 66 a4 07 75 7c 74 63 7e 92 31 e5 d4 67 16 7c 3b c2 05 b3 44 85 68 79 e6 e9 61 b9 1d a9 42 18 fd d0 10 62 9e d4 60 1b a9 0e 56 3c b0 16 7f e7 a6 84>: v2 = imm(ff7fff80)+0
;! f+0x8 with r3=0x353a0106e6c08269, r4=0x107ac8069b51c632, r5=0xfffffffffffffffb, r1=0x7000, [0x7000]=<3a 5e f6 60 20 31 b4 0b 15 23 3f cf ff 81 35 66 a4 07 75 7c 74 63 7e 92 31 e5 d4 67 16 7c 3b c2 05 b3 44 85 68 79 e6 e9 61 b9 1d a9 42 18 fd d0 10 62 9e d4 60 1b a9 0e 56 3c b0 16 7f e7 a6 84>: v3 = imm(0000007a)+0
;! f+0x8 with r3=0x353a0106e6c08269, r4=0x107ac8069b51c632, r5=0xfffffffffffffffb, r1=0x7000, [0x7000]=<3a 5e f6 60 20 31 b4 0b 15 23 3f cf ff 81 35 66 a4 07 75 7c 74 63 7e 92 31 e5 d4 67 16 7c 3b c2 05 b3 44 85 68 79 e6 e9 61 b9 1d a9 42 18 fd d0 10 62 9e d4 60 1b a9 0e 56 3c b0 16 7f e7 a6 84>: v4 = imm(107ac8069b51c632)+0
;! f+0x8 with r3=0x353a0106e6c08269, r4=0x107ac8069b51c632, r5=0xfffffffffffffffb, r1=0x7000, [0x7000]=<3a 5e f6 60 20 31 b4 0b 15 23 3f cf ff 81 35 66 a4 07 75 7c 74 63 7e 92 31 e5 d4 67 16 7c 3b c2 05 b3 44 85 68 79 e6 e9 61 b9 1d a9 42 18 fd d0 10 62 9e d4 60 1b a9 0e 56 3c b0 16 7f e7 a6 84>: v5 = imm(71ff)+0
;! f+0x8 with r3=0x353a0106e6c08269, r4=0x107ac8069b51c632, r5=0xfffffffffffffffb, r1=0x7000, [0x7000]=<3a 5e f6 60 20 31 b4 0b 15 23 3f cf ff 81 35 66 a4 07 75 7c 74 63 7e 92 31 e5 d4 67 16 7c 3b c2 05 b3 44 85 68 79 e6 e9 61 b9 1d a9 42 18 fd d0 10 62 9e d4 60 1b a9 0e 56 3c b0 16 7f e7 a6 84>: v6 = imm(7463)+0
;! f+0x8 with r3=0x353a0106e6c08269, r4=0x107ac8069b51c632, r5=0xfffffffffffffffb, r1=0x7000, [0x7000]=<3a 5e f6 60 20 31 b4 0b 15 23 3f cf ff 81 35 66 a4 07 75 7c 74 63 7e 92 31 e5 d4 67 16 7c 3b c2 05 b3 44 85 68 79 e6 e9 61 b9 1d a9 42 18 fd d0 10 62 9e d4 60 1b a9 0e 56 3c b0 16 7f e7 a6 84>: v7 = imm(ffc7)+0
;! f+0x8 with r3=0x353a0106e6c08269, r4=0x107ac8069b51c632, r5=0xfffffffffffffffb, r1=0x7000, [0x7000]=<3a 5e f6 60 20 31 b4 0b 15 23 3f cf ff 81 35 66 a4 07 75 7c 74 63 7e 92 31 e5 d4 67 16 7c 3b c2 05 b3 44 85 68 79 e6 e9 61 b9 1d a9 42 18 fd d0 10 62 9e d4 60 1b a9 0e 56 3c b0 16 7f e7 a6 84>: v8 = mem(0)+0x7002
;! f+0x8 with r3=0x353a0106e6c08269, r4=0x107ac8069b51c632, r5=0xfffffffffffffffb, r1=0x7000, [0x7000]=<3a 5e f6 60 20 31 b4 0b 15 23 3f cf ff 81 35 66 a4 07 75 7c 74 63 7e 92 31 e5 d4 67 16 7c 3b c2 05 b3 44 85 68 79 e6 e9 61 b9 1d a9 42 18 fd d0 10 62 9e d4 60 1b a9 0e 56 3c b0 16 7f e7 a6 84>: v9 = mem(0)+0x7026
;! f+0x8 with r3=0x353a0106e6c08269, r4=0x107ac8069b51c632, r5=0xfffffffffffffffb, r1=0x7000, [0x7000]=<3a 5e f6 60 20 31 b4 0b 15 23 3f cf ff 81 35 66 a4 07 75 7c 74 63 7e 92 31 e5 d4 67 16 7c 3b c2 05 b3 44 85 68 79 e6 e9 61 b9 1d a9 42 18 fd d0 10 62 9e d4 60 1b a9 0e 56 3c b0 16 7f e7 a6 84>: v10 = mem(0)+0x700f
;! f+0x8 with r3=0x353a0106e6c08269, r4=0x107ac8069b51c632, r5=0xfffffffffffffffb, r1=0x7000, [0x7000]=<3a 5e f6 60 20 31 b4 0b 15 23 3f cf ff 81 35 66 a4 07 75 7c 74 63 7e 92 31 e5 d4 67 16 7c 3b c2 05 b3 44 85 68 79 e6 e9 61 b9 1d a9 42 18 fd d0 10 62 9e d4 60 1b a9 0e 56 3c b0 16 7f e7 a6 84>: v11 = imm(44a942e961)+0
;! f+0x8 with r3=0x353a0106e6c08269, r4=0x107ac8069b51c632, r5=0xfffffffffffffffb, r1=0x7000, [0x7000]=<3a 5e f6 60 20 31 b4 0b 15 23 3f cf ff 81 35 66 a4 07 75 7c 74 63 7e 92 31 e5 d4 67 16 7c 3b c2 05 b3 44 85 68 79 e6 e9 61 b9 1d a9 42 18 fd d0 10 62 9e d4 60 1b a9 0e 56 3c b0 16 7f e7 a6 84>: v12 = comp[0..3: imm(ffe600), 3..4: mem(0)+0x7005]+0
;! f+0x8 with r3=0x353a0106e6c08269, r4=0x107ac8069b51c632, r5=0xfffffffffffffffb, r1=0x7000, [0x7000]=<3a 5e f6 60 20 31 b4 0b 15 23 3f cf ff 81 35 66 a4 07 75 7c 74 63 7e 92 31 e5 d4 67 16 7c 3b c2 05 b3 44 85 68 79 e6 e9 61 b9 1d a9 42 18 fd d0 10 62 9e d4 60 1b a9 0e 56 3c b0 16 7f e7 a6 84>: v13 = imm(8000000000000000)+0
;! f+0x8 with r3=0x353a0106e6c08269, r4=0x107ac8069b51c632, r5=0xfffffffffffffffb, r1=0x7000, [0x7000]=<3a 5e f6 60 20 31 b4 0b 15 23 3f cf ff 81 35 66 a4 07 75 7c 74 63 7e 92 31 e5 d4 67 16 7c 3b c2 05 b3 44 85 68 79 e6 e9 61 b9 1d a9 42 18 fd d0 10 62 9e d4 60 1b a9 0e 56 3c b0 16 7f e7 a6 84>: v14 = comp[0..2: mem(0)+0x7020, 2..4: imm(007b)]+0
;! f+0x8 with r3=0x353a0106e6c08269, r4=0x107ac8069b51c632, r5=0xfffffffffffffffb, r1=0x7000, [0x7000]=<3a 5e f6 60 20 31 b4 0b 15 23 3f cf ff 81 35 66 a4 07 75 7c 74 63 7e 92 31 e5 d4 67 16 7c 3b c2 05 b3 44 85 68 79 e6 e9 61 b9 1d a9 42 18 fd d0 10 62 9e d4 60 1b a9 0e 56 3c b0 16 7f e7 a6 84>: v15 = comp[0..4: mem(0)+0x7026, 4..8: imm(69000001)]+0
;! f+0x8 with r3=0x353a0106e6c08269, r4=0x107ac8069b51c632, r5=0xfffffffffffffffb, r1=0x7000, [0x7000]=<3a 5e f6 60 20 31 b4 0b 15 23 3f cf ff 81 35 66 a4 07 75 7c 74 63 7e 92 31 e5 d4 67 16 7c 3b c2 05 b3 44 85 68 79 e6 e9 61 b9 1d a9 42 18 fd d0 10 62 9e d4 60 1b a9 0e 56 3c b0 16 7f e7 a6 84>: v16 = imm(0000000000000000)+0
;! f+0x8 with r3=0x353a0106e6c08269, r4=0x107ac8069b51c632, r5=0xfffffffffffffffb, r1=0x7000, [0x7000]=<3a 5e f6 60 20 31 b4 0b 15 23 3f cf ff 81 35 66 a4 07 75 7c 74 63 7e 92 31 e5 d4 67 16 7c 3b c2 05 b3 44 85 68 79 e6 e9 61 b9 1d a9 42 18 fd d0 10 62 9e d4 60 1b a9 0e 56 3c b0 16 7f e7 a6 84>: v17 = imm(e0)+0
;! f+0x8 with r3=0x353a0106e6c08269, r4=0x107ac8069b51c632, r5=0xfffffffffffffffb, r1=0x7000, [0x7000]=<3a 5e f6 60 20 31 b4 0b 15 23 3f cf ff 81 35 66 a4 07 75 7c 74 63 7e 92 31 e5 d4 67 16 7c 3b c2 05 b3 44 85 68 79 e6 e9 61 b9 1d a9 42 18 fd d0 10 62 9e d4 60 1b a9 0e 56 3c b0 16 7f e7 a6 84>: v18 = imm(00)+0
;! f+0x8 with r3=0x353a0106e6c08269, r4=0x107ac8069b51c632, r5=0xfffffffffffffffb, r1=0x7000, [0x7000]=<3a 5e f6 60 20 31 b4 0b 15 23 3f cf ff 81 35 66 a4 07 75 7c 74 63 7e 92 31 e5 d4 67 16 7c 3b c2 05 b3 44 85 68 79 e6 e9 61 b9 1d a9 42 18 fd d0 10 62 9e d4 60 1b a9 0e 56 3c b0 16 7f e7 a6 84>: v19 = comp[0..2: imm(0035), 2..3: mem(0)+0x7009]+0
;! f+0x8 with r3=0x353a0106e6c08269, r4=0x107ac8069b51c632, r5=0xfffffffffffffffb, r1=0x7000, [0x7000]=<3a 5e f6 60 20 31 b4 0b 15 23 3f cf ff 81 35 66 a4 07 75 7c 74 63 7e 92 31 e5 d4 67 16 7c 3b c2 05 b3 44 85 68 79 e6 e9 61 b9 1d a9 42 18 fd d0 10 62 9e d4 60 1b a9 0e 56 3c b0 16 7f e7 a6 84>: v20 = imm(ffffffff)+0
;! f+0x8 with r3=0x353a0106e6c08269, r4=0x107ac8069b51c632, r5=0xfffffffffffffffb, r1=0x7000, [0x7000]=<3a 5e f6 60 20 31 b4 0b 15 23 3f cf ff 81 35 66 a4 07 75 7c 74 63 7e 92 31 e5 d4 67 16 7c 3b c2 05 b3 44 85 68 79 e6 e9 61 b9 1d a9 42 18 fd d0 10 62 9e d4 60 1b a9 0e 56 3c b0 16 7f e7 a6 84>: v21 = mem(0)+0x700b
;! f+0x8 with r3=0x353a0106e6c08269, r4=0x107ac8069b51c632, r5=0xfffffffffffffffb, r1=0x7000, [0x7000]=<3a 5e f6 60 20 31 b4 0b 15 23 3f cf ff 81 35 66 a4 07 75 7c 74 63 7e 92 31 e5 d4 67 16 7c 3b c2 05 b3 44 85 68 79 e6 e9 61 b9 1d a9 42 18 fd d0 10 62 9e d4 60 1b a9 0e 56 3c b0 16 7f e7 a6 84>: v22 = imm(3fcfff)+0
;! f+0x8 with r3=0x353a0106e6c08269, r4=0x107ac8069b51c632, r5=0xfffffffffffffffb, r1=0x7000, [0x7000]=<3a 5e f6 60 20 31 b4 0b 15 23 3f cf ff 81 35 66 a4 07 75 7c 74 63 7e 92 31 e5 d4 67 16 7c 3b c2 05 b3 44 85 68 79 e6 e9 61 b9 1d a9 42 18 fd d0 10 62 9e d4 60 1b a9 0e 56 3c b0 16 7f e7 a6 84>: v23 = comp[0..3: reg(5)+1, 3..8: imm(71f7000000)]+0
;! f+0x8 with r3=0x353a0106e6c08269, r4=0x107ac8069b51c632, r5=0xfffffffffffffffb, r1=0x7000, [0x7000]=<3a 5e f6 60 20 31 b4 0b 15 23 3f cf ff 81 35 66 a4 07 75 7c 74 63 7e 92 31 e5 d4 67 16 7c 3b c2 05 b3 44 85 68 79 e6 e9 61 b9 1d a9 42 18 fd d0 10 62 9e d4 60 1b a9 0e 56 3c b0 16 7f e7 a6 84>: v24 = imm(00ff)+0
