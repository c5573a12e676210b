; Integers of all sizes, in parts of registers: each operation, with a constant or itself, then extended.
target "s390x"
define @f size 0x10 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !1001, %reg(r5, 4, 7)
  0x0: dbg.def !1003, %reg(r5, 0, 7)
  0x0: dbg.def !1005, %reg(r2, 0, 16)
  0x0: dbg.def !1007, %reg(r3, 0, 16)
  0x0: dbg.def !1009, %reg(r5, 34, 16)
  0x0: dbg.def !1011, %reg(r4, 13, 1)
  0x0: dbg.def !1013, %reg(r5, 0, 8)
  0x0: dbg.def !1015, %reg(r2, 1, 63)
  0x0: dbg.def !1017, %reg(r2, 18, 8)
  0x0: dbg.def !1019, %reg(r5, 24, 12)
  0x0: dbg.def !1021, %reg(r5, 19, 8)
  0x0: dbg.def !1023, %reg(r3, 0, 12)
  0x0: dbg.def !1025, %reg(r2, 0, 32)
  0x0: dbg.def !1027, %reg(r4, 0, 12)
  0x0: dbg.def !1029, %reg(r4, 5, 48)
  0x0: dbg.def !1031, %reg(r3, 47, 12)
  0x0: dbg.def !1033, %reg(r3, 10, 1)
  0x0: dbg.def !1035, %reg(r5, 0, 63)
  0x0: dbg.def !1037, %reg(r3, 0, 64)
  0x0: dbg.def !1039, %reg(r2, 0, 64)
  0x0: dbg.def !1041, %reg(r3, 15, 32)
  0x0: dbg.def !1043, %reg(r5, 0, 2)
  0x0: dbg.def !1045, %reg(r5, 0, 63)
  0x0: dbg.def !1047, %reg(r2, 0, 63)
  0x0: dbg.def !1049, %reg(r5, 0, 12)
  0x0: dbg.def !1051, %reg(r5, 0, 16)
  0x0: dbg.def !1053, %reg(r5, 0, 16)
  0x0: dbg.def !1055, %reg(r4, 0, 16)
  0x0: dbg.def !1057, %reg(r2, 7, 12)
  0x0: dbg.def !1059, %reg(r2, 0, 12)
  0x0: dbg.def !1061, %reg(r2, 0, 16)
  0x0: dbg.def !1063, %reg(r3, 12, 1)
  0x0: dbg.def !1065, %reg(r5, 0, 64)
  0x0: dbg.def !1067, %reg(r2, 0, 16)
  0x0: dbg.def !1069, %reg(r3, 0, 63)
  0x0: dbg.def !1071, %reg(r4, 37, 24)
  0x0: dbg.def !1073, %reg(r4, 0, 63)
  0x0: dbg.def !1075, %reg(r5, 44, 12)
  0x0: dbg.def !1077, %reg(r2, 15, 31)
  0x0: dbg.def !1079, %reg(r3, 0, 7)
}
!100 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_signed)
!101 = !DIBasicType(name: "t40", size: 40, encoding: DW_ATE_signed)
!102 = !DIBasicType(name: "t16", size: 16, encoding: DW_ATE_signed)
!103 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_signed)
!1001 = distinct !DILifetime(object: !1000, location: !DIExpr(DIOpReferrer(i7), DIOpConstant(i7 1), DIOpMod(), DIOpSExt(i32)))
!1000 = !DILocalVariable(name: "v0", scope: !2, file: !1, line: 2, type: !100)
!1003 = distinct !DILifetime(object: !1002, location: !DIExpr(DIOpReferrer(u7), DIOpConstant(u7 1), DIOpLe(), DIOpSExt(i40)))
!1002 = !DILocalVariable(name: "v1", scope: !2, file: !1, line: 2, type: !101)
!1005 = distinct !DILifetime(object: !1004, location: !DIExpr(DIOpReferrer(u16), DIOpConstant(u16 15), DIOpMul(), DIOpConvert(i16)))
!1004 = !DILocalVariable(name: "v2", scope: !2, file: !1, line: 2, type: !102)
!1007 = distinct !DILifetime(object: !1006, location: !DIExpr(DIOpReferrer(u16), DIOpNeg(), DIOpConvert(i64)))
!1006 = !DILocalVariable(name: "v3", scope: !2, file: !1, line: 2, type: !103)
!1009 = distinct !DILifetime(object: !1008, location: !DIExpr(DIOpReferrer(u16), DIOpConstant(u16 65535), DIOpLShr(), DIOpZExt(i64)))
!1008 = !DILocalVariable(name: "v4", scope: !2, file: !1, line: 2, type: !103)
!1011 = distinct !DILifetime(object: !1010, location: !DIExpr(DIOpReferrer(u1), DIOpNot(), DIOpSExt(i16)))
!1010 = !DILocalVariable(name: "v5", scope: !2, file: !1, line: 2, type: !102)
!1013 = distinct !DILifetime(object: !1012, location: !DIExpr(DIOpReferrer(i8), DIOpConstant(i8 1), DIOpMul(), DIOpZExt(i64)))
!1012 = !DILocalVariable(name: "v6", scope: !2, file: !1, line: 2, type: !103)
!1015 = distinct !DILifetime(object: !1014, location: !DIExpr(DIOpReferrer(i63), DIOpConstant(i63 -4611686018427387904), DIOpDiv(), DIOpSExt(i64)))
!1014 = !DILocalVariable(name: "v7", scope: !2, file: !1, line: 2, type: !103)
!1017 = distinct !DILifetime(object: !1016, location: !DIExpr(DIOpReferrer(i8), DIOpConstant(i8 1), DIOpDiv(), DIOpZExt(i40)))
!1016 = !DILocalVariable(name: "v8", scope: !2, file: !1, line: 2, type: !101)
!1019 = distinct !DILifetime(object: !1018, location: !DIExpr(DIOpReferrer(i12), DIOpConstant(i12 1), DIOpMod(), DIOpSExt(i64)))
!1018 = !DILocalVariable(name: "v9", scope: !2, file: !1, line: 2, type: !103)
!1021 = distinct !DILifetime(object: !1020, location: !DIExpr(DIOpReferrer(i8), DIOpReferrer(i8), DIOpXor(), DIOpSExt(i32)))
!1020 = !DILocalVariable(name: "v10", scope: !2, file: !1, line: 2, type: !100)
!1023 = distinct !DILifetime(object: !1022, location: !DIExpr(DIOpReferrer(i12), DIOpNot(), DIOpSExt(i40)))
!1022 = !DILocalVariable(name: "v11", scope: !2, file: !1, line: 2, type: !101)
!1025 = distinct !DILifetime(object: !1024, location: !DIExpr(DIOpReferrer(u32), DIOpConstant(u32 2697107807), DIOpLe(), DIOpConvert(i64)))
!1024 = !DILocalVariable(name: "v12", scope: !2, file: !1, line: 2, type: !103)
!1027 = distinct !DILifetime(object: !1026, location: !DIExpr(DIOpReferrer(i12), DIOpReferrer(i12), DIOpAnd(), DIOpZExt(i32)))
!1026 = !DILocalVariable(name: "v13", scope: !2, file: !1, line: 2, type: !100)
!1029 = distinct !DILifetime(object: !1028, location: !DIExpr(DIOpReferrer(i48), DIOpConstant(i48 0), DIOpGt(), DIOpZExt(i64)))
!1028 = !DILocalVariable(name: "v14", scope: !2, file: !1, line: 2, type: !103)
!1031 = distinct !DILifetime(object: !1030, location: !DIExpr(DIOpReferrer(u12), DIOpConstant(u12 893), DIOpXor(), DIOpZExt(i64)))
!1030 = !DILocalVariable(name: "v15", scope: !2, file: !1, line: 2, type: !103)
!1033 = distinct !DILifetime(object: !1032, location: !DIExpr(DIOpReferrer(i1), DIOpConstant(i1 -1), DIOpOr(), DIOpZExt(i32)))
!1032 = !DILocalVariable(name: "v16", scope: !2, file: !1, line: 2, type: !100)
!1035 = distinct !DILifetime(object: !1034, location: !DIExpr(DIOpReferrer(u63), DIOpConstant(u63 1), DIOpLt(), DIOpZExt(i64)))
!1034 = !DILocalVariable(name: "v17", scope: !2, file: !1, line: 2, type: !103)
!1037 = distinct !DILifetime(object: !1036, location: !DIExpr(DIOpReferrer(u64), DIOpConstant(u64 9223372036854775808), DIOpGt(), DIOpSExt(i64)))
!1036 = !DILocalVariable(name: "v18", scope: !2, file: !1, line: 2, type: !103)
!1039 = distinct !DILifetime(object: !1038, location: !DIExpr(DIOpReferrer(i64), DIOpNeg(), DIOpConvert(i64)))
!1038 = !DILocalVariable(name: "v19", scope: !2, file: !1, line: 2, type: !103)
!1041 = distinct !DILifetime(object: !1040, location: !DIExpr(DIOpReferrer(i32), DIOpConstant(i32 31), DIOpLe(), DIOpZExt(i64)))
!1040 = !DILocalVariable(name: "v20", scope: !2, file: !1, line: 2, type: !103)
!1043 = distinct !DILifetime(object: !1042, location: !DIExpr(DIOpReferrer(i2), DIOpConstant(i2 0), DIOpShl(), DIOpZExt(i40)))
!1042 = !DILocalVariable(name: "v21", scope: !2, file: !1, line: 2, type: !101)
!1045 = distinct !DILifetime(object: !1044, location: !DIExpr(DIOpReferrer(i63), DIOpConstant(i63 62), DIOpAdd(), DIOpZExt(i64)))
!1044 = !DILocalVariable(name: "v22", scope: !2, file: !1, line: 2, type: !103)
!1047 = distinct !DILifetime(object: !1046, location: !DIExpr(DIOpReferrer(u63), DIOpConstant(u63 0), DIOpSub(), DIOpConvert(i64)))
!1046 = !DILocalVariable(name: "v23", scope: !2, file: !1, line: 2, type: !103)
!1049 = distinct !DILifetime(object: !1048, location: !DIExpr(DIOpReferrer(i12), DIOpConstant(i12 -2048), DIOpMul(), DIOpZExt(i32)))
!1048 = !DILocalVariable(name: "v24", scope: !2, file: !1, line: 2, type: !100)
!1051 = distinct !DILifetime(object: !1050, location: !DIExpr(DIOpReferrer(i16), DIOpConstant(i16 24462), DIOpGe(), DIOpSExt(i64)))
!1050 = !DILocalVariable(name: "v25", scope: !2, file: !1, line: 2, type: !103)
!1053 = distinct !DILifetime(object: !1052, location: !DIExpr(DIOpReferrer(u16), DIOpConstant(u16 16), DIOpSub(), DIOpZExt(i40)))
!1052 = !DILocalVariable(name: "v26", scope: !2, file: !1, line: 2, type: !101)
!1055 = distinct !DILifetime(object: !1054, location: !DIExpr(DIOpReferrer(i16), DIOpConstant(i16 15), DIOpXor(), DIOpSExt(i16)))
!1054 = !DILocalVariable(name: "v27", scope: !2, file: !1, line: 2, type: !102)
!1057 = distinct !DILifetime(object: !1056, location: !DIExpr(DIOpReferrer(i12), DIOpConstant(i12 11), DIOpGe(), DIOpSExt(i32)))
!1056 = !DILocalVariable(name: "v28", scope: !2, file: !1, line: 2, type: !100)
!1059 = distinct !DILifetime(object: !1058, location: !DIExpr(DIOpReferrer(i12), DIOpConstant(i12 1), DIOpDiv(), DIOpConvert(i40)))
!1058 = !DILocalVariable(name: "v29", scope: !2, file: !1, line: 2, type: !101)
!1061 = distinct !DILifetime(object: !1060, location: !DIExpr(DIOpReferrer(i16), DIOpConstant(i16 -32768), DIOpAdd(), DIOpConvert(i32)))
!1060 = !DILocalVariable(name: "v30", scope: !2, file: !1, line: 2, type: !100)
!1063 = distinct !DILifetime(object: !1062, location: !DIExpr(DIOpReferrer(u1), DIOpNeg(), DIOpSExt(i40)))
!1062 = !DILocalVariable(name: "v31", scope: !2, file: !1, line: 2, type: !101)
!1065 = distinct !DILifetime(object: !1064, location: !DIExpr(DIOpReferrer(i64), DIOpConstant(i64 63), DIOpAnd(), DIOpSExt(i64)))
!1064 = !DILocalVariable(name: "v32", scope: !2, file: !1, line: 2, type: !103)
!1067 = distinct !DILifetime(object: !1066, location: !DIExpr(DIOpReferrer(u16), DIOpConstant(u16 1), DIOpGe(), DIOpSExt(i64)))
!1066 = !DILocalVariable(name: "v33", scope: !2, file: !1, line: 2, type: !103)
!1069 = distinct !DILifetime(object: !1068, location: !DIExpr(DIOpReferrer(i63), DIOpConstant(i63 4592855099802014780), DIOpGt(), DIOpZExt(i64)))
!1068 = !DILocalVariable(name: "v34", scope: !2, file: !1, line: 2, type: !103)
!1071 = distinct !DILifetime(object: !1070, location: !DIExpr(DIOpReferrer(i24), DIOpConstant(i24 -1), DIOpAnd(), DIOpConvert(i64)))
!1070 = !DILocalVariable(name: "v35", scope: !2, file: !1, line: 2, type: !103)
!1073 = distinct !DILifetime(object: !1072, location: !DIExpr(DIOpReferrer(i63), DIOpConstant(i63 62), DIOpNe(), DIOpZExt(i64)))
!1072 = !DILocalVariable(name: "v36", scope: !2, file: !1, line: 2, type: !103)
!1075 = distinct !DILifetime(object: !1074, location: !DIExpr(DIOpReferrer(i12), DIOpConstant(i12 842), DIOpLe(), DIOpZExt(i16)))
!1074 = !DILocalVariable(name: "v37", scope: !2, file: !1, line: 2, type: !102)
!1077 = distinct !DILifetime(object: !1076, location: !DIExpr(DIOpReferrer(i31), DIOpConstant(i31 0), DIOpMul(), DIOpConvert(i64)))
!1076 = !DILocalVariable(name: "v38", scope: !2, file: !1, line: 2, type: !103)
!1079 = distinct !DILifetime(object: !1078, location: !DIExpr(DIOpReferrer(u7), DIOpConstant(u7 64), DIOpShl(), DIOpSExt(i16)))
!1078 = !DILocalVariable(name: "v39", scope: !2, file: !1, line: 2, type: !102)
;! f+0x0 with r5=0x8d0038ec42650644: v0 = imm(00000000)+0
;! f+0x0 with r5=0x0: v0 = imm(00000000)+0
;! f+0x0 with r5=0x8000000000000000: v0 = imm(00000000)+0
;! f+0x0 with r5=0xffffffffffffffff: v0 = imm(00000000)+0
;! f+0x0 with r5=0x0: v1 = imm(ffffffffff)+0
;! f+0x0 with r5=0xed038db4de383784: v1 = imm(0000000000)+0
;! f+0x0 with r5=0x7f: v1 = imm(0000000000)+0
;! f+0x0 with r5=0xffffffffffffffff: v1 = imm(0000000000)+0
;! f+0x0 with r2=0x0: v2 = imm(0000)+0
;! f+0x0 with r2=0x8000: v2 = imm(8000)+0
;! f+0x0 with r2=0xffffffffffffffff: v2 = imm(fff1)+0
;! f+0x0 with r2=0xc9c18070b6d13089: v2 = imm(d807)+0
;! f+0x0 with r3=0x0: v3 = imm(0000000000000000)+0
;! f+0x0 with r3=0xffff: v3 = imm(0000000000000001)+0
;! f+0x0 with r3=0xf729b4c8420b0ebe: v3 = imm(000000000000f142)+0
;! f+0x0 with r3=0xffffffffffffffff: v3 = imm(0000000000000001)+0
;! f+0x0 with r5=0x0: v4 = imm(0000000000000000)+0
;! f+0x0 with r5=0x3fffc00000000: v4 = imm(0000000000000000)+0
;! f+0x0 with r5=0x56363b4be779c470: v4 = imm(0000000000000000)+0
;! f+0x0 with r5=0xffffffffffffffff: v4 = imm(0000000000000000)+0
;! f+0x0 with r4=0x0: v5 = imm(ffff)+0
;! f+0x0 with r4=0x2000: v5 = imm(0000)+0
;! f+0x0 with r4=0xd4e441c3a20ab57c: v5 = imm(0000)+0
;! f+0x0 with r4=0xffffffffffffffff: v5 = imm(0000)+0
;! f+0x0 with r5=0x0: v6 = imm(0000000000000000)+0
;! f+0x0 with r5=0x4b3c74f70526ef70: v6 = imm(0000000000000070)+0
;! f+0x0 with r5=0x80: v6 = imm(0000000000000080)+0
;! f+0x0 with r5=0xffffffffffffffff: v6 = imm(00000000000000ff)+0
;! f+0x0 with r2=0x3c67523f81633acf: v7 = imm(0000000000000000)+0
;! f+0x0 with r2=0x0: v7 = imm(0000000000000000)+0
;! f+0x0 with r2=0x8000000000000000: v7 = imm(0000000000000001)+0
;! f+0x0 with r2=0xffffffffffffffff: v7 = imm(0000000000000000)+0
;! f+0x0 with r2=0x0: v8 = imm(0000000000)+0
;! f+0x0 with r2=0x2000000: v8 = imm(0000000080)+0
;! f+0x0 with r2=0xadd12e3b09258ce: v8 = imm(0000000024)+0
;! f+0x0 with r2=0xffffffffffffffff: v8 = imm(00000000ff)+0
;! f+0x0 with r5=0xf90ee1f29ec09609: v9 = imm(0000000000000000)+0
;! f+0x0 with r5=0x0: v9 = imm(0000000000000000)+0
;! f+0x0 with r5=0xfff000000: v9 = imm(0000000000000000)+0
;! f+0x0 with r5=0xffffffffffffffff: v9 = imm(0000000000000000)+0
;! f+0x0 with r5=0x6a4b3989c9d459c5: v10 = imm(00000000)+0
;! f+0x0 with r5=0x0: v10 = imm(00000000)+0
;! f+0x0 with r5=0x7f80000: v10 = imm(00000000)+0
;! f+0x0 with r5=0xffffffffffffffff: v10 = imm(00000000)+0
;! f+0x0 with r3=0x0: v11 = imm(ffffffffff)+0
;! f+0x0 with r3=0x800: v11 = imm(00000007ff)+0
;! f+0x0 with r3=0xead6b3cbade562bc: v11 = imm(fffffffd43)+0
;! f+0x0 with r3=0xffffffffffffffff: v11 = imm(0000000000)+0
;! f+0x0 with r2=0x0: v12 = imm(0000000000000001)+0
;! f+0x0 with r2=0xffffffff: v12 = imm(0000000000000000)+0
;! f+0x0 with r2=0xffffffffffffffff: v12 = imm(0000000000000000)+0
;! f+0x0 with r2=0x97b9580f4c736db3: v12 = imm(0000000000000001)+0
;! f+0x0 with r4=0x0: v13 = imm(00000000)+0
;! f+0x0 with r4=0x91bae46af8abffd6: v13 = imm(00000fd6)+0
;! f+0x0 with r4=0xfff: v13 = imm(00000fff)+0
;! f+0x0 with r4=0xffffffffffffffff: v13 = imm(00000fff)+0
;! f+0x0 with r4=0x0: v14 = imm(0000000000000000)+0
;! f+0x0 with r4=0x99c90e881a124c15: v14 = imm(0000000000000001)+0
;! f+0x0 with r4=0x10000000000000: v14 = imm(0000000000000000)+0
;! f+0x0 with r4=0xffffffffffffffff: v14 = imm(0000000000000000)+0
;! f+0x0 with r3=0x0: v15 = imm(000000000000037d)+0
;! f+0x0 with r3=0x8000000000000000: v15 = imm(000000000000037d)+0
;! f+0x0 with r3=0x399b6cad454608a5: v15 = imm(000000000000004b)+0
;! f+0x0 with r3=0xffffffffffffffff: v15 = imm(0000000000000c82)+0
;! f+0x0 with r3=0x0: v16 = imm(00000001)+0
;! f+0x0 with r3=0x400: v16 = imm(00000001)+0
;! f+0x0 with r3=0xffffffffffffffff: v16 = imm(00000001)+0
;! f+0x0 with r3=0x4abcc4e46bd881fd: v16 = imm(00000001)+0
;! f+0x0 with r5=0x13183e3331716d8: v17 = imm(0000000000000000)+0
;! f+0x0 with r5=0x0: v17 = imm(0000000000000001)+0
;! f+0x0 with r5=0x4000000000000000: v17 = imm(0000000000000000)+0
;! f+0x0 with r5=0xffffffffffffffff: v17 = imm(0000000000000000)+0
;! f+0x0 with r3=0x0: v18 = imm(0000000000000000)+0
;! f+0x0 with r3=0x575047608b3a7a4a: v18 = imm(0000000000000000)+0
;! f+0x0 with r3=0x8000000000000000: v18 = imm(0000000000000000)+0
;! f+0x0 with r3=0xffffffffffffffff: v18 = imm(ffffffffffffffff)+0
;! f+0x0 with r2=0x0: v19 = imm(0000000000000000)+0
;! f+0x0 with r2=0xe230ffbce5856cfa: v19 = imm(1dcf00431a7a9306)+0
;! f+0x0 with r2=0x8000000000000000: v19 = imm(8000000000000000)+0
;! f+0x0 with r2=0xffffffffffffffff: v19 = imm(0000000000000001)+0
;! f+0x0 with r3=0x0: v20 = imm(0000000000000001)+0
;! f+0x0 with r3=0x7fffffff8000: v20 = imm(0000000000000001)+0
;! f+0x0 with r3=0xf06516210da19205: v20 = imm(0000000000000000)+0
;! f+0x0 with r3=0xffffffffffffffff: v20 = imm(0000000000000001)+0
;! f+0x0 with r5=0x0: v21 = imm(0000000000)+0
;! f+0x0 with r5=0x2: v21 = imm(0000000002)+0
;! f+0x0 with r5=0x3d4d071b2bda7712: v21 = imm(0000000002)+0
;! f+0x0 with r5=0xffffffffffffffff: v21 = imm(0000000003)+0
;! f+0x0 with r5=0x0: v22 = imm(000000000000003e)+0
;! f+0x0 with r5=0x790ff9b20d0c8ea7: v22 = imm(790ff9b20d0c8ee5)+0
;! f+0x0 with r5=0x4000000000000000: v22 = imm(400000000000003e)+0
;! f+0x0 with r5=0xffffffffffffffff: v22 = imm(000000000000003d)+0
;! f+0x0 with r2=0x0: v23 = imm(0000000000000000)+0
;! f+0x0 with r2=0x4000000000000000: v23 = imm(4000000000000000)+0
;! f+0x0 with r2=0x808aefcf83f18d61: v23 = imm(008aefcf83f18d61)+0
;! f+0x0 with r2=0xffffffffffffffff: v23 = imm(7fffffffffffffff)+0
;! f+0x0 with r5=0x0: v24 = imm(00000000)+0
;! f+0x0 with r5=0x800: v24 = imm(00000000)+0
;! f+0x0 with r5=0xfcef0f2a30eabfed: v24 = imm(00000800)+0
;! f+0x0 with r5=0xffffffffffffffff: v24 = imm(00000800)+0
;! f+0x0 with r5=0xa6782c0b9abc3e5b: v25 = imm(0000000000000000)+0
;! f+0x0 with r5=0x0: v25 = imm(0000000000000000)+0
;! f+0x0 with r5=0xffff: v25 = imm(0000000000000000)+0
;! f+0x0 with r5=0xffffffffffffffff: v25 = imm(0000000000000000)+0
;! f+0x0 with r5=0x0: v26 = imm(000000fff0)+0
;! f+0x0 with r5=0xffff: v26 = imm(000000ffef)+0
;! f+0x0 with r5=0xf34624556ba6cc6d: v26 = imm(000000cc5d)+0
;! f+0x0 with r5=0xffffffffffffffff: v26 = imm(000000ffef)+0
;! f+0x0 with r4=0x0: v27 = imm(000f)+0
;! f+0x0 with r4=0xe13201b6215fa8a3: v27 = imm(a8ac)+0
;! f+0x0 with r4=0x8000000000000000: v27 = imm(000f)+0
;! f+0x0 with r4=0xffffffffffffffff: v27 = imm(fff0)+0
;! f+0x0 with r2=0x0: v28 = imm(00000000)+0
;! f+0x0 with r2=0x7ff80: v28 = imm(00000000)+0
;! f+0x0 with r2=0x1bcf238aaae550d5: v28 = imm(00000000)+0
;! f+0x0 with r2=0xffffffffffffffff: v28 = imm(00000000)+0
;! f+0x0 with r2=0x196bb2b490776240: v29 = imm(0000000240)+0
;! f+0x0 with r2=0x0: v29 = imm(0000000000)+0
;! f+0x0 with r2=0xfff: v29 = imm(ffffffffff)+0
;! f+0x0 with r2=0xffffffffffffffff: v29 = imm(ffffffffff)+0
;! f+0x0 with r2=0x0: v30 = imm(ffff8000)+0
;! f+0x0 with r2=0x4ca44e40943e5a22: v30 = imm(ffffda22)+0
;! f+0x0 with r2=0x8000000000000000: v30 = imm(ffff8000)+0
;! f+0x0 with r2=0xffffffffffffffff: v30 = imm(00007fff)+0
;! f+0x0 with r3=0x0: v31 = imm(0000000000)+0
;! f+0x0 with r3=0x9060d1cfde927b4e: v31 = imm(ffffffffff)+0
;! f+0x0 with r3=0x8000000000000000: v31 = imm(0000000000)+0
;! f+0x0 with r3=0xffffffffffffffff: v31 = imm(ffffffffff)+0
;! f+0x0 with r5=0x0: v32 = imm(0000000000000000)+0
;! f+0x0 with r5=0x5e129a3740bdcb74: v32 = imm(0000000000000034)+0
;! f+0x0 with r5=0xffffffffffffffff: v32 = imm(000000000000003f)+0
;! f+0x0 with r2=0x0: v33 = imm(0000000000000000)+0
;! f+0x0 with r2=0xffff: v33 = imm(ffffffffffffffff)+0
;! f+0x0 with r2=0xffffffffffffffff: v33 = imm(ffffffffffffffff)+0
;! f+0x0 with r2=0xb0dac43a6a4f33fa: v33 = imm(ffffffffffffffff)+0
;! f+0x0 with r3=0x0: v34 = imm(0000000000000000)+0
;! f+0x0 with r3=0x7fffffffffffffff: v34 = imm(0000000000000000)+0
;! f+0x0 with r3=0xb2da00aeeaa73d79: v34 = imm(0000000000000000)+0
;! f+0x0 with r3=0xffffffffffffffff: v34 = imm(0000000000000000)+0
;! f+0x0 with r4=0x0: v35 = imm(0000000000000000)+0
;! f+0x0 with r4=0x1fffffe000000000: v35 = imm(ffffffffffffffff)+0
;! f+0x0 with r4=0xb0ee0daad9fb4ff5: v35 = imm(ffffffffff87706d)+0
;! f+0x0 with r4=0xffffffffffffffff: v35 = imm(ffffffffffffffff)+0
;! f+0x0 with r4=0x0: v36 = imm(0000000000000001)+0
;! f+0x0 with r4=0x7fffffffffffffff: v36 = imm(0000000000000001)+0
;! f+0x0 with r4=0x2c186d80335c1bac: v36 = imm(0000000000000001)+0
;! f+0x0 with r4=0xffffffffffffffff: v36 = imm(0000000000000001)+0
;! f+0x0 with r5=0x0: v37 = imm(0001)+0
;! f+0x0 with r5=0xfff00000000000: v37 = imm(0001)+0
;! f+0x0 with r5=0xd5a91d4c949cc376: v37 = imm(0001)+0
;! f+0x0 with r5=0xffffffffffffffff: v37 = imm(0001)+0
;! f+0x0 with r2=0x0: v38 = imm(0000000000000000)+0
;! f+0x0 with r2=0x200000000000: v38 = imm(0000000000000000)+0
;! f+0x0 with r2=0x37a5ae35f56e5393: v38 = imm(0000000000000000)+0
;! f+0x0 with r2=0xffffffffffffffff: v38 = imm(0000000000000000)+0
;! f+0x0 with r3=0x0: v39 = imm(0000)+0
;! f+0x0 with r3=0x8000000000000000: v39 = imm(0000)+0
;! f+0x0 with r3=0xdd771fce2b72143f: v39 = imm(0000)+0
;! f+0x0 with r3=0xffffffffffffffff: v39 = imm(0000)+0
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
