; Floats of 16, 32 and 64 bits to integers of odd widths and back: truncation toward zero, signs, numbers that are exact.
; -2.75 = 0xc006000000000000
; 2.75 - 0.5 = 2.25 = 0x4002000000000000
; -200.9f = 0xc348e666 -> -200 in nine bits
; 1.5f = 0x3fc00000; times -2.75 = -4.125 = 0xc010800000000000
; 16777219 = 0x1000003 rounds to even: 16777220 = 0x4b800002
; -1 = 0xbf800000
target "aarch64"
define @f size 0x10 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !17, %reg(v0, 0, 64)
  0x0: dbg.def !18, %reg(v1, 0, 32)
  0x0: dbg.def !19, %reg(w2)
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "i32", size: 32, encoding: DW_ATE_signed)
!4 = !DIBasicType(name: "i16", size: 16, encoding: DW_ATE_signed)
!5 = !DIBasicType(name: "f64", size: 64, encoding: DW_ATE_float)
!6 = !DIBasicType(name: "f32", size: 32, encoding: DW_ATE_float)
!7 = !DIBasicType(name: "i64", size: 64, encoding: DW_ATE_signed)
!8 = distinct !DIFragment()
!9 = distinct !DIFragment()
!10 = distinct !DIFragment()
!11 = !DILocalVariable(name: "i", scope: !2, file: !1, line: 3, type: !3)
!12 = !DILocalVariable(name: "t", scope: !2, file: !1, line: 4, type: !4)
!13 = !DILocalVariable(name: "g", scope: !2, file: !1, line: 5, type: !5)
!14 = !DILocalVariable(name: "h", scope: !2, file: !1, line: 6, type: !6)
!15 = !DILocalVariable(name: "k", scope: !2, file: !1, line: 7, type: !7)
!16 = !DILocalVariable(name: "m", scope: !2, file: !1, line: 8, type: !5)
!17 = distinct !DILifetime(object: !8, location: !DIExpr(DIOpReferrer(f64)))
!18 = distinct !DILifetime(object: !9, location: !DIExpr(DIOpReferrer(f32)))
!19 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))
!20 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpArg(0, f64), DIOpConvert(i32)), argObjects: {!8})
!21 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpArg(0, f32), DIOpConvert(i9), DIOpConvert(i16)), argObjects: {!9})
!22 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpArg(0, f32), DIOpConvert(f64), DIOpArg(1, f64), DIOpMul()), argObjects: {!9, !8})
!23 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpArg(0, i32), DIOpConvert(f32)), argObjects: {!10})
!24 = distinct !DILifetime(object: !15, location: !DIExpr(DIOpArg(0, f64), DIOpArg(1, f64), DIOpAdd(), DIOpConvert(i64)), argObjects: {!8, !8})
!25 = distinct !DILifetime(object: !16, location: !DIExpr(DIOpArg(0, f64), DIOpNeg(), DIOpAbs(), DIOpConstant(f64 0.5), DIOpSub()), argObjects: {!8})

;! f+0x0 with v0=<00 00 00 00 00 00 06 c0 00 00 00 00 00 00 00 00>: i = imm(feffffff)+0
;! f+0x0 with v0=<00 00 00 00 00 00 06 c0 00 00 00 00 00 00 00 00>: k = imm(fbffffffffffffff)+0
;! f+0x0 with v0=<00 00 00 00 00 00 06 c0 00 00 00 00 00 00 00 00>: m = imm(0000000000000240)+0
;! f+0x0 with v1=<66 e6 48 c3 00 00 00 00 00 00 00 00 00 00 00 00>: t = imm(38ff)+0
;! f+0x0 with v0=<00 00 00 00 00 00 06 c0 00 00 00 00 00 00 00 00>, v1=<00 00 c0 3f 00 00 00 00 00 00 00 00 00 00 00 00>: g = imm(00000000008010c0)+0
;! f+0x0 with x2=0x1000003: h = imm(0200804b)+0
;! f+0x0 with x2=0xffffffff: h = imm(000080bf)+0
