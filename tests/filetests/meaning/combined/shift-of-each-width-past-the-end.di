; Shifts by the width and more, of 8, 16, 32 and 64 bits, in registers: zero, or the sign in every bit.
; 0x108 as u8 is 8
target "aarch64"
define @f size 0x10 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !15, %reg(x0)
  0x0: dbg.def !16, %reg(x1)
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "u8", size: 8, encoding: DW_ATE_unsigned)
!4 = !DIBasicType(name: "u16", size: 16, encoding: DW_ATE_unsigned)
!5 = !DIBasicType(name: "i32", size: 32, encoding: DW_ATE_signed)
!6 = !DIBasicType(name: "i64", size: 64, encoding: DW_ATE_signed)
!7 = !DIBasicType(name: "u32", size: 32, encoding: DW_ATE_unsigned)
!8 = distinct !DIFragment()
!9 = distinct !DIFragment()
!10 = !DILocalVariable(name: "s8", scope: !2, file: !1, line: 3, type: !3)
!11 = !DILocalVariable(name: "l16", scope: !2, file: !1, line: 4, type: !4)
!12 = !DILocalVariable(name: "r32", scope: !2, file: !1, line: 5, type: !5)
!13 = !DILocalVariable(name: "a64", scope: !2, file: !1, line: 6, type: !6)
!14 = !DILocalVariable(name: "u32", scope: !2, file: !1, line: 7, type: !7)
!15 = distinct !DILifetime(object: !8, location: !DIExpr(DIOpReferrer(u64)))
!16 = distinct !DILifetime(object: !9, location: !DIExpr(DIOpReferrer(u64)))
!17 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, u64), DIOpConvert(u8), DIOpArg(1, u64), DIOpConvert(u8), DIOpShl()), argObjects: {!8, !9})
!18 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpArg(0, u64), DIOpConvert(i16), DIOpArg(1, u64), DIOpConvert(i16), DIOpLShr()), argObjects: {!8, !9})
!19 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpArg(0, u64), DIOpConvert(i32), DIOpArg(1, u64), DIOpConvert(i32), DIOpShr()), argObjects: {!8, !9})
!20 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpArg(0, u64), DIOpArg(1, u64), DIOpAShr()), argObjects: {!8, !9})
!21 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpArg(0, u64), DIOpConvert(u32), DIOpArg(1, u64), DIOpConvert(u32), DIOpShr()), argObjects: {!8, !9})

;! f+0x0 with x0=0xff, x1=0x108: s8 = imm(00)+0
;! f+0x0 with x0=0xff, x1=0x107: s8 = imm(80)+0
;! f+0x0 with x0=0xff, x1=0x1ff: s8 = imm(00)+0
;! f+0x0 with x0=0x8001, x1=15: l16 = imm(0100)+0
;! f+0x0 with x0=0x8001, x1=16: l16 = imm(0000)+0
;! f+0x0 with x0=0x8001, x1=0x10000: l16 = imm(0180)+0
;! f+0x0 with x0=0x8001, x1=0xffff: l16 = imm(0000)+0
;! f+0x0 with x0=0x80000000, x1=31: r32 = imm(ffffffff)+0
;! f+0x0 with x0=0x80000000, x1=32: r32 = imm(ffffffff)+0
;! f+0x0 with x0=0x7fffffff, x1=0x80000000: r32 = imm(00000000)+0
;! f+0x0 with x0=0x80000000, x1=0x80000000: r32 = imm(ffffffff)+0
;! f+0x0 with x0=0x8000000000000000, x1=64: a64 = imm(ffffffffffffffff)+0
;! f+0x0 with x0=0x4000000000000000, x1=0x8000000000000000: a64 = imm(0000000000000000)+0
;! f+0x0 with x0=0x80000000, x1=32: u32 = imm(00000000)+0
;! f+0x0 with x0=0x80000000, x1=0x10000001f: u32 = imm(01000000)+0
