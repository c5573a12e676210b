; random expressions of all operations on registers, parts, slots and constants of odd sizes, expected results from an independent evaluator (x86_64)
target "x86_64"
define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !101, %reg(rax)
  0x0: dbg.def !103, %reg(rcx)
  0x0: dbg.def !105, %reg(rbx)
  0x0: dbg.def !107, %reg(rax)
  0x0: dbg.def !109, %reg(rcx, 5, 12)
  0x0: dbg.def !113, %reg(xmm0)
  0x0: dbg.def !115, %slot(rsp+16, 64)
  0x0: dbg.def !117, %slot(rsp+3, 24)
  0x0: dbg.def !119, %slot(rsp+32, 128)
  0x0: dbg.def !121, %const(u16 4660)
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
!300 = !DIBasicType(name: "t300", size: 8, encoding: DW_ATE_unsigned)
!301 = !DILocalVariable(scope: !2, name: "v0", type: !300)
!302 = distinct !DILifetime(object: !301, location: !DIExpr(DIOpArg(2, u128), DIOpConstant(u32 64), DIOpBitOffset(i32), DIOpConstant(i32 3), DIOpMod(), DIOpArg(2, u128), DIOpConstant(u32 22), DIOpBitOffset(i32), DIOpConstant(i16 0), DIOpByteOffset(i32), DIOpArg(2, u128), DIOpConstant(u32 87), DIOpBitOffset(u1), DIOpChoose(), DIOpConvert(u8), DIOpArg(0, u12), DIOpConstant(u32 2), DIOpBitOffset(u8), DIOpArg(0, i12), DIOpConstant(u32 4), DIOpBitOffset(u8), DIOpShr(), DIOpConstant(u8 7), DIOpShr(), DIOpArg(1, i24), DIOpConstant(u32 0), DIOpBitOffset(u8), DIOpArg(2, u128), DIOpConstant(u32 56), DIOpBitOffset(u5), DIOpConstant(u64 0), DIOpOverlay(u8), DIOpArg(2, b128), DIOpConstant(u32 57), DIOpBitOffset(u8), DIOpArg(2, <4 x u32>), DIOpConstant(u32 118), DIOpBitOffset(u8), DIOpSub(), DIOpSub(), DIOpArg(0, i12), DIOpConstant(u32 7), DIOpBitOffset(u1), DIOpAddrOf(0), DIOpDeref(u1), DIOpConstant(i32 -91680546), DIOpArg(2, b128), DIOpConstant(u32 64), DIOpBitOffset(i32), DIOpLe(), DIOpShr(), DIOpChoose(), DIOpXor()), argObjects: {!108, !116, !112})
!303 = !DIBasicType(name: "t303", size: 32, encoding: DW_ATE_unsigned)
!304 = !DILocalVariable(scope: !2, name: "v1", type: !303)
!305 = distinct !DILifetime(object: !304, location: !DIExpr(DIOpConstant(u40 759934543868), DIOpArg(0, ptr), DIOpConstant(u32 21), DIOpBitOffset(u40), DIOpOr(), DIOpArg(0, b64), DIOpConstant(u32 18), DIOpBitOffset(u8), DIOpSExt(u12), DIOpComposite(2, b52), DIOpArg(0, ptr), DIOpReinterpret(u64), DIOpConstant(u64 28539), DIOpAdd(), DIOpReinterpret(ptr), DIOpDeref(b52), DIOpConstant(u16 54376), DIOpAddrOf(0), DIOpDeref(u16), DIOpConstant(u16 54376), DIOpAddrOf(0), DIOpDeref(u16), DIOpLe(), DIOpChoose(), DIOpConstant(i33 3), DIOpBitOffset(u32)), argObjects: {!100})
!306 = !DIBasicType(name: "t306", size: 1, encoding: DW_ATE_unsigned)
!307 = !DILocalVariable(scope: !2, name: "v2", type: !306)
!308 = distinct !DILifetime(object: !307, location: !DIExpr(DIOpArg(0, <4 x i32>), DIOpConstant(u32 40), DIOpBitOffset(i7), DIOpZExt(u32), DIOpConvert(i1), DIOpRead(), DIOpArg(1, i128), DIOpConstant(u32 75), DIOpBitOffset(b1), DIOpReinterpret(i1), DIOpAddrOf(0), DIOpDeref(i1), DIOpConstant(i1 0), DIOpShl(), DIOpSub()), argObjects: {!118, !112})
!309 = !DIBasicType(name: "t309", size: 12, encoding: DW_ATE_unsigned)
!310 = !DILocalVariable(scope: !2, name: "v3", type: !309)
!311 = distinct !DILifetime(object: !310, location: !DIExpr(DIOpArg(1, b64), DIOpConstant(u32 11), DIOpBitOffset(i25), DIOpReinterpret(u25), DIOpRead(), DIOpArg(0, u128), DIOpConstant(u32 17), DIOpBitOffset(u12), DIOpConstant(u12 674), DIOpSub(), DIOpConstant(u12 3), DIOpAdd(), DIOpBitOffset(b12), DIOpReinterpret(<3 x u4>)), argObjects: {!118, !104})
!312 = !DIBasicType(name: "t312", size: 3, encoding: DW_ATE_unsigned)
!313 = !DILocalVariable(scope: !2, name: "v4", type: !312)
!314 = distinct !DILifetime(object: !313, location: !DIExpr(DIOpConstant(i7 35), DIOpArg(0, <4 x u32>), DIOpConstant(u32 103), DIOpBitOffset(i7), DIOpXor(), DIOpZExt(u12), DIOpZExt(u32), DIOpConvert(u3)), argObjects: {!118})
!315 = !DIBasicType(name: "t315", size: 3, encoding: DW_ATE_unsigned)
!316 = !DILocalVariable(scope: !2, name: "v5", type: !315)
!317 = distinct !DILifetime(object: !316, location: !DIExpr(DIOpArg(1, u64), DIOpConstant(u32 28), DIOpBitOffset(u3), DIOpConstant(u3 2), DIOpArg(2, <4 x i3>), DIOpConstant(u32 1), DIOpBitOffset(u3), DIOpShl(), DIOpConstant(u1 0), DIOpConstant(u1 0), DIOpAShr(), DIOpChoose(), DIOpConstant(u3 0), DIOpShl(), DIOpArg(3, i128), DIOpConstant(u32 94), DIOpBitOffset(<3 x i1>), DIOpConstant(<3 x i1> 6), DIOpArg(0, u64), DIOpConstant(u32 63), DIOpBitOffset(u1), DIOpChoose(), DIOpComposite(1, b3), DIOpReinterpret(u3), DIOpAnd()), argObjects: {!114, !102, !108, !112})
!318 = !DIBasicType(name: "t318", size: 1, encoding: DW_ATE_unsigned)
!319 = !DILocalVariable(scope: !2, name: "v6", type: !318)
!320 = distinct !DILifetime(object: !319, location: !DIExpr(DIOpConstant(i16 -11851), DIOpSExt(i21), DIOpRead(), DIOpArg(0, i64), DIOpConstant(i64 -9223372036854775808), DIOpSub(), DIOpConstant(i64 3), DIOpAdd(), DIOpBitOffset(i1), DIOpArg(1, i24), DIOpConstant(i24 1), DIOpLShr(), DIOpConvert(i1), DIOpAnd()), argObjects: {!104, !116})
!321 = !DIBasicType(name: "t321", size: 32, encoding: DW_ATE_unsigned)
!322 = !DILocalVariable(scope: !2, name: "v7", type: !321)
!323 = distinct !DILifetime(object: !322, location: !DIExpr(DIOpArg(0, u128), DIOpConstant(u32 34), DIOpBitOffset(ptr), DIOpReinterpret(u64), DIOpConstant(u64 9772348603461414406), DIOpAdd(), DIOpReinterpret(ptr), DIOpDeref(b16), DIOpRead(), DIOpRead(), DIOpConstant(<4 x u4> 12), DIOpComposite(2, <4 x u8>)), argObjects: {!112})
!324 = !DIBasicType(name: "t324", size: 16, encoding: DW_ATE_unsigned)
!325 = !DILocalVariable(scope: !2, name: "v8", type: !324)
!326 = distinct !DILifetime(object: !325, location: !DIExpr(DIOpArg(1, i64), DIOpConstant(u32 9), DIOpBitOffset(b32), DIOpComposite(1, i32), DIOpArg(0, <4 x u32>), DIOpConstant(u32 39), DIOpBitOffset(u72), DIOpConstant(u7 1), DIOpByteOffset(u16), DIOpConstant(u8 2), DIOpOverlay(i32), DIOpAbs(), DIOpConvert(u16)), argObjects: {!112, !104})
!327 = !DIBasicType(name: "t327", size: 1, encoding: DW_ATE_unsigned)
!328 = !DILocalVariable(scope: !2, name: "v9", type: !327)
!329 = distinct !DILifetime(object: !328, location: !DIExpr(DIOpArg(0, ptr), DIOpReinterpret(u64), DIOpConstant(u64 17259262691242846670), DIOpAdd(), DIOpReinterpret(ptr), DIOpDeref(u128), DIOpConstant(i33 12), DIOpAbs(), DIOpZExt(u128), DIOpConstant(u65 5953155283934667839), DIOpRead(), DIOpConvert(u128), DIOpAnd(), DIOpLe()), argObjects: {!102})
!330 = !DIBasicType(name: "t330", size: 33, encoding: DW_ATE_unsigned)
!331 = !DILocalVariable(scope: !2, name: "v10", type: !330)
!332 = distinct !DILifetime(object: !331, location: !DIExpr(DIOpArg(0, <4 x u16>), DIOpConstant(u32 26), DIOpBitOffset(b33), DIOpAddrOf(0), DIOpDeref(b33), DIOpReinterpret(u33), DIOpAddrOf(0), DIOpDeref(u33), DIOpConvert(i33)), argObjects: {!100})
!333 = !DIBasicType(name: "t333", size: 64, encoding: DW_ATE_unsigned)
!334 = !DILocalVariable(scope: !2, name: "v11", type: !333)
!335 = distinct !DILifetime(object: !334, location: !DIExpr(DIOpArg(0, u64), DIOpConstant(u32 15), DIOpBitOffset(i33), DIOpArg(0, u64), DIOpConstant(u32 8), DIOpBitOffset(i33), DIOpMod(), DIOpConstant(ptr 28705), DIOpDeref(i33), DIOpOr(), DIOpArg(1, u64), DIOpConstant(u32 22), DIOpBitOffset(i33), DIOpConstant(i33 -4172245935), DIOpXor(), DIOpArg(0, u64), DIOpConstant(u32 26), DIOpBitOffset(i33), DIOpRead(), DIOpAnd(), DIOpOr(), DIOpConvert(u64)), argObjects: {!102, !104})
!336 = !DIBasicType(name: "t336", size: 8, encoding: DW_ATE_unsigned)
!337 = !DILocalVariable(scope: !2, name: "v12", type: !336)
!338 = distinct !DILifetime(object: !337, location: !DIExpr(DIOpArg(0, u64), DIOpConstant(u32 25), DIOpBitOffset(u32), DIOpArg(0, i64), DIOpConstant(u32 28), DIOpBitOffset(i32), DIOpConstant(i32 0), DIOpSub(), DIOpConstant(i32 2), DIOpAdd(), DIOpByteOffset(u8)), argObjects: {!100})
!339 = !DIBasicType(name: "t339", size: 3, encoding: DW_ATE_unsigned)
!340 = !DILocalVariable(scope: !2, name: "v13", type: !339)
!341 = distinct !DILifetime(object: !340, location: !DIExpr(DIOpArg(0, i128), DIOpConstant(u32 35), DIOpBitOffset(i71), DIOpConstant(u64 2), DIOpBitOffset(i64), DIOpConvert(i3), DIOpAbs()), argObjects: {!112})
!342 = !DIBasicType(name: "t342", size: 128, encoding: DW_ATE_unsigned)
!343 = !DILocalVariable(scope: !2, name: "v14", type: !342)
!344 = distinct !DILifetime(object: !343, location: !DIExpr(DIOpConstant(u192 6277101735386680763835789423207666416102355444464034512895), DIOpConstant(u192 3283804115204983441293245783148198171204309606541842374553), DIOpMul(), DIOpConstant(u192 3138550867693340381917894711603833208051177722232017256447), DIOpConstant(u192 1167657253104129542131858393898046886024292486277173045935), DIOpXor(), DIOpDiv(), DIOpConstant(u12 16), DIOpBitOffset(u128), DIOpConstant(u128 127), DIOpAShr()), argObjects: {})
!345 = !DIBasicType(name: "t345", size: 7, encoding: DW_ATE_unsigned)
!346 = !DILocalVariable(scope: !2, name: "v15", type: !345)
!347 = distinct !DILifetime(object: !346, location: !DIExpr(DIOpArg(0, <3 x i8>), DIOpConstant(u32 11), DIOpBitOffset(i3), DIOpSExt(i5), DIOpArg(1, <2 x u8>), DIOpConstant(u32 2), DIOpBitOffset(b5), DIOpComposite(1, i5), DIOpConstant(i64 0), DIOpBitOffset(<2 x i1>), DIOpComposite(2, u7), DIOpZExt(u7)), argObjects: {!116, !120})
!348 = !DIBasicType(name: "t348", size: 8, encoding: DW_ATE_unsigned)
!349 = !DILocalVariable(scope: !2, name: "v16", type: !348)
!350 = distinct !DILifetime(object: !349, location: !DIExpr(DIOpArg(0, b128), DIOpConstant(u32 60), DIOpBitOffset(u16), DIOpConvert(u3), DIOpSExt(i9), DIOpConstant(i9 132), DIOpXor(), DIOpConstant(u7 1), DIOpBitOffset(u8)), argObjects: {!112})
!351 = !DIBasicType(name: "t351", size: 16, encoding: DW_ATE_unsigned)
!352 = !DILocalVariable(scope: !2, name: "v17", type: !351)
!353 = distinct !DILifetime(object: !352, location: !DIExpr(DIOpArg(0, ptr), DIOpReinterpret(u64), DIOpConstant(u64 17259262691242846673), DIOpAdd(), DIOpReinterpret(ptr), DIOpDeref(b19), DIOpAddrOf(0), DIOpDeref(b19), DIOpConstant(i8 1), DIOpBitOffset(u16), DIOpConstant(i33 -1), DIOpBitOffset(u16), DIOpRead()), argObjects: {!102})
!354 = !DIBasicType(name: "t354", size: 32, encoding: DW_ATE_unsigned)
!355 = !DILocalVariable(scope: !2, name: "v18", type: !354)
!356 = distinct !DILifetime(object: !355, location: !DIExpr(DIOpConstant(u32 3921903409), DIOpAddrOf(0), DIOpDeref(u32), DIOpArg(1, u16), DIOpConstant(u32 0), DIOpBitOffset(<4 x u2>), DIOpArg(0, <2 x u32>), DIOpConstant(u32 8), DIOpBitOffset(<4 x u2>), DIOpArg(0, i64), DIOpSelect(), DIOpConstant(i33 3), DIOpOverlay(u32), DIOpReinterpret(u32), DIOpArg(0, b64), DIOpConstant(u32 19), DIOpBitOffset(u32), DIOpAbs(), DIOpArg(0, b64), DIOpConstant(u32 19), DIOpBitOffset(u32), DIOpRead(), DIOpShl(), DIOpRead(), DIOpMul()), argObjects: {!100, !120})
!357 = !DIBasicType(name: "t357", size: 64, encoding: DW_ATE_unsigned)
!358 = !DILocalVariable(scope: !2, name: "v19", type: !357)
!359 = distinct !DILifetime(object: !358, location: !DIExpr(DIOpConstant(i64 -2053743296992746668), DIOpAddrOf(0), DIOpDeref(i64)), argObjects: {})
!360 = !DIBasicType(name: "t360", size: 33, encoding: DW_ATE_unsigned)
!361 = !DILocalVariable(scope: !2, name: "v20", type: !360)
!362 = distinct !DILifetime(object: !361, location: !DIExpr(DIOpArg(1, u32), DIOpArg(0, b64), DIOpConstant(u32 32), DIOpBitOffset(i16), DIOpConstant(i16 0), DIOpSub(), DIOpConstant(i16 0), DIOpAdd(), DIOpBitOffset(u32), DIOpRead(), DIOpNot(), DIOpConvert(u33)), argObjects: {!100, !106})
!363 = !DIBasicType(name: "t363", size: 8, encoding: DW_ATE_unsigned)
!364 = !DILocalVariable(scope: !2, name: "v21", type: !363)
!365 = distinct !DILifetime(object: !364, location: !DIExpr(DIOpArg(0, ptr), DIOpConstant(u32 30), DIOpBitOffset(u32), DIOpAddrOf(0), DIOpDeref(u32), DIOpZExt(u32), DIOpConstant(i16 -26185), DIOpConvert(u32), DIOpArg(1, u128), DIOpConstant(u32 67), DIOpBitOffset(u32), DIOpAddrOf(0), DIOpDeref(u32), DIOpShl(), DIOpShl(), DIOpConvert(i8)), argObjects: {!102, !118})
!366 = !DIBasicType(name: "t366", size: 24, encoding: DW_ATE_unsigned)
!367 = !DILocalVariable(scope: !2, name: "v22", type: !366)
!368 = distinct !DILifetime(object: !367, location: !DIExpr(DIOpArg(0, u32), DIOpArg(0, u32), DIOpArg(0, u32), DIOpAdd(), DIOpArg(1, <4 x u16>), DIOpConstant(u32 44), DIOpBitOffset(i1), DIOpSExt(u32), DIOpAdd(), DIOpArg(1, i64), DIOpConstant(u32 36), DIOpBitOffset(<2 x i10>), DIOpConstant(u8 1), DIOpBitOffset(u7), DIOpConstant(u71 1), DIOpConstant(u8 3), DIOpBitOffset(u7), DIOpLt(), DIOpChoose(), DIOpConstant(i16 0), DIOpByteOffset(i24)), argObjects: {!106, !104})
!369 = !DIBasicType(name: "t369", size: 32, encoding: DW_ATE_unsigned)
!370 = !DILocalVariable(scope: !2, name: "v23", type: !369)
!371 = distinct !DILifetime(object: !370, location: !DIExpr(DIOpArg(0, b64), DIOpConstant(u32 23), DIOpBitOffset(u32), DIOpConvert(u32), DIOpSExt(i32), DIOpConstant(u52 1), DIOpArg(0, i64), DIOpConstant(u32 8), DIOpBitOffset(u52), DIOpXor(), DIOpArg(0, i64), DIOpConstant(i64 148), DIOpSub(), DIOpConstant(i64 18), DIOpAdd(), DIOpBitOffset(i32), DIOpConstant(i33 -11), DIOpBitOffset(i32), DIOpSub(), DIOpRead()), argObjects: {!100})
!372 = !DIBasicType(name: "t372", size: 12, encoding: DW_ATE_unsigned)
!373 = !DILocalVariable(scope: !2, name: "v24", type: !372)
!374 = distinct !DILifetime(object: !373, location: !DIExpr(DIOpArg(0, u12), DIOpReinterpret(<4 x u3>), DIOpArg(0, <4 x u3>), DIOpAddrOf(0), DIOpDeref(<4 x u3>), DIOpArg(1, u64), DIOpArg(1, u64), DIOpGe(), DIOpChoose(), DIOpReinterpret(u12), DIOpArg(1, <4 x i16>), DIOpConstant(u32 30), DIOpBitOffset(i8), DIOpConvert(u32), DIOpConvert(i3), DIOpSExt(u12), DIOpLShr()), argObjects: {!108, !114})
;! f+0x8 with rax=0x94, rcx=0x107ac8069b51c632, rbx=0x8000000000000000, rsp=0x7000, xmm0=<5a e8 9b ba 81 08 99 95 e2 92 86 e1 49 7e f4 71>, [0x7000]=<3a 5e f6 60 20 31 b4 0b 15 23 3f cf ff 81 35 66 a4 07 75 7c 74 63 7e 92 31 e5 d4 67 16 7c 3b c2 05 b3 44 85 68 79 e6 e9 61 b9 1d a9 42 18 fd d0 10 62 9e d4 60 1b a9 0e 56 3c b0 16 7f e7 a6 84>: v0 = imm(0c)+0
;! f+0x8 with rax=0x94, rcx=0x107ac8069b51c632, rbx=0x8000000000000000, rsp=0x7000, xmm0=<5a e8 9b ba 81 08 99 95 e2 92 86 e1 49 7e f4 71>, [0x7000]=<3a 5e f6 60 20 31 b4 0b 15 23 3f cf ff 81 35 66 a4 07 75 7c 74 63 7e 92 31 e5 d4 67 16 7c 3b c2 05 b3 44 85 68 79 e6 e9 61 b9 1d a9 42 18 fd d0 10 62 9e d4 60 1b a9 0e 56 3c b0 16 7f e7 a6 84>: v1 = imm(ff1cf41d)+0
;! f+0x8 with rax=0x94, rcx=0x107ac8069b51c632, rbx=0x8000000000000000, rsp=0x7000, xmm0=<5a e8 9b ba 81 08 99 95 e2 92 86 e1 49 7e f4 71>, [0x7000]=<3a 5e f6 60 20 31 b4 0b 15 23 3f cf ff 81 35 66 a4 07 75 7c 74 63 7e 92 31 e5 d4 67 16 7c 3b c2 05 b3 44 85 68 79 e6 e9 61 b9 1d a9 42 18 fd d0 10 62 9e d4 60 1b a9 0e 56 3c b0 16 7f e7 a6 84>: v2 = imm(01)+0
;! f+0x8 with rax=0x94, rcx=0x107ac8069b51c632, rbx=0x8000000000000000, rsp=0x7000, xmm0=<5a e8 9b ba 81 08 99 95 e2 92 86 e1 49 7e f4 71>, [0x7000]=<3a 5e f6 60 20 31 b4 0b 15 23 3f cf ff 81 35 66 a4 07 75 7c 74 63 7e 92 31 e5 d4 67 16 7c 3b c2 05 b3 44 85 68 79 e6 e9 61 b9 1d a9 42 18 fd d0 10 62 9e d4 60 1b a9 0e 56 3c b0 16 7f e7 a6 84>: v3 = imm(0000)+0
;! f+0x8 with rax=0x94, rcx=0x107ac8069b51c632, rbx=0x8000000000000000, rsp=0x7000, xmm0=<5a e8 9b ba 81 08 99 95 e2 92 86 e1 49 7e f4 71>, [0x7000]=<3a 5e f6 60 20 31 b4 0b 15 23 3f cf ff 81 35 66 a4 07 75 7c 74 63 7e 92 31 e5 d4 67 16 7c 3b c2 05 b3 44 85 68 79 e6 e9 61 b9 1d a9 42 18 fd d0 10 62 9e d4 60 1b a9 0e 56 3c b0 16 7f e7 a6 84>: v4 = imm(03)+0
;! f+0x8 with rax=0x94, rcx=0x107ac8069b51c632, rbx=0x8000000000000000, rsp=0x7000, xmm0=<5a e8 9b ba 81 08 99 95 e2 92 86 e1 49 7e f4 71>, [0x7000]=<3a 5e f6 60 20 31 b4 0b 15 23 3f cf ff 81 35 66 a4 07 75 7c 74 63 7e 92 31 e5 d4 67 16 7c 3b c2 05 b3 44 85 68 79 e6 e9 61 b9 1d a9 42 18 fd d0 10 62 9e d4 60 1b a9 0e 56 3c b0 16 7f e7 a6 84>: v5 = imm(02)+0
;! f+0x8 with rax=0x94, rcx=0x107ac8069b51c632, rbx=0x8000000000000000, rsp=0x7000, xmm0=<5a e8 9b ba 81 08 99 95 e2 92 86 e1 49 7e f4 71>, [0x7000]=<3a 5e f6 60 20 31 b4 0b 15 23 3f cf ff 81 35 66 a4 07 75 7c 74 63 7e 92 31 e5 d4 67 16 7c 3b c2 05 b3 44 85 68 79 e6 e9 61 b9 1d a9 42 18 fd d0 10 62 9e d4 60 1b a9 0e 56 3c b0 16 7f e7 a6 84>: v6 = imm(00)+0
;! f+0x8 with rax=0x94, rcx=0x107ac8069b51c632, rbx=0x8000000000000000, rsp=0x7000, xmm0=<5a e8 9b ba 81 08 99 95 e2 92 86 e1 49 7e f4 71>, [0x7000]=<3a 5e f6 60 20 31 b4 0b 15 23 3f cf ff 81 35 66 a4 07 75 7c 74 63 7e 92 31 e5 d4 67 16 7c 3b c2 05 b3 44 85 68 79 e6 e9 61 b9 1d a9 42 18 fd d0 10 62 9e d4 60 1b a9 0e 56 3c b0 16 7f e7 a6 84>: v7 = imm(e6e90c00)+0
;! f+0x8 with rax=0x94, rcx=0x107ac8069b51c632, rbx=0x8000000000000000, rsp=0x7000, xmm0=<5a e8 9b ba 81 08 99 95 e2 92 86 e1 49 7e f4 71>, [0x7000]=<3a 5e f6 60 20 31 b4 0b 15 23 3f cf ff 81 35 66 a4 07 75 7c 74 63 7e 92 31 e5 d4 67 16 7c 3b c2 05 b3 44 85 68 79 e6 e9 61 b9 1d a9 42 18 fd d0 10 62 9e d4 60 1b a9 0e 56 3c b0 16 7f e7 a6 84>: v8 = imm(0000)+0
;! f+0x8 with rax=0x94, rcx=0x107ac8069b51c632, rbx=0x8000000000000000, rsp=0x7000, xmm0=<5a e8 9b ba 81 08 99 95 e2 92 86 e1 49 7e f4 71>, [0x7000]=<3a 5e f6 60 20 31 b4 0b 15 23 3f cf ff 81 35 66 a4 07 75 7c 74 63 7e 92 31 e5 d4 67 16 7c 3b c2 05 b3 44 85 68 79 e6 e9 61 b9 1d a9 42 18 fd d0 10 62 9e d4 60 1b a9 0e 56 3c b0 16 7f e7 a6 84>: v9 = imm(00)+0
;! f+0x8 with rax=0x94, rcx=0x107ac8069b51c632, rbx=0x8000000000000000, rsp=0x7000, xmm0=<5a e8 9b ba 81 08 99 95 e2 92 86 e1 49 7e f4 71>, [0x7000]=<3a 5e f6 60 20 31 b4 0b 15 23 3f cf ff 81 35 66 a4 07 75 7c 74 63 7e 92 31 e5 d4 67 16 7c 3b c2 05 b3 44 85 68 79 e6 e9 61 b9 1d a9 42 18 fd d0 10 62 9e d4 60 1b a9 0e 56 3c b0 16 7f e7 a6 84>: v10 = imm(0000000000)+0
;! f+0x8 with rax=0x94, rcx=0x107ac8069b51c632, rbx=0x8000000000000000, rsp=0x7000, xmm0=<5a e8 9b ba 81 08 99 95 e2 92 86 e1 49 7e f4 71>, [0x7000]=<3a 5e f6 60 20 31 b4 0b 15 23 3f cf ff 81 35 66 a4 07 75 7c 74 63 7e 92 31 e5 d4 67 16 7c 3b c2 05 b3 44 85 68 79 e6 e9 61 b9 1d a9 42 18 fd d0 10 62 9e d4 60 1b a9 0e 56 3c b0 16 7f e7 a6 84>: v11 = imm(b357d7ffffffffff)+0
;! f+0x8 with rax=0x94, rcx=0x107ac8069b51c632, rbx=0x8000000000000000, rsp=0x7000, xmm0=<5a e8 9b ba 81 08 99 95 e2 92 86 e1 49 7e f4 71>, [0x7000]=<3a 5e f6 60 20 31 b4 0b 15 23 3f cf ff 81 35 66 a4 07 75 7c 74 63 7e 92 31 e5 d4 67 16 7c 3b c2 05 b3 44 85 68 79 e6 e9 61 b9 1d a9 42 18 fd d0 10 62 9e d4 60 1b a9 0e 56 3c b0 16 7f e7 a6 84>: v12 = reg(0)+5.1
;! f+0x8 with rax=0x94, rcx=0x107ac8069b51c632, rbx=0x8000000000000000, rsp=0x7000, xmm0=<5a e8 9b ba 81 08 99 95 e2 92 86 e1 49 7e f4 71>, [0x7000]=<3a 5e f6 60 20 31 b4 0b 15 23 3f cf ff 81 35 66 a4 07 75 7c 74 63 7e 92 31 e5 d4 67 16 7c 3b c2 05 b3 44 85 68 79 e6 e9 61 b9 1d a9 42 18 fd d0 10 62 9e d4 60 1b a9 0e 56 3c b0 16 7f e7 a6 84>: v13 = imm(04)+0
;! f+0x8 with rax=0x94, rcx=0x107ac8069b51c632, rbx=0x8000000000000000, rsp=0x7000, xmm0=<5a e8 9b ba 81 08 99 95 e2 92 86 e1 49 7e f4 71>, [0x7000]=<3a 5e f6 60 20 31 b4 0b 15 23 3f cf ff 81 35 66 a4 07 75 7c 74 63 7e 92 31 e5 d4 67 16 7c 3b c2 05 b3 44 85 68 79 e6 e9 61 b9 1d a9 42 18 fd d0 10 62 9e d4 60 1b a9 0e 56 3c b0 16 7f e7 a6 84>: v14 = imm(00000000000000000000000000000000)+0
;! f+0x8 with rax=0x94, rcx=0x107ac8069b51c632, rbx=0x8000000000000000, rsp=0x7000, xmm0=<5a e8 9b ba 81 08 99 95 e2 92 86 e1 49 7e f4 71>, [0x7000]=<3a 5e f6 60 20 31 b4 0b 15 23 3f cf ff 81 35 66 a4 07 75 7c 74 63 7e 92 31 e5 d4 67 16 7c 3b c2 05 b3 44 85 68 79 e6 e9 61 b9 1d a9 42 18 fd d0 10 62 9e d4 60 1b a9 0e 56 3c b0 16 7f e7 a6 84>: v15 = imm(3c)+0
;! f+0x8 with rax=0x94, rcx=0x107ac8069b51c632, rbx=0x8000000000000000, rsp=0x7000, xmm0=<5a e8 9b ba 81 08 99 95 e2 92 86 e1 49 7e f4 71>, [0x7000]=<3a 5e f6 60 20 31 b4 0b 15 23 3f cf ff 81 35 66 a4 07 75 7c 74 63 7e 92 31 e5 d4 67 16 7c 3b c2 05 b3 44 85 68 79 e6 e9 61 b9 1d a9 42 18 fd d0 10 62 9e d4 60 1b a9 0e 56 3c b0 16 7f e7 a6 84>: v16 = imm(42)+0
;! f+0x8 with rax=0x94, rcx=0x107ac8069b51c632, rbx=0x8000000000000000, rsp=0x7000, xmm0=<5a e8 9b ba 81 08 99 95 e2 92 86 e1 49 7e f4 71>, [0x7000]=<3a 5e f6 60 20 31 b4 0b 15 23 3f cf ff 81 35 66 a4 07 75 7c 74 63 7e 92 31 e5 d4 67 16 7c 3b c2 05 b3 44 85 68 79 e6 e9 61 b9 1d a9 42 18 fd d0 10 62 9e d4 60 1b a9 0e 56 3c b0 16 7f e7 a6 84>: v17 = imm(6020)+0
;! f+0x8 with rax=0x94, rcx=0x107ac8069b51c632, rbx=0x8000000000000000, rsp=0x7000, xmm0=<5a e8 9b ba 81 08 99 95 e2 92 86 e1 49 7e f4 71>, [0x7000]=<3a 5e f6 60 20 31 b4 0b 15 23 3f cf ff 81 35 66 a4 07 75 7c 74 63 7e 92 31 e5 d4 67 16 7c 3b c2 05 b3 44 85 68 79 e6 e9 61 b9 1d a9 42 18 fd d0 10 62 9e d4 60 1b a9 0e 56 3c b0 16 7f e7 a6 84>: v18 = imm(00000000)+0
;! f+0x8 with rax=0x94, rcx=0x107ac8069b51c632, rbx=0x8000000000000000, rsp=0x7000, xmm0=<5a e8 9b ba 81 08 99 95 e2 92 86 e1 49 7e f4 71>, [0x7000]=<3a 5e f6 60 20 31 b4 0b 15 23 3f cf ff 81 35 66 a4 07 75 7c 74 63 7e 92 31 e5 d4 67 16 7c 3b c2 05 b3 44 85 68 79 e6 e9 61 b9 1d a9 42 18 fd d0 10 62 9e d4 60 1b a9 0e 56 3c b0 16 7f e7 a6 84>: v19 = imm(5463e8425aa37fe3)+0
;! f+0x8 with rax=0x94, rcx=0x107ac8069b51c632, rbx=0x8000000000000000, rsp=0x7000, xmm0=<5a e8 9b ba 81 08 99 95 e2 92 86 e1 49 7e f4 71>, [0x7000]=<3a 5e f6 60 20 31 b4 0b 15 23 3f cf ff 81 35 66 a4 07 75 7c 74 63 7e 92 31 e5 d4 67 16 7c 3b c2 05 b3 44 85 68 79 e6 e9 61 b9 1d a9 42 18 fd d0 10 62 9e d4 60 1b a9 0e 56 3c b0 16 7f e7 a6 84>: v20 = imm(6bffffff00)+0
;! f+0x8 with rax=0x94, rcx=0x107ac8069b51c632, rbx=0x8000000000000000, rsp=0x7000, xmm0=<5a e8 9b ba 81 08 99 95 e2 92 86 e1 49 7e f4 71>, [0x7000]=<3a 5e f6 60 20 31 b4 0b 15 23 3f cf ff 81 35 66 a4 07 75 7c 74 63 7e 92 31 e5 d4 67 16 7c 3b c2 05 b3 44 85 68 79 e6 e9 61 b9 1d a9 42 18 fd d0 10 62 9e d4 60 1b a9 0e 56 3c b0 16 7f e7 a6 84>: v21 = imm(1a)+0
;! f+0x8 with rax=0x94, rcx=0x107ac8069b51c632, rbx=0x8000000000000000, rsp=0x7000, xmm0=<5a e8 9b ba 81 08 99 95 e2 92 86 e1 49 7e f4 71>, [0x7000]=<3a 5e f6 60 20 31 b4 0b 15 23 3f cf ff 81 35 66 a4 07 75 7c 74 63 7e 92 31 e5 d4 67 16 7c 3b c2 05 b3 44 85 68 79 e6 e9 61 b9 1d a9 42 18 fd d0 10 62 9e d4 60 1b a9 0e 56 3c b0 16 7f e7 a6 84>: v22 = imm(280100)+0
;! f+0x8 with rax=0x94, rcx=0x107ac8069b51c632, rbx=0x8000000000000000, rsp=0x7000, xmm0=<5a e8 9b ba 81 08 99 95 e2 92 86 e1 49 7e f4 71>, [0x7000]=<3a 5e f6 60 20 31 b4 0b 15 23 3f cf ff 81 35 66 a4 07 75 7c 74 63 7e 92 31 e5 d4 67 16 7c 3b c2 05 b3 44 85 68 79 e6 e9 61 b9 1d a9 42 18 fd d0 10 62 9e d4 60 1b a9 0e 56 3c b0 16 7f e7 a6 84>: v23 = imm(00000000)+0
;! f+0x8 with rax=0x94, rcx=0x107ac8069b51c632, rbx=0x8000000000000000, rsp=0x7000, xmm0=<5a e8 9b ba 81 08 99 95 e2 92 86 e1 49 7e f4 71>, [0x7000]=<3a 5e f6 60 20 31 b4 0b 15 23 3f cf ff 81 35 66 a4 07 75 7c 74 63 7e 92 31 e5 d4 67 16 7c 3b c2 05 b3 44 85 68 79 e6 e9 61 b9 1d a9 42 18 fd d0 10 62 9e d4 60 1b a9 0e 56 3c b0 16 7f e7 a6 84>: v24 = imm(1807)+0
