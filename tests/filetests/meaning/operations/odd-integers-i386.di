; Integers of all sizes, in parts of registers: each operation, with a constant or itself, then extended.
target "i386"
define @f size 0x10 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !1001, %reg(eax, 0, 7)
  0x0: dbg.def !1003, %reg(eax, 0, 7)
  0x0: dbg.def !1005, %reg(eax, 12, 7)
  0x0: dbg.def !1007, %reg(eax, 0, 8)
  0x0: dbg.def !1009, %reg(eax, 0, 32)
  0x0: dbg.def !1011, %reg(ecx, 0, 24)
  0x0: dbg.def !1013, %reg(eax, 23, 7)
  0x0: dbg.def !1015, %reg(ecx, 0, 2)
  0x0: dbg.def !1017, %reg(eax, 0, 12)
  0x0: dbg.def !1019, %reg(ebx, 12, 2)
  0x0: dbg.def !1021, %reg(ebx, 0, 1)
  0x0: dbg.def !1023, %reg(ecx, 1, 2)
  0x0: dbg.def !1025, %reg(ecx, 0, 2)
  0x0: dbg.def !1027, %reg(eax, 0, 7)
  0x0: dbg.def !1029, %reg(eax, 10, 7)
  0x0: dbg.def !1031, %reg(eax, 18, 1)
  0x0: dbg.def !1033, %reg(ebx, 1, 31)
  0x0: dbg.def !1035, %reg(eax, 0, 32)
  0x0: dbg.def !1037, %reg(eax, 0, 7)
  0x0: dbg.def !1039, %reg(ecx, 0, 7)
  0x0: dbg.def !1041, %reg(eax, 2, 2)
  0x0: dbg.def !1043, %reg(ebx, 0, 2)
  0x0: dbg.def !1045, %reg(ecx, 27, 2)
  0x0: dbg.def !1047, %reg(eax, 0, 7)
  0x0: dbg.def !1049, %reg(eax, 0, 12)
  0x0: dbg.def !1051, %reg(eax, 0, 31)
  0x0: dbg.def !1053, %reg(ecx, 0, 32)
  0x0: dbg.def !1055, %reg(ebx, 4, 12)
  0x0: dbg.def !1057, %reg(eax, 0, 7)
  0x0: dbg.def !1059, %reg(ecx, 0, 8)
  0x0: dbg.def !1061, %reg(ecx, 28, 2)
  0x0: dbg.def !1063, %reg(ecx, 0, 16)
  0x0: dbg.def !1065, %reg(ebx, 0, 31)
  0x0: dbg.def !1067, %reg(ebx, 0, 31)
  0x0: dbg.def !1069, %reg(ebx, 0, 12)
  0x0: dbg.def !1071, %reg(ebx, 0, 2)
  0x0: dbg.def !1073, %reg(ecx, 20, 12)
  0x0: dbg.def !1075, %reg(ebx, 28, 3)
  0x0: dbg.def !1077, %reg(eax, 0, 8)
  0x0: dbg.def !1079, %reg(eax, 0, 12)
}
!100 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_signed)
!101 = !DIBasicType(name: "t16", size: 16, encoding: DW_ATE_signed)
!102 = !DIBasicType(name: "t8", size: 8, encoding: DW_ATE_signed)
!1001 = distinct !DILifetime(object: !1000, location: !DIExpr(DIOpReferrer(i7), DIOpConstant(i7 -64), DIOpEq(), DIOpConvert(i32)))
!1000 = !DILocalVariable(name: "v0", scope: !2, file: !1, line: 2, type: !100)
!1003 = distinct !DILifetime(object: !1002, location: !DIExpr(DIOpReferrer(i7), DIOpConstant(i7 -64), DIOpShr(), DIOpZExt(i32)))
!1002 = !DILocalVariable(name: "v1", scope: !2, file: !1, line: 2, type: !100)
!1005 = distinct !DILifetime(object: !1004, location: !DIExpr(DIOpReferrer(i7), DIOpConstant(i7 1), DIOpLShr(), DIOpSExt(i32)))
!1004 = !DILocalVariable(name: "v2", scope: !2, file: !1, line: 2, type: !100)
!1007 = distinct !DILifetime(object: !1006, location: !DIExpr(DIOpReferrer(i8), DIOpConstant(i8 -1), DIOpGe(), DIOpSExt(i32)))
!1006 = !DILocalVariable(name: "v3", scope: !2, file: !1, line: 2, type: !100)
!1009 = distinct !DILifetime(object: !1008, location: !DIExpr(DIOpReferrer(i32), DIOpReferrer(i32), DIOpLt(), DIOpZExt(i32)))
!1008 = !DILocalVariable(name: "v4", scope: !2, file: !1, line: 2, type: !100)
!1011 = distinct !DILifetime(object: !1010, location: !DIExpr(DIOpReferrer(u24), DIOpConstant(u24 16777215), DIOpShl(), DIOpSExt(i32)))
!1010 = !DILocalVariable(name: "v5", scope: !2, file: !1, line: 2, type: !100)
!1013 = distinct !DILifetime(object: !1012, location: !DIExpr(DIOpReferrer(u7), DIOpConstant(u7 127), DIOpLt(), DIOpZExt(i32)))
!1012 = !DILocalVariable(name: "v6", scope: !2, file: !1, line: 2, type: !100)
!1015 = distinct !DILifetime(object: !1014, location: !DIExpr(DIOpReferrer(u2), DIOpConstant(u2 1), DIOpXor(), DIOpConvert(i32)))
!1014 = !DILocalVariable(name: "v7", scope: !2, file: !1, line: 2, type: !100)
!1017 = distinct !DILifetime(object: !1016, location: !DIExpr(DIOpReferrer(u12), DIOpConstant(u12 11), DIOpLShr(), DIOpZExt(i32)))
!1016 = !DILocalVariable(name: "v8", scope: !2, file: !1, line: 2, type: !100)
!1019 = distinct !DILifetime(object: !1018, location: !DIExpr(DIOpReferrer(i2), DIOpConstant(i2 1), DIOpOr(), DIOpZExt(i32)))
!1018 = !DILocalVariable(name: "v9", scope: !2, file: !1, line: 2, type: !100)
!1021 = distinct !DILifetime(object: !1020, location: !DIExpr(DIOpReferrer(i1), DIOpConstant(i1 -1), DIOpLt(), DIOpZExt(i16)))
!1020 = !DILocalVariable(name: "v10", scope: !2, file: !1, line: 2, type: !101)
!1023 = distinct !DILifetime(object: !1022, location: !DIExpr(DIOpReferrer(i2), DIOpConstant(i2 -1), DIOpSub(), DIOpSExt(i16)))
!1022 = !DILocalVariable(name: "v11", scope: !2, file: !1, line: 2, type: !101)
!1025 = distinct !DILifetime(object: !1024, location: !DIExpr(DIOpReferrer(u2), DIOpConstant(u2 1), DIOpLShr(), DIOpZExt(i32)))
!1024 = !DILocalVariable(name: "v12", scope: !2, file: !1, line: 2, type: !100)
!1027 = distinct !DILifetime(object: !1026, location: !DIExpr(DIOpReferrer(i7), DIOpConstant(i7 -64), DIOpXor(), DIOpConvert(i32)))
!1026 = !DILocalVariable(name: "v13", scope: !2, file: !1, line: 2, type: !100)
!1029 = distinct !DILifetime(object: !1028, location: !DIExpr(DIOpReferrer(u7), DIOpConstant(u7 6), DIOpNe(), DIOpConvert(i32)))
!1028 = !DILocalVariable(name: "v14", scope: !2, file: !1, line: 2, type: !100)
!1031 = distinct !DILifetime(object: !1030, location: !DIExpr(DIOpReferrer(i1), DIOpConstant(i1 -1), DIOpMul(), DIOpZExt(i32)))
!1030 = !DILocalVariable(name: "v15", scope: !2, file: !1, line: 2, type: !100)
!1033 = distinct !DILifetime(object: !1032, location: !DIExpr(DIOpReferrer(i31), DIOpConstant(i31 -1), DIOpShl(), DIOpConvert(i32)))
!1032 = !DILocalVariable(name: "v16", scope: !2, file: !1, line: 2, type: !100)
!1035 = distinct !DILifetime(object: !1034, location: !DIExpr(DIOpReferrer(i32), DIOpConstant(i32 31), DIOpShl(), DIOpSExt(i32)))
!1034 = !DILocalVariable(name: "v17", scope: !2, file: !1, line: 2, type: !100)
!1037 = distinct !DILifetime(object: !1036, location: !DIExpr(DIOpReferrer(u7), DIOpConstant(u7 127), DIOpOr(), DIOpConvert(i16)))
!1036 = !DILocalVariable(name: "v18", scope: !2, file: !1, line: 2, type: !101)
!1039 = distinct !DILifetime(object: !1038, location: !DIExpr(DIOpReferrer(i7), DIOpNot(), DIOpSExt(i32)))
!1038 = !DILocalVariable(name: "v19", scope: !2, file: !1, line: 2, type: !100)
!1041 = distinct !DILifetime(object: !1040, location: !DIExpr(DIOpReferrer(i2), DIOpReferrer(i2), DIOpShl(), DIOpZExt(i32)))
!1040 = !DILocalVariable(name: "v20", scope: !2, file: !1, line: 2, type: !100)
!1043 = distinct !DILifetime(object: !1042, location: !DIExpr(DIOpReferrer(i2), DIOpConstant(i2 -1), DIOpGe(), DIOpZExt(i32)))
!1042 = !DILocalVariable(name: "v21", scope: !2, file: !1, line: 2, type: !100)
!1045 = distinct !DILifetime(object: !1044, location: !DIExpr(DIOpReferrer(i2), DIOpNot(), DIOpZExt(i32)))
!1044 = !DILocalVariable(name: "v22", scope: !2, file: !1, line: 2, type: !100)
!1047 = distinct !DILifetime(object: !1046, location: !DIExpr(DIOpReferrer(u7), DIOpConstant(u7 1), DIOpLe(), DIOpZExt(i32)))
!1046 = !DILocalVariable(name: "v23", scope: !2, file: !1, line: 2, type: !100)
!1049 = distinct !DILifetime(object: !1048, location: !DIExpr(DIOpReferrer(i12), DIOpConstant(i12 1992), DIOpAdd(), DIOpConvert(i16)))
!1048 = !DILocalVariable(name: "v24", scope: !2, file: !1, line: 2, type: !101)
!1051 = distinct !DILifetime(object: !1050, location: !DIExpr(DIOpReferrer(i31), DIOpConstant(i31 31), DIOpLShr(), DIOpSExt(i32)))
!1050 = !DILocalVariable(name: "v25", scope: !2, file: !1, line: 2, type: !100)
!1053 = distinct !DILifetime(object: !1052, location: !DIExpr(DIOpReferrer(i32), DIOpConstant(i32 -2147483648), DIOpGt(), DIOpZExt(i32)))
!1052 = !DILocalVariable(name: "v26", scope: !2, file: !1, line: 2, type: !100)
!1055 = distinct !DILifetime(object: !1054, location: !DIExpr(DIOpReferrer(u12), DIOpConstant(u12 1), DIOpAShr(), DIOpSExt(i16)))
!1054 = !DILocalVariable(name: "v27", scope: !2, file: !1, line: 2, type: !101)
!1057 = distinct !DILifetime(object: !1056, location: !DIExpr(DIOpReferrer(i7), DIOpConstant(i7 7), DIOpShr(), DIOpZExt(i32)))
!1056 = !DILocalVariable(name: "v28", scope: !2, file: !1, line: 2, type: !100)
!1059 = distinct !DILifetime(object: !1058, location: !DIExpr(DIOpReferrer(u8), DIOpNot(), DIOpZExt(i8)))
!1058 = !DILocalVariable(name: "v29", scope: !2, file: !1, line: 2, type: !102)
!1061 = distinct !DILifetime(object: !1060, location: !DIExpr(DIOpReferrer(u2), DIOpConstant(u2 2), DIOpDiv(), DIOpSExt(i16)))
!1060 = !DILocalVariable(name: "v30", scope: !2, file: !1, line: 2, type: !101)
!1063 = distinct !DILifetime(object: !1062, location: !DIExpr(DIOpReferrer(u16), DIOpConstant(u16 16), DIOpXor(), DIOpZExt(i32)))
!1062 = !DILocalVariable(name: "v31", scope: !2, file: !1, line: 2, type: !100)
!1065 = distinct !DILifetime(object: !1064, location: !DIExpr(DIOpReferrer(u31), DIOpReferrer(u31), DIOpEq(), DIOpZExt(i32)))
!1064 = !DILocalVariable(name: "v32", scope: !2, file: !1, line: 2, type: !100)
!1067 = distinct !DILifetime(object: !1066, location: !DIExpr(DIOpReferrer(i31), DIOpConstant(i31 0), DIOpGe(), DIOpZExt(i32)))
!1066 = !DILocalVariable(name: "v33", scope: !2, file: !1, line: 2, type: !100)
!1069 = distinct !DILifetime(object: !1068, location: !DIExpr(DIOpReferrer(u12), DIOpConstant(u12 0), DIOpLShr(), DIOpConvert(i32)))
!1068 = !DILocalVariable(name: "v34", scope: !2, file: !1, line: 2, type: !100)
!1071 = distinct !DILifetime(object: !1070, location: !DIExpr(DIOpReferrer(i2), DIOpConstant(i2 0), DIOpSub(), DIOpConvert(i16)))
!1070 = !DILocalVariable(name: "v35", scope: !2, file: !1, line: 2, type: !101)
!1073 = distinct !DILifetime(object: !1072, location: !DIExpr(DIOpReferrer(i12), DIOpConstant(i12 1), DIOpShl(), DIOpSExt(i32)))
!1072 = !DILocalVariable(name: "v36", scope: !2, file: !1, line: 2, type: !100)
!1075 = distinct !DILifetime(object: !1074, location: !DIExpr(DIOpReferrer(u3), DIOpConstant(u3 2), DIOpMul(), DIOpSExt(i32)))
!1074 = !DILocalVariable(name: "v37", scope: !2, file: !1, line: 2, type: !100)
!1077 = distinct !DILifetime(object: !1076, location: !DIExpr(DIOpReferrer(i8), DIOpConstant(i8 -128), DIOpMul(), DIOpZExt(i32)))
!1076 = !DILocalVariable(name: "v38", scope: !2, file: !1, line: 2, type: !100)
!1079 = distinct !DILifetime(object: !1078, location: !DIExpr(DIOpReferrer(i12), DIOpConstant(i12 1), DIOpSub(), DIOpSExt(i32)))
!1078 = !DILocalVariable(name: "v39", scope: !2, file: !1, line: 2, type: !100)
;! f+0x0 with eax=0x0: v0 = imm(00000000)+0
;! f+0x0 with eax=0x80000000: v0 = imm(00000000)+0
;! f+0x0 with eax=0xffffffff: v0 = imm(00000000)+0
;! f+0x0 with eax=0xccea71ff: v0 = imm(00000000)+0
;! f+0x0 with eax=0x0: v1 = imm(00000000)+0
;! f+0x0 with eax=0x40: v1 = imm(7f000000)+0
;! f+0x0 with eax=0xccea2645: v1 = imm(7f000000)+0
;! f+0x0 with eax=0xffffffff: v1 = imm(7f000000)+0
;! f+0x0 with eax=0x0: v2 = imm(00000000)+0
;! f+0x0 with eax=0x3f508249: v2 = imm(04000000)+0
;! f+0x0 with eax=0x40000: v2 = imm(20000000)+0
;! f+0x0 with eax=0xffffffff: v2 = imm(3f000000)+0
;! f+0x0 with eax=0x0: v3 = imm(ffffffff)+0
;! f+0x0 with eax=0x69f85e31: v3 = imm(ffffffff)+0
;! f+0x0 with eax=0x80: v3 = imm(00000000)+0
;! f+0x0 with eax=0xffffffff: v3 = imm(ffffffff)+0
;! f+0x0 with eax=0x0: v4 = imm(00000000)+0
;! f+0x0 with eax=0x14c15c91: v4 = imm(00000000)+0
;! f+0x0 with eax=0x80000000: v4 = imm(00000000)+0
;! f+0x0 with eax=0xffffffff: v4 = imm(00000000)+0
;! f+0x0 with ecx=0x0: v5 = imm(00000000)+0
;! f+0x0 with ecx=0x800000: v5 = imm(00000000)+0
;! f+0x0 with ecx=0x11021c9e: v5 = imm(00000000)+0
;! f+0x0 with ecx=0xffffffff: v5 = imm(00000000)+0
;! f+0x0 with eax=0x0: v6 = imm(01000000)+0
;! f+0x0 with eax=0xe78131c1: v6 = imm(01000000)+0
;! f+0x0 with eax=0x20000000: v6 = imm(01000000)+0
;! f+0x0 with eax=0xffffffff: v6 = imm(00000000)+0
;! f+0x0 with ecx=0x0: v7 = imm(01000000)+0
;! f+0x0 with ecx=0x80000000: v7 = imm(01000000)+0
;! f+0x0 with ecx=0x692b534: v7 = imm(01000000)+0
;! f+0x0 with ecx=0xffffffff: v7 = imm(02000000)+0
;! f+0x0 with eax=0x0: v8 = imm(00000000)+0
;! f+0x0 with eax=0xdc82f252: v8 = imm(00000000)+0
;! f+0x0 with eax=0xfff: v8 = imm(01000000)+0
;! f+0x0 with eax=0xffffffff: v8 = imm(01000000)+0
;! f+0x0 with ebx=0x0: v9 = imm(01000000)+0
;! f+0x0 with ebx=0x3000: v9 = imm(03000000)+0
;! f+0x0 with ebx=0x54d08ce6: v9 = imm(01000000)+0
;! f+0x0 with ebx=0xffffffff: v9 = imm(03000000)+0
;! f+0x0 with ebx=0x0: v10 = imm(0000)+0
;! f+0x0 with ebx=0x80000000: v10 = imm(0000)+0
;! f+0x0 with ebx=0x6c8826ec: v10 = imm(0000)+0
;! f+0x0 with ebx=0xffffffff: v10 = imm(0000)+0
;! f+0x0 with ecx=0x0: v11 = imm(0100)+0
;! f+0x0 with ecx=0x80000000: v11 = imm(0100)+0
;! f+0x0 with ecx=0x52496e1e: v11 = imm(0000)+0
;! f+0x0 with ecx=0xffffffff: v11 = imm(0000)+0
;! f+0x0 with ecx=0x0: v12 = imm(00000000)+0
;! f+0x0 with ecx=0x80000000: v12 = imm(00000000)+0
;! f+0x0 with ecx=0x7defb12b: v12 = imm(01000000)+0
;! f+0x0 with ecx=0xffffffff: v12 = imm(01000000)+0
;! f+0x0 with eax=0x0: v13 = imm(c0ffffff)+0
;! f+0x0 with eax=0xffffffff: v13 = imm(3f000000)+0
;! f+0x0 with eax=0x7f: v13 = imm(3f000000)+0
;! f+0x0 with eax=0x3e0d36b7: v13 = imm(f7ffffff)+0
;! f+0x0 with eax=0x0: v14 = imm(01000000)+0
;! f+0x0 with eax=0x1fc00: v14 = imm(01000000)+0
;! f+0x0 with eax=0xf6772033: v14 = imm(01000000)+0
;! f+0x0 with eax=0xffffffff: v14 = imm(01000000)+0
;! f+0x0 with eax=0x0: v15 = imm(00000000)+0
;! f+0x0 with eax=0x40000: v15 = imm(01000000)+0
;! f+0x0 with eax=0xffffffff: v15 = imm(01000000)+0
;! f+0x0 with eax=0xd09872a7: v15 = imm(00000000)+0
;! f+0x0 with ebx=0xb673bd8: v16 = imm(00000000)+0
;! f+0x0 with ebx=0x0: v16 = imm(00000000)+0
;! f+0x0 with ebx=0x80000000: v16 = imm(00000000)+0
;! f+0x0 with ebx=0xffffffff: v16 = imm(00000000)+0
;! f+0x0 with eax=0x0: v17 = imm(00000000)+0
;! f+0x0 with eax=0x80000000: v17 = imm(00000000)+0
;! f+0x0 with eax=0xed6f642c: v17 = imm(00000000)+0
;! f+0x0 with eax=0xffffffff: v17 = imm(00000080)+0
;! f+0x0 with eax=0x8cf4ac18: v18 = imm(7f00)+0
;! f+0x0 with eax=0x0: v18 = imm(7f00)+0
;! f+0x0 with eax=0x80000000: v18 = imm(7f00)+0
;! f+0x0 with eax=0xffffffff: v18 = imm(7f00)+0
;! f+0x0 with ecx=0x0: v19 = imm(ffffffff)+0
;! f+0x0 with ecx=0xb2078093: v19 = imm(ecffffff)+0
;! f+0x0 with ecx=0x7f: v19 = imm(00000000)+0
;! f+0x0 with ecx=0xffffffff: v19 = imm(00000000)+0
;! f+0x0 with eax=0x0: v20 = imm(00000000)+0
;! f+0x0 with eax=0x4c042869: v20 = imm(00000000)+0
;! f+0x0 with eax=0x8: v20 = imm(00000000)+0
;! f+0x0 with eax=0xffffffff: v20 = imm(00000000)+0
;! f+0x0 with ebx=0xdb006300: v21 = imm(01000000)+0
;! f+0x0 with ebx=0x0: v21 = imm(01000000)+0
;! f+0x0 with ebx=0x2: v21 = imm(00000000)+0
;! f+0x0 with ebx=0xffffffff: v21 = imm(01000000)+0
;! f+0x0 with ecx=0x0: v22 = imm(03000000)+0
;! f+0x0 with ecx=0x18000000: v22 = imm(00000000)+0
;! f+0x0 with ecx=0x1121879a: v22 = imm(01000000)+0
;! f+0x0 with ecx=0xffffffff: v22 = imm(00000000)+0
;! f+0x0 with eax=0x0: v23 = imm(01000000)+0
;! f+0x0 with eax=0x40: v23 = imm(00000000)+0
;! f+0x0 with eax=0x5399187b: v23 = imm(00000000)+0
;! f+0x0 with eax=0xffffffff: v23 = imm(00000000)+0
;! f+0x0 with eax=0x0: v24 = imm(c807)+0
;! f+0x0 with eax=0x80000000: v24 = imm(c807)+0
;! f+0x0 with eax=0x86bc3816: v24 = imm(deff)+0
;! f+0x0 with eax=0xffffffff: v24 = imm(c707)+0
;! f+0x0 with eax=0x0: v25 = imm(00000000)+0
;! f+0x0 with eax=0x40000000: v25 = imm(00000000)+0
;! f+0x0 with eax=0x8b4923be: v25 = imm(00000000)+0
;! f+0x0 with eax=0xffffffff: v25 = imm(00000000)+0
;! f+0x0 with ecx=0x0: v26 = imm(01000000)+0
;! f+0x0 with ecx=0xc5630494: v26 = imm(01000000)+0
;! f+0x0 with ecx=0xffffffff: v26 = imm(01000000)+0
;! f+0x0 with ebx=0x0: v27 = imm(0000)+0
;! f+0x0 with ebx=0x8000: v27 = imm(00fc)+0
;! f+0x0 with ebx=0x490dc3c4: v27 = imm(1efe)+0
;! f+0x0 with ebx=0xffffffff: v27 = imm(ffff)+0
;! f+0x0 with eax=0x53a0cf68: v28 = imm(7f000000)+0
;! f+0x0 with eax=0x0: v28 = imm(00000000)+0
;! f+0x0 with eax=0x80000000: v28 = imm(00000000)+0
;! f+0x0 with eax=0xffffffff: v28 = imm(7f000000)+0
;! f+0x0 with ecx=0x0: v29 = imm(ff)+0
;! f+0x0 with ecx=0xff: v29 = imm(00)+0
;! f+0x0 with ecx=0xa937cb4d: v29 = imm(b2)+0
;! f+0x0 with ecx=0xffffffff: v29 = imm(00)+0
;! f+0x0 with ecx=0x0: v30 = imm(0000)+0
;! f+0x0 with ecx=0x30000000: v30 = imm(0100)+0
;! f+0x0 with ecx=0xda4f7085: v30 = imm(0000)+0
;! f+0x0 with ecx=0xffffffff: v30 = imm(0100)+0
;! f+0x0 with ecx=0x0: v31 = imm(10000000)+0
;! f+0x0 with ecx=0x8987af02: v31 = imm(12af0000)+0
;! f+0x0 with ecx=0xffff: v31 = imm(efff0000)+0
;! f+0x0 with ecx=0xffffffff: v31 = imm(efff0000)+0
;! f+0x0 with ebx=0x40541d28: v32 = imm(01000000)+0
;! f+0x0 with ebx=0x0: v32 = imm(01000000)+0
;! f+0x0 with ebx=0x80000000: v32 = imm(01000000)+0
;! f+0x0 with ebx=0xffffffff: v32 = imm(01000000)+0
;! f+0x0 with ebx=0x0: v33 = imm(01000000)+0
;! f+0x0 with ebx=0x7fffffff: v33 = imm(00000000)+0
;! f+0x0 with ebx=0x754c4bc3: v33 = imm(00000000)+0
;! f+0x0 with ebx=0xffffffff: v33 = imm(00000000)+0
;! f+0x0 with ebx=0x0: v34 = imm(00000000)+0
;! f+0x0 with ebx=0x80000000: v34 = imm(00000000)+0
;! f+0x0 with ebx=0x2612f9b5: v34 = imm(b5090000)+0
;! f+0x0 with ebx=0xffffffff: v34 = imm(ff0f0000)+0
;! f+0x0 with ebx=0x0: v35 = imm(0000)+0
;! f+0x0 with ebx=0x80000000: v35 = imm(0000)+0
;! f+0x0 with ebx=0x349ae3a2: v35 = imm(feff)+0
;! f+0x0 with ebx=0xffffffff: v35 = imm(ffff)+0
;! f+0x0 with ecx=0x0: v36 = imm(00000000)+0
;! f+0x0 with ecx=0x80000000: v36 = imm(00000000)+0
;! f+0x0 with ecx=0xa7b9d5ab: v36 = imm(f6040000)+0
;! f+0x0 with ecx=0xffffffff: v36 = imm(feffffff)+0
;! f+0x0 with ebx=0x2779bdf8: v37 = imm(fcffffff)+0
;! f+0x0 with ebx=0x0: v37 = imm(00000000)+0
;! f+0x0 with ebx=0x80000000: v37 = imm(00000000)+0
;! f+0x0 with ebx=0xffffffff: v37 = imm(feffffff)+0
;! f+0x0 with eax=0x0: v38 = imm(00000000)+0
;! f+0x0 with eax=0xffffffff: v38 = imm(80000000)+0
;! f+0x0 with eax=0x80: v38 = imm(00000000)+0
;! f+0x0 with eax=0xdc919137: v38 = imm(80000000)+0
;! f+0x0 with eax=0x0: v39 = imm(ffffffff)+0
;! f+0x0 with eax=0x80000000: v39 = imm(ffffffff)+0
;! f+0x0 with eax=0x15f848fc: v39 = imm(fbf8ffff)+0
;! f+0x0 with eax=0xffffffff: v39 = imm(feffffff)+0
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
