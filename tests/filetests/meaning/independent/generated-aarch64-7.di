; random expressions of all operations on registers, parts, slots and constants of odd sizes, expected results from an independent evaluator (aarch64)
target "aarch64"
define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !101, %reg(x0)
  0x0: dbg.def !103, %reg(x1)
  0x0: dbg.def !105, %reg(x2)
  0x0: dbg.def !107, %reg(x0)
  0x0: dbg.def !109, %reg(x1, 5, 12)
  0x0: dbg.def !111, %reg(x2, 8, 7)
  0x0: dbg.def !113, %reg(v0)
  0x0: dbg.def !115, %slot(sp+16, 64)
  0x0: dbg.def !117, %slot(sp+3, 24)
  0x0: dbg.def !119, %slot(sp+32, 128)
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
!110 = distinct !DIFragment()
!111 = distinct !DILifetime(object: !110, location: !DIExpr(DIOpReferrer(u7)))
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
!305 = distinct !DILifetime(object: !304, location: !DIExpr(DIOpArg(1, u12), DIOpConvert(i7), DIOpConstant(i7 1), DIOpShl(), DIOpConstant(i7 2), DIOpConstant(i7 1), DIOpShr(), DIOpAddrOf(0), DIOpDeref(i7), DIOpOr(), DIOpArg(0, u64), DIOpAddrOf(0), DIOpDeref(u64), DIOpArg(0, u64), DIOpArg(0, u64), DIOpArg(0, <2 x u32>), DIOpConstant(u32 18), DIOpBitOffset(u1), DIOpChoose(), DIOpOr(), DIOpConvert(i7), DIOpXor()), argObjects: {!102, !108})
!306 = !DIBasicType(name: "t306", size: 33, encoding: DW_ATE_unsigned)
!307 = !DILocalVariable(scope: !2, name: "v2", type: !306)
!308 = distinct !DILifetime(object: !307, location: !DIExpr(DIOpConstant(ptr 28676), DIOpDeref(u33), DIOpConstant(u33 34), DIOpShl()), argObjects: {})
!309 = !DIBasicType(name: "t309", size: 12, encoding: DW_ATE_unsigned)
!310 = !DILocalVariable(scope: !2, name: "v3", type: !309)
!311 = distinct !DILifetime(object: !310, location: !DIExpr(DIOpConstant(ptr 3687835878267001189), DIOpReinterpret(u64), DIOpConstant(u64 14758908195442579114), DIOpAdd(), DIOpReinterpret(ptr), DIOpDeref(i12)), argObjects: {})
!312 = !DIBasicType(name: "t312", size: 65, encoding: DW_ATE_unsigned)
!313 = !DILocalVariable(scope: !2, name: "v4", type: !312)
!314 = distinct !DILifetime(object: !313, location: !DIExpr(DIOpConstant(ptr 28702), DIOpDeref(i12), DIOpSExt(u39), DIOpConstant(i33 1), DIOpBitOffset(u32), DIOpConvert(u65)), argObjects: {})
!315 = !DIBasicType(name: "t315", size: 32, encoding: DW_ATE_unsigned)
!316 = !DILocalVariable(scope: !2, name: "v5", type: !315)
!317 = distinct !DILifetime(object: !316, location: !DIExpr(DIOpConstant(i18 1), DIOpArg(1, i64), DIOpConstant(u32 16), DIOpBitOffset(u14), DIOpComposite(2, b32), DIOpAddrOf(0), DIOpDeref(b32), DIOpArg(2, u128), DIOpConstant(u128 271943612623824584748393861432495193271), DIOpArg(0, <2 x i32>), DIOpConstant(u32 60), DIOpBitOffset(u1), DIOpChoose(), DIOpConvert(u5), DIOpConstant(i33 3), DIOpOverlay(b32), DIOpComposite(1, i32)), argObjects: {!114, !104, !112})
!318 = !DIBasicType(name: "t318", size: 3, encoding: DW_ATE_unsigned)
!319 = !DILocalVariable(scope: !2, name: "v6", type: !318)
!320 = distinct !DILifetime(object: !319, location: !DIExpr(DIOpArg(0, ptr), DIOpConstant(u32 33), DIOpBitOffset(i24), DIOpConstant(i24 24), DIOpShr(), DIOpZExt(u67), DIOpConstant(i12 9), DIOpBitOffset(u3), DIOpNeg()), argObjects: {!100})
!321 = !DIBasicType(name: "t321", size: 8, encoding: DW_ATE_unsigned)
!322 = !DILocalVariable(scope: !2, name: "v7", type: !321)
!323 = distinct !DILifetime(object: !322, location: !DIExpr(DIOpArg(1, i64), DIOpConstant(u32 21), DIOpBitOffset(i32), DIOpArg(2, i64), DIOpConstant(u32 32), DIOpBitOffset(i32), DIOpSub(), DIOpConvert(u2), DIOpArg(3, u7), DIOpConstant(u32 5), DIOpBitOffset(i2), DIOpArg(0, u12), DIOpConstant(u32 4), DIOpBitOffset(<2 x i1>), DIOpArg(0, b12), DIOpConstant(u32 7), DIOpBitOffset(i2), DIOpComposite(3, u6), DIOpArg(1, i64), DIOpConstant(u32 7), DIOpBitOffset(u6), DIOpArg(2, b64), DIOpConstant(u32 40), DIOpBitOffset(u6), DIOpArg(1, b64), DIOpConstant(u32 34), DIOpBitOffset(u1), DIOpChoose(), DIOpAdd(), DIOpComposite(2, i8), DIOpArg(2, b64), DIOpConstant(u32 42), DIOpBitOffset(i16), DIOpRead(), DIOpConstant(u16 9156), DIOpConstant(u16 9156), DIOpSub(), DIOpConstant(u16 0), DIOpAdd(), DIOpByteOffset(<2 x i4>), DIOpReinterpret(i8), DIOpXor()), argObjects: {!108, !102, !104, !110})
!324 = !DIBasicType(name: "t324", size: 3, encoding: DW_ATE_unsigned)
!325 = !DILocalVariable(scope: !2, name: "v8", type: !324)
!326 = distinct !DILifetime(object: !325, location: !DIExpr(DIOpArg(0, u12), DIOpSExt(i14), DIOpConstant(i7 8), DIOpBitOffset(<2 x u3>), DIOpAddrOf(0), DIOpDeref(<2 x u3>), DIOpArg(0, i12), DIOpConstant(u32 3), DIOpBitOffset(i8), DIOpConstant(i8 0), DIOpSub(), DIOpConstant(i8 1), DIOpAdd(), DIOpBitOffset(i3)), argObjects: {!108})
!327 = !DIBasicType(name: "t327", size: 128, encoding: DW_ATE_unsigned)
!328 = !DILocalVariable(scope: !2, name: "v9", type: !327)
!329 = distinct !DILifetime(object: !328, location: !DIExpr(DIOpConstant(u97 50924929882848064908888769119), DIOpConstant(i7 9), DIOpBitOffset(u33), DIOpConvert(i68), DIOpExtend(2), DIOpArg(0, ptr), DIOpConstant(u32 43), DIOpBitOffset(i7), DIOpConstant(i7 0), DIOpSub(), DIOpConstant(i7 1), DIOpAdd(), DIOpByteOffset(u128)), argObjects: {!102})
!330 = !DIBasicType(name: "t330", size: 64, encoding: DW_ATE_unsigned)
!331 = !DILocalVariable(scope: !2, name: "v10", type: !330)
!332 = distinct !DILifetime(object: !331, location: !DIExpr(DIOpConstant(u24 0), DIOpArg(0, u24), DIOpDiv(), DIOpConvert(i32), DIOpArg(2, ptr), DIOpConstant(u32 23), DIOpBitOffset(i32), DIOpAbs(), DIOpArg(2, u64), DIOpConstant(u32 28), DIOpBitOffset(i32), DIOpArg(2, i64), DIOpConstant(u32 20), DIOpBitOffset(i32), DIOpAdd(), DIOpConstant(u1 1), DIOpArg(1, i16), DIOpConstant(u32 8), DIOpBitOffset(u1), DIOpAnd(), DIOpChoose(), DIOpShl(), DIOpConvert(i64)), argObjects: {!116, !120, !114})
!333 = !DIBasicType(name: "t333", size: 64, encoding: DW_ATE_unsigned)
!334 = !DILocalVariable(scope: !2, name: "v11", type: !333)
!335 = distinct !DILifetime(object: !334, location: !DIExpr(DIOpConstant(<3 x i40> 736595710280394581336926823157999049), DIOpArg(0, i128), DIOpConstant(u32 78), DIOpBitOffset(i12), DIOpConstant(i12 -2004), DIOpSub(), DIOpConstant(i12 3), DIOpAdd(), DIOpByteOffset(i64), DIOpReinterpret(i64)), argObjects: {!118})
!336 = !DIBasicType(name: "t336", size: 64, encoding: DW_ATE_unsigned)
!337 = !DILocalVariable(scope: !2, name: "v12", type: !336)
!338 = distinct !DILifetime(object: !337, location: !DIExpr(DIOpArg(0, i128), DIOpConstant(u32 66), DIOpBitOffset(i21), DIOpRead(), DIOpAddrOf(0), DIOpDeref(i21), DIOpArg(1, b64), DIOpConstant(u32 2), DIOpBitOffset(i33), DIOpConstant(i33 1524352386), DIOpSub(), DIOpConstant(i33 17), DIOpAdd(), DIOpBitOffset(u1), DIOpZExt(u64)), argObjects: {!112, !114})
!339 = !DIBasicType(name: "t339", size: 128, encoding: DW_ATE_unsigned)
!340 = !DILocalVariable(scope: !2, name: "v13", type: !339)
!341 = distinct !DILifetime(object: !340, location: !DIExpr(DIOpConstant(u136 0), DIOpConstant(u12 5), DIOpBitOffset(i128), DIOpNot(), DIOpReinterpret(i128), DIOpNot()), argObjects: {})
!342 = !DIBasicType(name: "t342", size: 16, encoding: DW_ATE_unsigned)
!343 = !DILocalVariable(scope: !2, name: "v14", type: !342)
!344 = distinct !DILifetime(object: !343, location: !DIExpr(DIOpArg(0, ptr), DIOpReinterpret(u64), DIOpConstant(u64 9223372036854804494), DIOpAdd(), DIOpReinterpret(ptr), DIOpDeref(u16)), argObjects: {!102})
!345 = !DIBasicType(name: "t345", size: 16, encoding: DW_ATE_unsigned)
!346 = !DILocalVariable(scope: !2, name: "v15", type: !345)
!347 = distinct !DILifetime(object: !346, location: !DIExpr(DIOpArg(0, i16), DIOpConstant(i16 15), DIOpAShr()), argObjects: {!120})
!348 = !DIBasicType(name: "t348", size: 3, encoding: DW_ATE_unsigned)
!349 = !DILocalVariable(scope: !2, name: "v16", type: !348)
!350 = distinct !DILifetime(object: !349, location: !DIExpr(DIOpConstant(ptr 28674), DIOpDeref(u12), DIOpArg(0, u12), DIOpArg(0, u12), DIOpLShr(), DIOpRead(), DIOpSub(), DIOpConvert(i3)), argObjects: {!108})
!351 = !DIBasicType(name: "t351", size: 3, encoding: DW_ATE_unsigned)
!352 = !DILocalVariable(scope: !2, name: "v17", type: !351)
!353 = distinct !DILifetime(object: !352, location: !DIExpr(DIOpArg(0, i128), DIOpConstant(u32 55), DIOpBitOffset(ptr), DIOpReinterpret(u64), DIOpConstant(u64 5122758267931165056), DIOpAdd(), DIOpReinterpret(ptr), DIOpDeref(<3 x u1>), DIOpRead(), DIOpComposite(1, <3 x u1>)), argObjects: {!112})
!354 = !DIBasicType(name: "t354", size: 12, encoding: DW_ATE_unsigned)
!355 = !DILocalVariable(scope: !2, name: "v18", type: !354)
!356 = distinct !DILifetime(object: !355, location: !DIExpr(DIOpArg(0, i128), DIOpConstant(u32 66), DIOpBitOffset(u12), DIOpArg(0, i128), DIOpConstant(u32 38), DIOpBitOffset(u12), DIOpArg(2, <4 x i16>), DIOpConstant(u32 11), DIOpBitOffset(u1), DIOpChoose(), DIOpConstant(ptr 28702), DIOpDeref(u12), DIOpLShr(), DIOpAbs(), DIOpArg(1, b128), DIOpConstant(u32 49), DIOpBitOffset(<3 x u4>), DIOpArg(0, u128), DIOpConstant(u32 0), DIOpBitOffset(<3 x u4>), DIOpArg(2, u64), DIOpConstant(u32 22), DIOpBitOffset(u1), DIOpChoose(), DIOpReinterpret(<2 x i6>), DIOpComposite(1, u12), DIOpShl()), argObjects: {!112, !118, !114})
!357 = !DIBasicType(name: "t357", size: 32, encoding: DW_ATE_unsigned)
!358 = !DILocalVariable(scope: !2, name: "v19", type: !357)
!359 = distinct !DILifetime(object: !358, location: !DIExpr(DIOpConstant(u33 1), DIOpZExt(u33), DIOpArg(0, i64), DIOpConstant(u32 9), DIOpBitOffset(u7), DIOpConstant(u7 0), DIOpSub(), DIOpConstant(u7 1), DIOpAdd(), DIOpBitOffset(i32), DIOpComposite(1, <2 x i16>), DIOpReinterpret(i32)), argObjects: {!104})
!360 = !DIBasicType(name: "t360", size: 32, encoding: DW_ATE_unsigned)
!361 = !DILocalVariable(scope: !2, name: "v20", type: !360)
!362 = distinct !DILifetime(object: !361, location: !DIExpr(DIOpArg(0, <2 x u64>), DIOpConstant(u32 37), DIOpBitOffset(i2), DIOpConstant(b1 1), DIOpArg(1, i32), DIOpConstant(u32 27), DIOpBitOffset(i1), DIOpComposite(3, <2 x u2>), DIOpReinterpret(b4), DIOpArg(0, i128), DIOpConstant(u32 72), DIOpBitOffset(b21), DIOpConstant(ptr 28709), DIOpDeref(b7), DIOpRead(), DIOpComposite(3, u32), DIOpArg(1, u32), DIOpArg(1, u32), DIOpShl(), DIOpArg(1, b32), DIOpConstant(i16 0), DIOpByteOffset(u32), DIOpArg(2, u7), DIOpConstant(u32 1), DIOpBitOffset(i1), DIOpReinterpret(u1), DIOpChoose(), DIOpAddrOf(0), DIOpDeref(u32), DIOpOr()), argObjects: {!118, !106, !110})
!363 = !DIBasicType(name: "t363", size: 16, encoding: DW_ATE_unsigned)
!364 = !DILocalVariable(scope: !2, name: "v21", type: !363)
!365 = distinct !DILifetime(object: !364, location: !DIExpr(DIOpArg(0, <4 x i16>), DIOpConstant(u32 56), DIOpBitOffset(u7), DIOpConvert(u16), DIOpArg(1, u128), DIOpConstant(u32 22), DIOpBitOffset(u16), DIOpConstant(u16 0), DIOpShl(), DIOpLShr(), DIOpAbs(), DIOpAbs()), argObjects: {!104, !118})
!366 = !DIBasicType(name: "t366", size: 64, encoding: DW_ATE_unsigned)
!367 = !DILocalVariable(scope: !2, name: "v22", type: !366)
!368 = distinct !DILifetime(object: !367, location: !DIExpr(DIOpArg(1, b64), DIOpConstant(u32 1), DIOpBitOffset(u16), DIOpArg(2, u128), DIOpConstant(u32 79), DIOpBitOffset(u16), DIOpXor(), DIOpNeg(), DIOpArg(1, i64), DIOpConstant(u32 44), DIOpBitOffset(i16), DIOpNeg(), DIOpReinterpret(u16), DIOpAnd(), DIOpArg(2, i128), DIOpConstant(u32 25), DIOpBitOffset(<2 x i21>), DIOpArg(0, b12), DIOpConstant(u32 2), DIOpBitOffset(i6), DIOpArg(1, <2 x i32>), DIOpConstant(u32 18), DIOpBitOffset(i6), DIOpArg(2, i128), DIOpConstant(u32 73), DIOpBitOffset(u1), DIOpChoose(), DIOpRead(), DIOpReinterpret(i6), DIOpComposite(3, i64)), argObjects: {!108, !100, !118})
!369 = !DIBasicType(name: "t369", size: 3, encoding: DW_ATE_unsigned)
!370 = !DILocalVariable(scope: !2, name: "v23", type: !369)
!371 = distinct !DILifetime(object: !370, location: !DIExpr(DIOpArg(0, ptr), DIOpReinterpret(u64), DIOpConstant(u64 5310619023544120549), DIOpAdd(), DIOpReinterpret(ptr), DIOpDeref(u2), DIOpArg(1, <2 x i6>), DIOpConstant(u32 11), DIOpBitOffset(i1), DIOpRead(), DIOpConstant(ptr 28691), DIOpDeref(i1), DIOpAnd(), DIOpNeg(), DIOpComposite(2, u3)), argObjects: {!100, !108})
!372 = !DIBasicType(name: "t372", size: 3, encoding: DW_ATE_unsigned)
!373 = !DILocalVariable(scope: !2, name: "v24", type: !372)
!374 = distinct !DILifetime(object: !373, location: !DIExpr(DIOpArg(0, b32), DIOpConstant(u32 5), DIOpBitOffset(u24), DIOpConvert(i3), DIOpArg(1, ptr), DIOpReinterpret(u64), DIOpConstant(u64 8280082244871215624), DIOpAdd(), DIOpReinterpret(ptr), DIOpDeref(i3), DIOpMul(), DIOpAbs(), DIOpSExt(u3)), argObjects: {!106, !114})
;! f+0x8 with x0=0xb64ce4228c38fb29, x1=0x8000000000000000, x2=0x8000000000000000, sp=0x7000, v0=<58 a9 90 5c ad 87 bd 4c 77 e2 98 3f 27 74 5c cb>, [0x7000]=<52 f2 26 65 a6 0c 12 d2 89 18 5d 95 0e e8 81 36 09 16 6f 6b 11 3d 17 8d 6c 0f d3 90 1f f2 39 a1 a0 95 f2 0f 93 95 65 0c f9 38 0b 8e db 22 4a 6b 24 8a 1e 92 4e 8f d0 ae 2e 1a 94 92 a3 30 5f 18>: v0 = imm(00000000000000000000000000000000)+0
;! f+0x8 with x0=0xb64ce4228c38fb29, x1=0x8000000000000000, x2=0x8000000000000000, sp=0x7000, v0=<58 a9 90 5c ad 87 bd 4c 77 e2 98 3f 27 74 5c cb>, [0x7000]=<52 f2 26 65 a6 0c 12 d2 89 18 5d 95 0e e8 81 36 09 16 6f 6b 11 3d 17 8d 6c 0f d3 90 1f f2 39 a1 a0 95 f2 0f 93 95 65 0c f9 38 0b 8e db 22 4a 6b 24 8a 1e 92 4e 8f d0 ae 2e 1a 94 92 a3 30 5f 18>: v1 = imm(01)+0
;! f+0x8 with x0=0xb64ce4228c38fb29, x1=0x8000000000000000, x2=0x8000000000000000, sp=0x7000, v0=<58 a9 90 5c ad 87 bd 4c 77 e2 98 3f 27 74 5c cb>, [0x7000]=<52 f2 26 65 a6 0c 12 d2 89 18 5d 95 0e e8 81 36 09 16 6f 6b 11 3d 17 8d 6c 0f d3 90 1f f2 39 a1 a0 95 f2 0f 93 95 65 0c f9 38 0b 8e db 22 4a 6b 24 8a 1e 92 4e 8f d0 ae 2e 1a 94 92 a3 30 5f 18>: v2 = imm(0000000000)+0
;! f+0x8 with x0=0xb64ce4228c38fb29, x1=0x8000000000000000, x2=0x8000000000000000, sp=0x7000, v0=<58 a9 90 5c ad 87 bd 4c 77 e2 98 3f 27 74 5c cb>, [0x7000]=<52 f2 26 65 a6 0c 12 d2 89 18 5d 95 0e e8 81 36 09 16 6f 6b 11 3d 17 8d 6c 0f d3 90 1f f2 39 a1 a0 95 f2 0f 93 95 65 0c f9 38 0b 8e db 22 4a 6b 24 8a 1e 92 4e 8f d0 ae 2e 1a 94 92 a3 30 5f 18>: v3 = mem(0)+0x700f
;! f+0x8 with x0=0xb64ce4228c38fb29, x1=0x8000000000000000, x2=0x8000000000000000, sp=0x7000, v0=<58 a9 90 5c ad 87 bd 4c 77 e2 98 3f 27 74 5c cb>, [0x7000]=<52 f2 26 65 a6 0c 12 d2 89 18 5d 95 0e e8 81 36 09 16 6f 6b 11 3d 17 8d 6c 0f d3 90 1f f2 39 a1 a0 95 f2 0f 93 95 65 0c f9 38 0b 8e db 22 4a 6b 24 8a 1e 92 4e 8f d0 ae 2e 1a 94 92 a3 30 5f 18>: v4 = imm(9c0000000000000000)+0
;! f+0x8 with x0=0xb64ce4228c38fb29, x1=0x8000000000000000, x2=0x8000000000000000, sp=0x7000, v0=<58 a9 90 5c ad 87 bd 4c 77 e2 98 3f 27 74 5c cb>, [0x7000]=<52 f2 26 65 a6 0c 12 d2 89 18 5d 95 0e e8 81 36 09 16 6f 6b 11 3d 17 8d 6c 0f d3 90 1f f2 39 a1 a0 95 f2 0f 93 95 65 0c f9 38 0b 8e db 22 4a 6b 24 8a 1e 92 4e 8f d0 ae 2e 1a 94 92 a3 30 5f 18>: v5 = comp[0..2.2: imm(010000), 2.2..3: reg(2)+2, 3..3.5: imm(17), 3.5..4: reg(2)+3.3]+0
;! f+0x8 with x0=0xb64ce4228c38fb29, x1=0x8000000000000000, x2=0x8000000000000000, sp=0x7000, v0=<58 a9 90 5c ad 87 bd 4c 77 e2 98 3f 27 74 5c cb>, [0x7000]=<52 f2 26 65 a6 0c 12 d2 89 18 5d 95 0e e8 81 36 09 16 6f 6b 11 3d 17 8d 6c 0f d3 90 1f f2 39 a1 a0 95 f2 0f 93 95 65 0c f9 38 0b 8e db 22 4a 6b 24 8a 1e 92 4e 8f d0 ae 2e 1a 94 92 a3 30 5f 18>: v6 = imm(00)+0
;! f+0x8 with x0=0xb64ce4228c38fb29, x1=0x8000000000000000, x2=0x8000000000000000, sp=0x7000, v0=<58 a9 90 5c ad 87 bd 4c 77 e2 98 3f 27 74 5c cb>, [0x7000]=<52 f2 26 65 a6 0c 12 d2 89 18 5d 95 0e e8 81 36 09 16 6f 6b 11 3d 17 8d 6c 0f d3 90 1f f2 39 a1 a0 95 f2 0f 93 95 65 0c f9 38 0b 8e db 22 4a 6b 24 8a 1e 92 4e 8f d0 ae 2e 1a 94 92 a3 30 5f 18>: v7 = imm(00)+0
;! f+0x8 with x0=0xb64ce4228c38fb29, x1=0x8000000000000000, x2=0x8000000000000000, sp=0x7000, v0=<58 a9 90 5c ad 87 bd 4c 77 e2 98 3f 27 74 5c cb>, [0x7000]=<52 f2 26 65 a6 0c 12 d2 89 18 5d 95 0e e8 81 36 09 16 6f 6b 11 3d 17 8d 6c 0f d3 90 1f f2 39 a1 a0 95 f2 0f 93 95 65 0c f9 38 0b 8e db 22 4a 6b 24 8a 1e 92 4e 8f d0 ae 2e 1a 94 92 a3 30 5f 18>: v8 = imm(00)+0
;! f+0x8 with x0=0xb64ce4228c38fb29, x1=0x8000000000000000, x2=0x8000000000000000, sp=0x7000, v0=<58 a9 90 5c ad 87 bd 4c 77 e2 98 3f 27 74 5c cb>, [0x7000]=<52 f2 26 65 a6 0c 12 d2 89 18 5d 95 0e e8 81 36 09 16 6f 6b 11 3d 17 8d 6c 0f d3 90 1f f2 39 a1 a0 95 f2 0f 93 95 65 0c f9 38 0b 8e db 22 4a 6b 24 8a 1e 92 4e 8f d0 ae 2e 1a 94 92 a3 30 5f 18>: v9 = imm(f94e12010000001090ef241100000000)+0
;! f+0x8 with x0=0xb64ce4228c38fb29, x1=0x8000000000000000, x2=0x8000000000000000, sp=0x7000, v0=<58 a9 90 5c ad 87 bd 4c 77 e2 98 3f 27 74 5c cb>, [0x7000]=<52 f2 26 65 a6 0c 12 d2 89 18 5d 95 0e e8 81 36 09 16 6f 6b 11 3d 17 8d 6c 0f d3 90 1f f2 39 a1 a0 95 f2 0f 93 95 65 0c f9 38 0b 8e db 22 4a 6b 24 8a 1e 92 4e 8f d0 ae 2e 1a 94 92 a3 30 5f 18>: v10 = imm(0000000000000000)+0
;! f+0x8 with x0=0xb64ce4228c38fb29, x1=0x8000000000000000, x2=0x8000000000000000, sp=0x7000, v0=<58 a9 90 5c ad 87 bd 4c 77 e2 98 3f 27 74 5c cb>, [0x7000]=<52 f2 26 65 a6 0c 12 d2 89 18 5d 95 0e e8 81 36 09 16 6f 6b 11 3d 17 8d 6c 0f d3 90 1f f2 39 a1 a0 95 f2 0f 93 95 65 0c f9 38 0b 8e db 22 4a 6b 24 8a 1e 92 4e 8f d0 ae 2e 1a 94 92 a3 30 5f 18>: v11 = imm(e9729a2fe056abd1)+0
;! f+0x8 with x0=0xb64ce4228c38fb29, x1=0x8000000000000000, x2=0x8000000000000000, sp=0x7000, v0=<58 a9 90 5c ad 87 bd 4c 77 e2 98 3f 27 74 5c cb>, [0x7000]=<52 f2 26 65 a6 0c 12 d2 89 18 5d 95 0e e8 81 36 09 16 6f 6b 11 3d 17 8d 6c 0f d3 90 1f f2 39 a1 a0 95 f2 0f 93 95 65 0c f9 38 0b 8e db 22 4a 6b 24 8a 1e 92 4e 8f d0 ae 2e 1a 94 92 a3 30 5f 18>: v12 = imm(0100000000000000)+0
;! f+0x8 with x0=0xb64ce4228c38fb29, x1=0x8000000000000000, x2=0x8000000000000000, sp=0x7000, v0=<58 a9 90 5c ad 87 bd 4c 77 e2 98 3f 27 74 5c cb>, [0x7000]=<52 f2 26 65 a6 0c 12 d2 89 18 5d 95 0e e8 81 36 09 16 6f 6b 11 3d 17 8d 6c 0f d3 90 1f f2 39 a1 a0 95 f2 0f 93 95 65 0c f9 38 0b 8e db 22 4a 6b 24 8a 1e 92 4e 8f d0 ae 2e 1a 94 92 a3 30 5f 18>: v13 = imm(00000000000000000000000000000000)+0
;! f+0x8 with x0=0xb64ce4228c38fb29, x1=0x8000000000000000, x2=0x8000000000000000, sp=0x7000, v0=<58 a9 90 5c ad 87 bd 4c 77 e2 98 3f 27 74 5c cb>, [0x7000]=<52 f2 26 65 a6 0c 12 d2 89 18 5d 95 0e e8 81 36 09 16 6f 6b 11 3d 17 8d 6c 0f d3 90 1f f2 39 a1 a0 95 f2 0f 93 95 65 0c f9 38 0b 8e db 22 4a 6b 24 8a 1e 92 4e 8f d0 ae 2e 1a 94 92 a3 30 5f 18>: v14 = mem(0)+0x700e
;! f+0x8 with x0=0xb64ce4228c38fb29, x1=0x8000000000000000, x2=0x8000000000000000, sp=0x7000, v0=<58 a9 90 5c ad 87 bd 4c 77 e2 98 3f 27 74 5c cb>, [0x7000]=<52 f2 26 65 a6 0c 12 d2 89 18 5d 95 0e e8 81 36 09 16 6f 6b 11 3d 17 8d 6c 0f d3 90 1f f2 39 a1 a0 95 f2 0f 93 95 65 0c f9 38 0b 8e db 22 4a 6b 24 8a 1e 92 4e 8f d0 ae 2e 1a 94 92 a3 30 5f 18>: v15 = imm(0000)+0
;! f+0x8 with x0=0xb64ce4228c38fb29, x1=0x8000000000000000, x2=0x8000000000000000, sp=0x7000, v0=<58 a9 90 5c ad 87 bd 4c 77 e2 98 3f 27 74 5c cb>, [0x7000]=<52 f2 26 65 a6 0c 12 d2 89 18 5d 95 0e e8 81 36 09 16 6f 6b 11 3d 17 8d 6c 0f d3 90 1f f2 39 a1 a0 95 f2 0f 93 95 65 0c f9 38 0b 8e db 22 4a 6b 24 8a 1e 92 4e 8f d0 ae 2e 1a 94 92 a3 30 5f 18>: v16 = imm(06)+0
;! f+0x8 with x0=0xb64ce4228c38fb29, x1=0x8000000000000000, x2=0x8000000000000000, sp=0x7000, v0=<58 a9 90 5c ad 87 bd 4c 77 e2 98 3f 27 74 5c cb>, [0x7000]=<52 f2 26 65 a6 0c 12 d2 89 18 5d 95 0e e8 81 36 09 16 6f 6b 11 3d 17 8d 6c 0f d3 90 1f f2 39 a1 a0 95 f2 0f 93 95 65 0c f9 38 0b 8e db 22 4a 6b 24 8a 1e 92 4e 8f d0 ae 2e 1a 94 92 a3 30 5f 18>: v17 = imm(07)+0
;! f+0x8 with x0=0xb64ce4228c38fb29, x1=0x8000000000000000, x2=0x8000000000000000, sp=0x7000, v0=<58 a9 90 5c ad 87 bd 4c 77 e2 98 3f 27 74 5c cb>, [0x7000]=<52 f2 26 65 a6 0c 12 d2 89 18 5d 95 0e e8 81 36 09 16 6f 6b 11 3d 17 8d 6c 0f d3 90 1f f2 39 a1 a0 95 f2 0f 93 95 65 0c f9 38 0b 8e db 22 4a 6b 24 8a 1e 92 4e 8f d0 ae 2e 1a 94 92 a3 30 5f 18>: v18 = imm(0000)+0
;! f+0x8 with x0=0xb64ce4228c38fb29, x1=0x8000000000000000, x2=0x8000000000000000, sp=0x7000, v0=<58 a9 90 5c ad 87 bd 4c 77 e2 98 3f 27 74 5c cb>, [0x7000]=<52 f2 26 65 a6 0c 12 d2 89 18 5d 95 0e e8 81 36 09 16 6f 6b 11 3d 17 8d 6c 0f d3 90 1f f2 39 a1 a0 95 f2 0f 93 95 65 0c f9 38 0b 8e db 22 4a 6b 24 8a 1e 92 4e 8f d0 ae 2e 1a 94 92 a3 30 5f 18>: v19 = imm(00000000)+0
;! f+0x8 with x0=0xb64ce4228c38fb29, x1=0x8000000000000000, x2=0x8000000000000000, sp=0x7000, v0=<58 a9 90 5c ad 87 bd 4c 77 e2 98 3f 27 74 5c cb>, [0x7000]=<52 f2 26 65 a6 0c 12 d2 89 18 5d 95 0e e8 81 36 09 16 6f 6b 11 3d 17 8d 6c 0f d3 90 1f f2 39 a1 a0 95 f2 0f 93 95 65 0c f9 38 0b 8e db 22 4a 6b 24 8a 1e 92 4e 8f d0 ae 2e 1a 94 92 a3 30 5f 18>: v20 = imm(adfbf8ae)+0
;! f+0x8 with x0=0xb64ce4228c38fb29, x1=0x8000000000000000, x2=0x8000000000000000, sp=0x7000, v0=<58 a9 90 5c ad 87 bd 4c 77 e2 98 3f 27 74 5c cb>, [0x7000]=<52 f2 26 65 a6 0c 12 d2 89 18 5d 95 0e e8 81 36 09 16 6f 6b 11 3d 17 8d 6c 0f d3 90 1f f2 39 a1 a0 95 f2 0f 93 95 65 0c f9 38 0b 8e db 22 4a 6b 24 8a 1e 92 4e 8f d0 ae 2e 1a 94 92 a3 30 5f 18>: v21 = imm(0000)+0
;! f+0x8 with x0=0xb64ce4228c38fb29, x1=0x8000000000000000, x2=0x8000000000000000, sp=0x7000, v0=<58 a9 90 5c ad 87 bd 4c 77 e2 98 3f 27 74 5c cb>, [0x7000]=<52 f2 26 65 a6 0c 12 d2 89 18 5d 95 0e e8 81 36 09 16 6f 6b 11 3d 17 8d 6c 0f d3 90 1f f2 39 a1 a0 95 f2 0f 93 95 65 0c f9 38 0b 8e db 22 4a 6b 24 8a 1e 92 4e 8f d0 ae 2e 1a 94 92 a3 30 5f 18>: v22 = comp[0..2: imm(329a), 2..7.2: mem(0)+0x7023.1, 7.2..8: imm(0e)]+0
;! f+0x8 with x0=0xb64ce4228c38fb29, x1=0x8000000000000000, x2=0x8000000000000000, sp=0x7000, v0=<58 a9 90 5c ad 87 bd 4c 77 e2 98 3f 27 74 5c cb>, [0x7000]=<52 f2 26 65 a6 0c 12 d2 89 18 5d 95 0e e8 81 36 09 16 6f 6b 11 3d 17 8d 6c 0f d3 90 1f f2 39 a1 a0 95 f2 0f 93 95 65 0c f9 38 0b 8e db 22 4a 6b 24 8a 1e 92 4e 8f d0 ae 2e 1a 94 92 a3 30 5f 18>: v23 = comp[0..0.2: mem(0)+0x700e, 0.2..0.3: imm(00)]+0
;! f+0x8 with x0=0xb64ce4228c38fb29, x1=0x8000000000000000, x2=0x8000000000000000, sp=0x7000, v0=<58 a9 90 5c ad 87 bd 4c 77 e2 98 3f 27 74 5c cb>, [0x7000]=<52 f2 26 65 a6 0c 12 d2 89 18 5d 95 0e e8 81 36 09 16 6f 6b 11 3d 17 8d 6c 0f d3 90 1f f2 39 a1 a0 95 f2 0f 93 95 65 0c f9 38 0b 8e db 22 4a 6b 24 8a 1e 92 4e 8f d0 ae 2e 1a 94 92 a3 30 5f 18>: v24 = imm(02)+0
