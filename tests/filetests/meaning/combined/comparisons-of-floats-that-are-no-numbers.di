; Comparisons of floats of which one is not a number: only "not equal" holds; negative zero equals zero; of 32 and 64 bits.
; a quiet number that is none
; 1.0 and 1.0 + 2^-52 are different, but equal as floats of 32 bits
target "aarch64"
define @f size 0x10 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !12, %reg(d0)
  0x0: dbg.def !13, %reg(d1)
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "u8", size: 8, encoding: DW_ATE_unsigned)
!4 = !DIBasicType(name: "u32", size: 32, encoding: DW_ATE_unsigned)
!5 = distinct !DIFragment()
!6 = distinct !DIFragment()
!7 = !DILocalVariable(name: "eq", scope: !2, file: !1, line: 3, type: !3)
!8 = !DILocalVariable(name: "ne", scope: !2, file: !1, line: 4, type: !3)
!9 = !DILocalVariable(name: "lt", scope: !2, file: !1, line: 5, type: !3)
!10 = !DILocalVariable(name: "ge", scope: !2, file: !1, line: 6, type: !3)
!11 = !DILocalVariable(name: "ch", scope: !2, file: !1, line: 7, type: !4)
!12 = distinct !DILifetime(object: !5, location: !DIExpr(DIOpReferrer(f64)))
!13 = distinct !DILifetime(object: !6, location: !DIExpr(DIOpReferrer(f64)))
!14 = distinct !DILifetime(object: !7, location: !DIExpr(DIOpArg(0, f64), DIOpArg(1, f64), DIOpEq(), DIOpZExt(u8)), argObjects: {!5, !6})
!15 = distinct !DILifetime(object: !8, location: !DIExpr(DIOpArg(0, f64), DIOpArg(1, f64), DIOpNe(), DIOpZExt(u8)), argObjects: {!5, !6})
!16 = distinct !DILifetime(object: !9, location: !DIExpr(DIOpArg(0, f64), DIOpArg(1, f64), DIOpLt(), DIOpZExt(u8)), argObjects: {!5, !6})
!17 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, f64), DIOpArg(1, f64), DIOpGe(), DIOpZExt(u8)), argObjects: {!5, !6})
!18 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpConstant(u32 1), DIOpConstant(u32 2), DIOpArg(0, f64), DIOpConvert(f32), DIOpArg(1, f64), DIOpConvert(f32), DIOpEq(), DIOpChoose()), argObjects: {!5, !6})

;! f+0x0 with v0=<00 00 00 00 00 00 00 80>, v1=<00>: eq = imm(01)+0
;! f+0x0 with v0=<00 00 00 00 00 00 00 80>, v1=<00>: lt = imm(00)+0
;! f+0x0 with v0=<00 00 00 00 00 00 00 80>, v1=<00>: ge = imm(01)+0
;! f+0x0 with v0=<00 00 00 00 00 00 f0 bf>, v1=<00 00 00 00 00 00 e0 bf>: lt = imm(01)+0
;! f+0x0 with v0=<00 00 00 00 00 00 f8 7f>, v1=<00 00 00 00 00 00 f8 7f>: eq = imm(00)+0
;! f+0x0 with v0=<00 00 00 00 00 00 f8 7f>, v1=<00 00 00 00 00 00 f8 7f>: ne = imm(01)+0
;! f+0x0 with v0=<00 00 00 00 00 00 f8 7f>, v1=<00>: lt = imm(00)+0
;! f+0x0 with v0=<00 00 00 00 00 00 f8 7f>, v1=<00>: ge = imm(00)+0
;! f+0x0 with v0=<00 00 00 00 00 00 f0 3f>, v1=<01 00 00 00 00 00 f0 3f>: ne = imm(01)+0
;! f+0x0 with v0=<00 00 00 00 00 00 f0 3f>, v1=<01 00 00 00 00 00 f0 3f>: ch = imm(01000000)+0
