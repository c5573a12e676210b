; Section 6: the same operations on what registers hold: rax is -7, rbx 3, rcx the smallest number, rdx 64.
target "x86_64"
define @f size 0x10 !dbg !8 {
bb0 @ 0x0:
  0x0: dbg.def !10, %reg(rax,0,8)
  0x0: dbg.def !12, %reg(rax,0,8)
  0x0: dbg.def !14, %reg(rax,0,8)
  0x0: dbg.def !16, %reg(rax,0,8)
  0x0: dbg.def !18, %reg(rax)
  0x0: dbg.def !20, %reg(rax)
  0x0: dbg.def !22, %reg(rax)
  0x0: dbg.def !24, %reg(rax)
  0x0: dbg.def !26, %reg(rcx)
  0x0: dbg.def !28, %reg(rcx)
  0x0: dbg.def !30, %reg(rsi,0,8)
  0x0: dbg.def !32, %reg(rsi,0,8)
  0x0: dbg.def !34, %reg(rsi,0,8)
  0x0: dbg.def !36, %reg(rdx)
  0x0: dbg.def !38, %reg(rdx)
  0x0: dbg.def !40, %reg(rdx,0,32)
  0x0: dbg.def !42, %reg(rdx,0,32)
  0x0: dbg.def !44, %reg(rdx,0,32)
  0x0: dbg.def !46, %reg(rdx,0,32)
  0x0: dbg.def !48, %reg(rdx,0,8)
  0x0: dbg.def !50, %reg(rax,0,8)
  0x0: dbg.def !52, %reg(rax,0,8)
  0x0: dbg.def !54, %reg(rcx,52,12)
  0x0: dbg.def !56, %reg(rcx,52,12)
  0x0: dbg.def !58, %reg(rcx,52,12)
  0x0: dbg.def !60, %reg(rcx,52,12)
  0x0: dbg.def !62, %reg(rax)
  0x0: dbg.def !64, %reg(rax)
  0x0: dbg.def !66, %reg(rcx)
  0x0: dbg.def !68, %reg(rcx)
  0x0: dbg.def !70, %reg(rax)
  0x0: dbg.def !72, %reg(rax)
  0x0: dbg.def !74, %reg(xmm0,0,32)
  0x0: dbg.def !76, %reg(xmm0,0,32)
  0x0: dbg.def !78, %reg(xmm0,0,32)
  0x0: dbg.def !80, %reg(xmm0,0,32)
  0x0: dbg.def !82, %reg(rax)
  0x0: dbg.def !84, %reg(rax)
  0x0: dbg.def !86, %reg(rax,0,32)
  0x0: dbg.def !88, %reg(rax,0,32)
  0x0: dbg.def !90, %reg(rax,0,32)
  0x0: dbg.def !92, %reg(rbx)
  0x0: dbg.def !94, %reg(rax)
  0x0: dbg.def !96, %reg(rax)
  0x0: dbg.def !98, %reg(rax,0,12)
  0x0: dbg.def !100, %reg(rax)
  0x0: dbg.def !102, %reg(rax)
  0x0: dbg.def !104, %reg(rax)
  0x0: dbg.def !106, %reg(rax)
  0x0: dbg.def !108, %reg(rax)
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand")
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = !DIBasicType(name: "t8", size: 8, encoding: DW_ATE_unsigned)
!3 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!4 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!5 = !DIBasicType(name: "t16", size: 16, encoding: DW_ATE_unsigned)
!6 = !DIBasicType(name: "t1", size: 1, encoding: DW_ATE_unsigned)
!7 = !DIBasicType(name: "t128", size: 128, encoding: DW_ATE_unsigned)
!8 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!9 = !DILocalVariable(name: "e1", scope: !8, file: !1, line: 1, type: !2)
!10 = distinct !DILifetime(object: !9, location: !DIExpr(DIOpReferrer(i8), DIOpConstant(i8 3), DIOpDiv()))
!11 = !DILocalVariable(name: "e2", scope: !8, file: !1, line: 2, type: !2)
!12 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i8), DIOpConstant(i8 3), DIOpMod()))
!13 = !DILocalVariable(name: "e3", scope: !8, file: !1, line: 3, type: !2)
!14 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(u8), DIOpConstant(u8 3), DIOpDiv()))
!15 = !DILocalVariable(name: "e4", scope: !8, file: !1, line: 4, type: !2)
!16 = distinct !DILifetime(object: !15, location: !DIExpr(DIOpReferrer(u8), DIOpConstant(u8 7), DIOpMod()))
!17 = !DILocalVariable(name: "e5", scope: !8, file: !1, line: 5, type: !3)
!18 = distinct !DILifetime(object: !17, location: !DIExpr(DIOpReferrer(i64), DIOpConstant(i64 3), DIOpDiv()))
!19 = !DILocalVariable(name: "e6", scope: !8, file: !1, line: 6, type: !3)
!20 = distinct !DILifetime(object: !19, location: !DIExpr(DIOpReferrer(u64), DIOpConstant(u64 3), DIOpDiv()))
!21 = !DILocalVariable(name: "e7", scope: !8, file: !1, line: 7, type: !3)
!22 = distinct !DILifetime(object: !21, location: !DIExpr(DIOpReferrer(u64), DIOpConstant(u64 3), DIOpMod()))
!23 = !DILocalVariable(name: "e8", scope: !8, file: !1, line: 8, type: !3)
!24 = distinct !DILifetime(object: !23, location: !DIExpr(DIOpReferrer(i64), DIOpConstant(i64 3), DIOpMod()))
!25 = !DILocalVariable(name: "e9", scope: !8, file: !1, line: 9, type: !3)
!26 = distinct !DILifetime(object: !25, location: !DIExpr(DIOpReferrer(i64), DIOpConstant(i64 -1), DIOpDiv()))
!27 = !DILocalVariable(name: "e10", scope: !8, file: !1, line: 10, type: !3)
!28 = distinct !DILifetime(object: !27, location: !DIExpr(DIOpReferrer(i64), DIOpConstant(i64 -1), DIOpMod()))
!29 = !DILocalVariable(name: "e11", scope: !8, file: !1, line: 11, type: !2)
!30 = distinct !DILifetime(object: !29, location: !DIExpr(DIOpReferrer(i8), DIOpConstant(i8 -1), DIOpDiv()))
!31 = !DILocalVariable(name: "e12", scope: !8, file: !1, line: 12, type: !2)
!32 = distinct !DILifetime(object: !31, location: !DIExpr(DIOpReferrer(i8), DIOpAbs()))
!33 = !DILocalVariable(name: "e13", scope: !8, file: !1, line: 13, type: !2)
!34 = distinct !DILifetime(object: !33, location: !DIExpr(DIOpReferrer(i8), DIOpNeg()))
!35 = !DILocalVariable(name: "e14", scope: !8, file: !1, line: 14, type: !3)
!36 = distinct !DILifetime(object: !35, location: !DIExpr(DIOpConstant(u64 1), DIOpReferrer(u64), DIOpShl()))
!37 = !DILocalVariable(name: "e15", scope: !8, file: !1, line: 15, type: !3)
!38 = distinct !DILifetime(object: !37, location: !DIExpr(DIOpConstant(i64 -1), DIOpReferrer(i64), DIOpAShr()))
!39 = !DILocalVariable(name: "e16", scope: !8, file: !1, line: 16, type: !4)
!40 = distinct !DILifetime(object: !39, location: !DIExpr(DIOpConstant(u32 0xffffffff), DIOpReferrer(u32), DIOpLShr()))
!41 = !DILocalVariable(name: "e17", scope: !8, file: !1, line: 17, type: !4)
!42 = distinct !DILifetime(object: !41, location: !DIExpr(DIOpConstant(u32 0x80000000), DIOpReferrer(u32), DIOpShr()))
!43 = !DILocalVariable(name: "e18", scope: !8, file: !1, line: 18, type: !4)
!44 = distinct !DILifetime(object: !43, location: !DIExpr(DIOpConstant(u32 0x80000000), DIOpReferrer(u32), DIOpAShr()))
!45 = !DILocalVariable(name: "e19", scope: !8, file: !1, line: 19, type: !4)
!46 = distinct !DILifetime(object: !45, location: !DIExpr(DIOpConstant(i32 -2147483648), DIOpReferrer(i32), DIOpShr()))
!47 = !DILocalVariable(name: "e20", scope: !8, file: !1, line: 20, type: !2)
!48 = distinct !DILifetime(object: !47, location: !DIExpr(DIOpConstant(u8 255), DIOpReferrer(u8), DIOpLShr()))
!49 = !DILocalVariable(name: "e21", scope: !8, file: !1, line: 21, type: !2)
!50 = distinct !DILifetime(object: !49, location: !DIExpr(DIOpConstant(i8 1), DIOpReferrer(i8), DIOpShl()))
!51 = !DILocalVariable(name: "e22", scope: !8, file: !1, line: 22, type: !2)
!52 = distinct !DILifetime(object: !51, location: !DIExpr(DIOpConstant(i8 -3), DIOpReferrer(i8), DIOpAShr()))
!53 = !DILocalVariable(name: "e23", scope: !8, file: !1, line: 23, type: !5)
!54 = distinct !DILifetime(object: !53, location: !DIExpr(DIOpReferrer(i12), DIOpSExt(i16)))
!55 = !DILocalVariable(name: "e24", scope: !8, file: !1, line: 24, type: !5)
!56 = distinct !DILifetime(object: !55, location: !DIExpr(DIOpReferrer(i12), DIOpZExt(i16)))
!57 = !DILocalVariable(name: "e25", scope: !8, file: !1, line: 25, type: !5)
!58 = distinct !DILifetime(object: !57, location: !DIExpr(DIOpReferrer(i12), DIOpConvert(u16)))
!59 = !DILocalVariable(name: "e26", scope: !8, file: !1, line: 26, type: !5)
!60 = distinct !DILifetime(object: !59, location: !DIExpr(DIOpReferrer(u12), DIOpConvert(i16)))
!61 = !DILocalVariable(name: "e27", scope: !8, file: !1, line: 27, type: !6)
!62 = distinct !DILifetime(object: !61, location: !DIExpr(DIOpReferrer(u64), DIOpConstant(u64 3), DIOpGt()))
!63 = !DILocalVariable(name: "e28", scope: !8, file: !1, line: 28, type: !6)
!64 = distinct !DILifetime(object: !63, location: !DIExpr(DIOpReferrer(i64), DIOpConstant(i64 3), DIOpGt()))
!65 = !DILocalVariable(name: "e29", scope: !8, file: !1, line: 29, type: !6)
!66 = distinct !DILifetime(object: !65, location: !DIExpr(DIOpReferrer(u64), DIOpConstant(u64 1), DIOpGt()))
!67 = !DILocalVariable(name: "e30", scope: !8, file: !1, line: 30, type: !6)
!68 = distinct !DILifetime(object: !67, location: !DIExpr(DIOpReferrer(u64), DIOpConstant(u64 1), DIOpLe()))
!69 = !DILocalVariable(name: "e31", scope: !8, file: !1, line: 31, type: !4)
!70 = distinct !DILifetime(object: !69, location: !DIExpr(DIOpReferrer(u64), DIOpConstant(u64 3), DIOpGt(), DIOpConvert(i32)))
!71 = !DILocalVariable(name: "e32", scope: !8, file: !1, line: 32, type: !4)
!72 = distinct !DILifetime(object: !71, location: !DIExpr(DIOpReferrer(u64), DIOpConstant(u64 3), DIOpGt(), DIOpReinterpret(i1), DIOpConvert(i32)))
!73 = !DILocalVariable(name: "e33", scope: !8, file: !1, line: 33, type: !4)
!74 = distinct !DILifetime(object: !73, location: !DIExpr(DIOpReferrer(f32), DIOpConvert(i32)))
!75 = !DILocalVariable(name: "e34", scope: !8, file: !1, line: 34, type: !4)
!76 = distinct !DILifetime(object: !75, location: !DIExpr(DIOpReferrer(f32), DIOpNeg()))
!77 = !DILocalVariable(name: "e35", scope: !8, file: !1, line: 35, type: !3)
!78 = distinct !DILifetime(object: !77, location: !DIExpr(DIOpReferrer(f32), DIOpConvert(f64)))
!79 = !DILocalVariable(name: "e36", scope: !8, file: !1, line: 36, type: !6)
!80 = distinct !DILifetime(object: !79, location: !DIExpr(DIOpReferrer(f32), DIOpConstant(f32 3.0), DIOpGt()))
!81 = !DILocalVariable(name: "e37", scope: !8, file: !1, line: 37, type: !4)
!82 = distinct !DILifetime(object: !81, location: !DIExpr(DIOpReferrer(u64), DIOpConvert(f32)))
!83 = !DILocalVariable(name: "e38", scope: !8, file: !1, line: 38, type: !4)
!84 = distinct !DILifetime(object: !83, location: !DIExpr(DIOpReferrer(i64), DIOpConvert(f32)))
!85 = !DILocalVariable(name: "e39", scope: !8, file: !1, line: 39, type: !4)
!86 = distinct !DILifetime(object: !85, location: !DIExpr(DIOpReferrer(i32), DIOpConstant(i32 9), DIOpAdd()))
!87 = !DILocalVariable(name: "e40", scope: !8, file: !1, line: 40, type: !3)
!88 = distinct !DILifetime(object: !87, location: !DIExpr(DIOpReferrer(u32), DIOpConstant(u32 9), DIOpAdd(), DIOpConvert(u64)))
!89 = !DILocalVariable(name: "e41", scope: !8, file: !1, line: 41, type: !3)
!90 = distinct !DILifetime(object: !89, location: !DIExpr(DIOpReferrer(u32), DIOpConstant(u32 0xfffffff9), DIOpMul(), DIOpZExt(u64)))
!91 = !DILocalVariable(name: "e42", scope: !8, file: !1, line: 42, type: !3)
!92 = distinct !DILifetime(object: !91, location: !DIExpr(DIOpReferrer(i64), DIOpConstant(i64 8), DIOpReferrer(i64), DIOpConstant(i64 3), DIOpEq(), DIOpChoose()))
!93 = !DILocalVariable(name: "e43", scope: !8, file: !1, line: 43, type: !3)
!94 = distinct !DILifetime(object: !93, location: !DIExpr(DIOpReferrer(i64), DIOpAbs()))
!95 = !DILocalVariable(name: "e44", scope: !8, file: !1, line: 44, type: !3)
!96 = distinct !DILifetime(object: !95, location: !DIExpr(DIOpReferrer(u64), DIOpAbs()))
!97 = !DILocalVariable(name: "e45", scope: !8, file: !1, line: 45, type: !5)
!98 = distinct !DILifetime(object: !97, location: !DIExpr(DIOpReferrer(u12), DIOpNot(), DIOpZExt(u16)))
!99 = !DILocalVariable(name: "e46", scope: !8, file: !1, line: 46, type: !7)
!100 = distinct !DILifetime(object: !99, location: !DIExpr(DIOpReferrer(u64), DIOpZExt(u128), DIOpReferrer(u64), DIOpZExt(u128), DIOpMul()))
!101 = !DILocalVariable(name: "e47", scope: !8, file: !1, line: 47, type: !7)
!102 = distinct !DILifetime(object: !101, location: !DIExpr(DIOpReferrer(i64), DIOpConvert(u128)))
!103 = !DILocalVariable(name: "e48", scope: !8, file: !1, line: 48, type: !7)
!104 = distinct !DILifetime(object: !103, location: !DIExpr(DIOpReferrer(i64), DIOpSExt(i128), DIOpConstant(i128 64), DIOpShl()))
!105 = !DILocalVariable(name: "e49", scope: !8, file: !1, line: 49, type: !7)
!106 = distinct !DILifetime(object: !105, location: !DIExpr(DIOpReferrer(i64), DIOpSExt(i128), DIOpConstant(i128 3), DIOpDiv()))
!107 = !DILocalVariable(name: "e50", scope: !8, file: !1, line: 50, type: !3)
!108 = distinct !DILifetime(object: !107, location: !DIExpr(DIOpReferrer(i64), DIOpSExt(i128), DIOpConstant(i128 64), DIOpAShr(), DIOpConvert(i64)))

;! f+0x0 with rax=0xfffffffffffffff9, rbx=0x3, rcx=0x8000000000000000, rdx=0x40, rsi=0x80, xmm0=0x40490fdb: e1 = imm(fe)+0
;! f+0x0 with rax=0xfffffffffffffff9, rbx=0x3, rcx=0x8000000000000000, rdx=0x40, rsi=0x80, xmm0=0x40490fdb: e2 = imm(ff)+0
;! f+0x0 with rax=0xfffffffffffffff9, rbx=0x3, rcx=0x8000000000000000, rdx=0x40, rsi=0x80, xmm0=0x40490fdb: e3 = imm(53)+0
;! f+0x0 with rax=0xfffffffffffffff9, rbx=0x3, rcx=0x8000000000000000, rdx=0x40, rsi=0x80, xmm0=0x40490fdb: e4 = imm(04)+0
;! f+0x0 with rax=0xfffffffffffffff9, rbx=0x3, rcx=0x8000000000000000, rdx=0x40, rsi=0x80, xmm0=0x40490fdb: e5 = imm(feffffffffffffff)+0
; (2^64-7)/3 = 6148914691236517203 = 0x5555555555555553, and 3 times that is rax
;! f+0x0 with rax=0xfffffffffffffff9, rbx=0x3, rcx=0x8000000000000000, rdx=0x40, rsi=0x80, xmm0=0x40490fdb: e6 = imm(5355555555555555)+0
;! f+0x0 with rax=0xfffffffffffffff9, rbx=0x3, rcx=0x8000000000000000, rdx=0x40, rsi=0x80, xmm0=0x40490fdb: e7 = imm(0000000000000000)+0
;! f+0x0 with rax=0xfffffffffffffff9, rbx=0x3, rcx=0x8000000000000000, rdx=0x40, rsi=0x80, xmm0=0x40490fdb: e8 = imm(ffffffffffffffff)+0
; MIN/-1
;! f+0x0 with rax=0xfffffffffffffff9, rbx=0x3, rcx=0x8000000000000000, rdx=0x40, rsi=0x80, xmm0=0x40490fdb: e9 = imm(0000000000000080)+0
;! f+0x0 with rax=0xfffffffffffffff9, rbx=0x3, rcx=0x8000000000000000, rdx=0x40, rsi=0x80, xmm0=0x40490fdb: e10 = imm(0000000000000000)+0
;! f+0x0 with rax=0xfffffffffffffff9, rbx=0x3, rcx=0x8000000000000000, rdx=0x40, rsi=0x80, xmm0=0x40490fdb: e11 = imm(80)+0
;! f+0x0 with rax=0xfffffffffffffff9, rbx=0x3, rcx=0x8000000000000000, rdx=0x40, rsi=0x80, xmm0=0x40490fdb: e12 = imm(80)+0
;! f+0x0 with rax=0xfffffffffffffff9, rbx=0x3, rcx=0x8000000000000000, rdx=0x40, rsi=0x80, xmm0=0x40490fdb: e13 = imm(80)+0
; shift amounts in register: rdx = 64
;! f+0x0 with rax=0xfffffffffffffff9, rbx=0x3, rcx=0x8000000000000000, rdx=0x40, rsi=0x80, xmm0=0x40490fdb: e14 = imm(0000000000000000)+0
;! f+0x0 with rax=0xfffffffffffffff9, rbx=0x3, rcx=0x8000000000000000, rdx=0x40, rsi=0x80, xmm0=0x40490fdb: e15 = imm(ffffffffffffffff)+0
;! f+0x0 with rax=0xfffffffffffffff9, rbx=0x3, rcx=0x8000000000000000, rdx=0x40, rsi=0x80, xmm0=0x40490fdb: e16 = imm(00000000)+0
;! f+0x0 with rax=0xfffffffffffffff9, rbx=0x3, rcx=0x8000000000000000, rdx=0x40, rsi=0x80, xmm0=0x40490fdb: e17 = imm(00000000)+0
;! f+0x0 with rax=0xfffffffffffffff9, rbx=0x3, rcx=0x8000000000000000, rdx=0x40, rsi=0x80, xmm0=0x40490fdb: e18 = imm(ffffffff)+0
;! f+0x0 with rax=0xfffffffffffffff9, rbx=0x3, rcx=0x8000000000000000, rdx=0x40, rsi=0x80, xmm0=0x40490fdb: e19 = imm(ffffffff)+0
; 8-bit shift where amount 0x40 > 8
;! f+0x0 with rax=0xfffffffffffffff9, rbx=0x3, rcx=0x8000000000000000, rdx=0x40, rsi=0x80, xmm0=0x40490fdb: e20 = imm(00)+0
; negative shift amount of i8: rax low byte 0xf9 as amount = 249 (unsigned) -> 0
;! f+0x0 with rax=0xfffffffffffffff9, rbx=0x3, rcx=0x8000000000000000, rdx=0x40, rsi=0x80, xmm0=0x40490fdb: e21 = imm(00)+0
;! f+0x0 with rax=0xfffffffffffffff9, rbx=0x3, rcx=0x8000000000000000, rdx=0x40, rsi=0x80, xmm0=0x40490fdb: e22 = imm(ff)+0
; 12 bits of rcx...: bits 52..64 of rcx = 0x800 -> i12 -2048
;! f+0x0 with rax=0xfffffffffffffff9, rbx=0x3, rcx=0x8000000000000000, rdx=0x40, rsi=0x80, xmm0=0x40490fdb: e23 = imm(00f8)+0
;! f+0x0 with rax=0xfffffffffffffff9, rbx=0x3, rcx=0x8000000000000000, rdx=0x40, rsi=0x80, xmm0=0x40490fdb: e24 = imm(0008)+0
;! f+0x0 with rax=0xfffffffffffffff9, rbx=0x3, rcx=0x8000000000000000, rdx=0x40, rsi=0x80, xmm0=0x40490fdb: e25 = imm(00f8)+0
;! f+0x0 with rax=0xfffffffffffffff9, rbx=0x3, rcx=0x8000000000000000, rdx=0x40, rsi=0x80, xmm0=0x40490fdb: e26 = imm(0008)+0
; cmp unsigned: rax > 3 unsigned ; signed less
;! f+0x0 with rax=0xfffffffffffffff9, rbx=0x3, rcx=0x8000000000000000, rdx=0x40, rsi=0x80, xmm0=0x40490fdb: e27 = imm(01)+0
;! f+0x0 with rax=0xfffffffffffffff9, rbx=0x3, rcx=0x8000000000000000, rdx=0x40, rsi=0x80, xmm0=0x40490fdb: e28 = imm(00)+0
;! f+0x0 with rax=0xfffffffffffffff9, rbx=0x3, rcx=0x8000000000000000, rdx=0x40, rsi=0x80, xmm0=0x40490fdb: e29 = imm(01)+0
;! f+0x0 with rax=0xfffffffffffffff9, rbx=0x3, rcx=0x8000000000000000, rdx=0x40, rsi=0x80, xmm0=0x40490fdb: e30 = imm(00)+0
; u1 as i32 : Convert of 1 -> 1; i1 of 1 -> -1
;! f+0x0 with rax=0xfffffffffffffff9, rbx=0x3, rcx=0x8000000000000000, rdx=0x40, rsi=0x80, xmm0=0x40490fdb: e31 = imm(01000000)+0
;! f+0x0 with rax=0xfffffffffffffff9, rbx=0x3, rcx=0x8000000000000000, rdx=0x40, rsi=0x80, xmm0=0x40490fdb: e32 = imm(ffffffff)+0
; f32 pi: convert to i32 = 3; neg; to f64
;! f+0x0 with rax=0xfffffffffffffff9, rbx=0x3, rcx=0x8000000000000000, rdx=0x40, rsi=0x80, xmm0=0x40490fdb: e33 = imm(03000000)+0
;! f+0x0 with rax=0xfffffffffffffff9, rbx=0x3, rcx=0x8000000000000000, rdx=0x40, rsi=0x80, xmm0=0x40490fdb: e34 = imm(db0f49c0)+0
; pi f32 as f64: 400921FB60000000
;! f+0x0 with rax=0xfffffffffffffff9, rbx=0x3, rcx=0x8000000000000000, rdx=0x40, rsi=0x80, xmm0=0x40490fdb: e35 = imm(00000060fb210940)+0
;! f+0x0 with rax=0xfffffffffffffff9, rbx=0x3, rcx=0x8000000000000000, rdx=0x40, rsi=0x80, xmm0=0x40490fdb: e36 = imm(01)+0
; u64 rax -> f32 : 2^64 = 5f800000
;! f+0x0 with rax=0xfffffffffffffff9, rbx=0x3, rcx=0x8000000000000000, rdx=0x40, rsi=0x80, xmm0=0x40490fdb: e37 = imm(0000805f)+0
;! f+0x0 with rax=0xfffffffffffffff9, rbx=0x3, rcx=0x8000000000000000, rdx=0x40, rsi=0x80, xmm0=0x40490fdb: e38 = imm(0000e0c0)+0
;! f+0x0 with rax=0xfffffffffffffff9, rbx=0x3, rcx=0x8000000000000000, rdx=0x40, rsi=0x80, xmm0=0x40490fdb: e39 = imm(02000000)+0
;! f+0x0 with rax=0xfffffffffffffff9, rbx=0x3, rcx=0x8000000000000000, rdx=0x40, rsi=0x80, xmm0=0x40490fdb: e40 = imm(0200000000000000)+0
; mul wrap: 0xfffffff9*0xfffffff9 = 49 mod 2^32 = 0x31
;! f+0x0 with rax=0xfffffffffffffff9, rbx=0x3, rcx=0x8000000000000000, rdx=0x40, rsi=0x80, xmm0=0x40490fdb: e41 = imm(3100000000000000)+0
; Choose locations by runtime: rbx==3 ? reg : const
;! f+0x0 with rax=0xfffffffffffffff9, rbx=0x3, rcx=0x8000000000000000, rdx=0x40, rsi=0x80, xmm0=0x40490fdb: e42 = reg(3)+0
; Abs of i64 -7 -> 7
;! f+0x0 with rax=0xfffffffffffffff9, rbx=0x3, rcx=0x8000000000000000, rdx=0x40, rsi=0x80, xmm0=0x40490fdb: e43 = imm(0700000000000000)+0
;! f+0x0 with rax=0xfffffffffffffff9, rbx=0x3, rcx=0x8000000000000000, rdx=0x40, rsi=0x80, xmm0=0x40490fdb: e44 = imm(f9ffffffffffffff)+0
; not of 12 bits
;! f+0x0 with rax=0xfffffffffffffff9, rbx=0x3, rcx=0x8000000000000000, rdx=0x40, rsi=0x80, xmm0=0x40490fdb: e45 = imm(0600)+0
; 128-bit: zext rax to u128, mul by itself: (2^64-7)^2 = 2^128 - 14*2^64 + 49 -> hi = 2^64-14 =fffffffffffffff2, lo 0x31
;! f+0x0 with rax=0xfffffffffffffff9, rbx=0x3, rcx=0x8000000000000000, rdx=0x40, rsi=0x80, xmm0=0x40490fdb: e46 = imm(3100000000000000f2ffffffffffffff)+0
;! f+0x0 with rax=0xfffffffffffffff9, rbx=0x3, rcx=0x8000000000000000, rdx=0x40, rsi=0x80, xmm0=0x40490fdb: e47 = imm(f9ffffffffffffffffffffffffffffff)+0
; -7 -> i128 shl 64: lo 0, hi f9..
;! f+0x0 with rax=0xfffffffffffffff9, rbx=0x3, rcx=0x8000000000000000, rdx=0x40, rsi=0x80, xmm0=0x40490fdb: e48 = imm(0000000000000000f9ffffffffffffff)+0
;! f+0x0 with rax=0xfffffffffffffff9, rbx=0x3, rcx=0x8000000000000000, rdx=0x40, rsi=0x80, xmm0=0x40490fdb: e49 = imm(feffffffffffffffffffffffffffffff)+0
;! f+0x0 with rax=0xfffffffffffffff9, rbx=0x3, rcx=0x8000000000000000, rdx=0x40, rsi=0x80, xmm0=0x40490fdb: e50 = imm(ffffffffffffffff)+0
