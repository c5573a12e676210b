; Section 6: results of the arithmetic of each floating-point format, rounded to the nearest number. They were computed with exact
; fractions in Python, which shares nothing with this library.
target "x86_64"
define @f size 0x4 !dbg !3 {
bb0 @ 0x0:
  0x0: dbg.def !11, %reg(xmm0, 0, 8)
  0x0: dbg.def !13, %reg(xmm0, 0, 64)
  0x0: dbg.def !15, %reg(xmm0, 0, 80)
  0x0: dbg.def !17, %reg(xmm0, 0, 80)
  0x0: dbg.def !19, %reg(xmm0, 0, 80)
  0x0: dbg.def !21, %reg(xmm0, 0, 16)
  0x0: dbg.def !23, %reg(xmm0, 0, 16)
  0x0: dbg.def !25, %reg(xmm0, 0, 64)
  0x0: dbg.def !27, %reg(xmm0, 0, 8)
  0x0: dbg.def !29, %reg(xmm0, 0, 24)
  0x0: dbg.def !31, %reg(xmm0, 0, 80)
  0x0: dbg.def !33, %reg(xmm0, 0, 24)
  0x0: dbg.def !35, %reg(xmm0, 0, 80)
  0x0: dbg.def !37, %reg(xmm0, 0, 16)
  0x0: dbg.def !43, %reg(xmm0, 0, 16)
  0x0: dbg.def !45, %reg(xmm0, 0, 32)
  0x0: dbg.def !49, %reg(xmm0, 0, 64)
  0x0: dbg.def !53, %reg(xmm0, 0, 64)
  0x0: dbg.def !55, %reg(xmm0, 0, 128)
  0x0: dbg.def !57, %reg(xmm0, 0, 128)
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "random")
!1 = !DIFile(filename: "a.c", directory: "/src")
!3 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!332 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!364 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!316 = !DIBasicType(name: "t16", size: 16, encoding: DW_ATE_unsigned)
!380 = !DIBasicType(name: "t80", size: 80, encoding: DW_ATE_unsigned)
!308 = !DIBasicType(name: "t8", size: 8, encoding: DW_ATE_unsigned)
!328 = !DIBasicType(name: "t128", size: 128, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "e10", scope: !3, file: !1, line: 10, type: !332)
!11 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i8), DIOpConvert(f32)))
!12 = !DILocalVariable(name: "e12", scope: !3, file: !1, line: 12, type: !364)
!13 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(f64), DIOpConstant(f64 <00 00 00 00 00 00 00 80>), DIOpAdd()))
!14 = !DILocalVariable(name: "e14", scope: !3, file: !1, line: 14, type: !316)
!15 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpReferrer(f80), DIOpConvert(i16)))
!16 = !DILocalVariable(name: "e16", scope: !3, file: !1, line: 16, type: !380)
!17 = distinct !DILifetime(object: !16, location: !DIExpr(DIOpReferrer(f80), DIOpConstant(f80 <bf 00 00 00 00 00 00 00 00 00>), DIOpAdd()))
!18 = !DILocalVariable(name: "e18", scope: !3, file: !1, line: 18, type: !380)
!19 = distinct !DILifetime(object: !18, location: !DIExpr(DIOpReferrer(f80), DIOpConstant(f80 <00 00 00 00 b0 52 21 b9 06 c0>), DIOpSub()))
!20 = !DILocalVariable(name: "e20", scope: !3, file: !1, line: 20, type: !316)
!21 = distinct !DILifetime(object: !20, location: !DIExpr(DIOpReferrer(f16), DIOpConvert(u16)))
!22 = !DILocalVariable(name: "e22", scope: !3, file: !1, line: 22, type: !380)
!23 = distinct !DILifetime(object: !22, location: !DIExpr(DIOpReferrer(bf16), DIOpConvert(f80)))
!24 = !DILocalVariable(name: "e24", scope: !3, file: !1, line: 24, type: !308)
!25 = distinct !DILifetime(object: !24, location: !DIExpr(DIOpReferrer(f64), DIOpConstant(f64 <d0 08 00 00 00 00 00 00>), DIOpGe(), DIOpZExt(u8)))
!26 = !DILocalVariable(name: "e26", scope: !3, file: !1, line: 26, type: !328)
!27 = distinct !DILifetime(object: !26, location: !DIExpr(DIOpReferrer(u8), DIOpConvert(f128)))
!28 = !DILocalVariable(name: "e28", scope: !3, file: !1, line: 28, type: !332)
!29 = distinct !DILifetime(object: !28, location: !DIExpr(DIOpReferrer(i24), DIOpConvert(f32)))
!30 = !DILocalVariable(name: "e30", scope: !3, file: !1, line: 30, type: !380)
!31 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(f80), DIOpConstant(f80 <2a 7c 3e 15 f0 9a 1c ad 36 40>), DIOpAdd()))
!32 = !DILocalVariable(name: "e32", scope: !3, file: !1, line: 32, type: !364)
!33 = distinct !DILifetime(object: !32, location: !DIExpr(DIOpReferrer(i24), DIOpConvert(f64)))
!34 = !DILocalVariable(name: "e34", scope: !3, file: !1, line: 34, type: !380)
!35 = distinct !DILifetime(object: !34, location: !DIExpr(DIOpReferrer(f80), DIOpConstant(f80 <00 00 00 00 00 00 00 f4 04 40>), DIOpAdd()))
!36 = !DILocalVariable(name: "e36", scope: !3, file: !1, line: 36, type: !316)
!37 = distinct !DILifetime(object: !36, location: !DIExpr(DIOpReferrer(bf16), DIOpConstant(bf16 <80 ff>), DIOpMul()))
!38 = !DILocalVariable(name: "e38", scope: !3, file: !1, line: 38, type: !380)
!39 = distinct !DILifetime(object: !38, location: !DIExpr(DIOpConstant(u24 <52 ee 03>), DIOpConvert(f80)))
!40 = !DILocalVariable(name: "e40", scope: !3, file: !1, line: 40, type: !308)
!41 = distinct !DILifetime(object: !40, location: !DIExpr(DIOpConstant(f64 <68 2c fb 7a 92 7b 0f 43>), DIOpConstant(f64 <68 2c fb 7a 92 7b 0f 43>), DIOpGe(), DIOpZExt(u8)))
!42 = !DILocalVariable(name: "e42", scope: !3, file: !1, line: 42, type: !308)
!43 = distinct !DILifetime(object: !42, location: !DIExpr(DIOpReferrer(bf16), DIOpConstant(bf16 <6a d3>), DIOpGe(), DIOpZExt(u8)))
!44 = !DILocalVariable(name: "e44", scope: !3, file: !1, line: 44, type: !332)
!45 = distinct !DILifetime(object: !44, location: !DIExpr(DIOpReferrer(f32), DIOpConstant(f32 <24 a4 0a cd>), DIOpSub()))
!46 = !DILocalVariable(name: "e46", scope: !3, file: !1, line: 46, type: !316)
!47 = distinct !DILifetime(object: !46, location: !DIExpr(DIOpConstant(bf16 <cd c0>), DIOpAbs()))
!48 = !DILocalVariable(name: "e48", scope: !3, file: !1, line: 48, type: !364)
!49 = distinct !DILifetime(object: !48, location: !DIExpr(DIOpReferrer(f64), DIOpConstant(f64 <ec 0f f0 fc 43 2f 2b c3>), DIOpSub()))
!50 = !DILocalVariable(name: "e50", scope: !3, file: !1, line: 50, type: !364)
!51 = distinct !DILifetime(object: !50, location: !DIExpr(DIOpConstant(f64 <00 00 00 14 5a f8 c3 41>), DIOpConstant(f64 <43 47 c1 e8 32 e5 24 43>), DIOpAdd()))
!52 = !DILocalVariable(name: "e52", scope: !3, file: !1, line: 52, type: !328)
!53 = distinct !DILifetime(object: !52, location: !DIExpr(DIOpReferrer(f64), DIOpConvert(i128)))
!54 = !DILocalVariable(name: "e54", scope: !3, file: !1, line: 54, type: !328)
!55 = distinct !DILifetime(object: !54, location: !DIExpr(DIOpReferrer(f128), DIOpAbs()))
!56 = !DILocalVariable(name: "e56", scope: !3, file: !1, line: 56, type: !328)
!57 = distinct !DILifetime(object: !56, location: !DIExpr(DIOpReferrer(f128), DIOpNeg()))

;! f+0x0 with xmm0=<04>: e10 = imm(00008040)+0
;! f+0x0 with xmm0=<00 00 00 00 00 80 71 3f>: e12 = imm(000000000080713f)+0
;! f+0x0 with xmm0=<e8 03 00 00 00 00 00 00 00 00>: e14 = imm(0000)+0
;! f+0x0 with xmm0=<00 00 80 c5 0a 22 17 d3 24 c0>: e16 = imm(000080c50a2217d324c0)+0
;! f+0x0 with xmm0=<00 00 00 c0 0f d6 ae cd 0d c0>: e18 = imm(000000606a933ccc0dc0)+0
;! f+0x0 with xmm0=<f6 83>: e20 = imm(0000)+0
;! f+0x0 with xmm0=<0a 3e>: e22 = imm(000000000000008afc3f)+0
;! f+0x0 with xmm0=<d0 08 00 00 00 00 00 00>: e24 = imm(01)+0
;! f+0x0 with xmm0=<01>: e26 = imm(0000000000000000000000000000ff3f)+0
;! f+0x0 with xmm0=<8d 06 00>: e28 = imm(00a0d144)+0
;! f+0x0 with xmm0=<00 00 00 00 00 f0 c6 ae 05 40>: e30 = imm(8dd33e15f09a1cad3640)+0
;! f+0x0 with xmm0=<b0 00 00>: e32 = imm(0000000000006640)+0
;! f+0x0 with xmm0=<65 7a d2 0d 2e 4d 73 ba fb ff>: e34 = imm(657ad20d2e4d73bafbff)+0
;! f+0x0 with xmm0=<9a 37>: e36 = imm(80ff)+0
;! f+0x0: e38 = imm(00000000008094fb1040)+0
;! f+0x0: e40 = imm(01)+0
;! f+0x0 with xmm0=<74 03>: e42 = imm(01)+0
;! f+0x0 with xmm0=<56 01 00 80>: e44 = imm(24a40a4d)+0
;! f+0x0: e46 = imm(cd40)+0
;! f+0x0 with xmm0=<00 00 04 16 6f 7a 86 c1>: e48 = imm(267451f7432f2b43)+0
;! f+0x0: e50 = imm(93afa23833e52443)+0
;! f+0x0 with xmm0=<a1 98 06 33 0b 4c cf c2>: e52 = imm(cff299e967c1ffffffffffffffffffff)+0
;! f+0x0 with xmm0=<00 00 00 00 00 00 00 00 00 00 00 00 00 c0 e3 bf>: e54 = imm(00000000000000000000000000c0e33f)+0
;! f+0x0 with xmm0=<1e fc 74 8c 5f 71 5c 8c 7e 28 88 21 f4 0a 63 40>: e56 = imm(1efc748c5f715c8c7e288821f40a63c0)+0
