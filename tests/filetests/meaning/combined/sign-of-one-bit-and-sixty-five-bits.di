; An integer of one bit is 0 or -1 if signed; numbers of 65 bits wrap at bit 64; conversions between them.
; u65: 0x1fdb975... / 4
; -3 / 2 = -1
target "x86_64"
define @f size 0x10 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !13, %reg(rax, 5, 1)
  0x0: dbg.def !14, %reg(rcx)
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "i32", size: 32, encoding: DW_ATE_signed)
!4 = !DIBasicType(name: "i64", size: 64, encoding: DW_ATE_signed)
!5 = !DIBasicType(name: "u64", size: 64, encoding: DW_ATE_unsigned)
!6 = distinct !DIFragment()
!7 = distinct !DIFragment()
!8 = !DILocalVariable(name: "s", scope: !2, file: !1, line: 3, type: !3)
!9 = !DILocalVariable(name: "u", scope: !2, file: !1, line: 4, type: !3)
!10 = !DILocalVariable(name: "w", scope: !2, file: !1, line: 5, type: !4)
!11 = !DILocalVariable(name: "d", scope: !2, file: !1, line: 6, type: !5)
!12 = !DILocalVariable(name: "q", scope: !2, file: !1, line: 7, type: !4)
!13 = distinct !DILifetime(object: !6, location: !DIExpr(DIOpReferrer(u1)))
!14 = distinct !DILifetime(object: !7, location: !DIExpr(DIOpReferrer(u64)))
!15 = distinct !DILifetime(object: !8, location: !DIExpr(DIOpArg(0, i1), DIOpConvert(i32)), argObjects: {!6})
!16 = distinct !DILifetime(object: !9, location: !DIExpr(DIOpArg(0, u1), DIOpConvert(i32)), argObjects: {!6})
!17 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, u64), DIOpZExt(u65), DIOpConstant(u65 1), DIOpShl(), DIOpConstant(u65 1), DIOpLShr(), DIOpConvert(i64)), argObjects: {!7})
!18 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpArg(0, u64), DIOpZExt(u65), DIOpConstant(u65 2), DIOpMul(), DIOpConstant(u65 4), DIOpDiv(), DIOpConvert(u64)), argObjects: {!7})
!19 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpArg(0, i64), DIOpSExt(i65), DIOpConstant(i65 2), DIOpDiv(), DIOpConvert(i64)), argObjects: {!7})

;! f+0x0 with rax=0x20: s = imm(ffffffff)+0
;! f+0x0 with rax=0x20: u = imm(01000000)+0
;! f+0x0 with rax=0xdf: s = imm(00000000)+0
;! f+0x0 with rcx=0xfedcba9876543210: w = imm(1032547698badcfe)+0
;! f+0x0 with rcx=0xfedcba9876543210: d = imm(08192a3b4c5d6e7f)+0
;! f+0x0 with rcx=0xfffffffffffffffd: q = imm(ffffffffffffffff)+0
