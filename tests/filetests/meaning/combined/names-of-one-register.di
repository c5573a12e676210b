; The names of one register of x86-64 and parts of it: the bytes al and ah, their sum, and a swap of the two as one number.
; al = 0xf0 = -16, ah = 0x80 = 128
; 0x80f00000 ^ 0xffff80f0 = 0x7f0f80f0
target "x86_64"
define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !15, %reg(al)
  0x0: dbg.def !16, %reg(rax, 8, 8)
  0x0: dbg.def !17, %reg(ax)
  0x0: dbg.def !18, %reg(eax)
  0x10: dbg.kill !16
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "i8", size: 8, encoding: DW_ATE_signed)
!4 = !DIBasicType(name: "u8", size: 8, encoding: DW_ATE_unsigned)
!5 = !DIBasicType(name: "u16", size: 16, encoding: DW_ATE_unsigned)
!6 = !DIBasicType(name: "i32", size: 32, encoding: DW_ATE_signed)
!7 = !DIBasicType(name: "u32", size: 32, encoding: DW_ATE_unsigned)
!8 = !DILocalVariable(name: "a", scope: !2, file: !1, line: 3, type: !3)
!9 = !DILocalVariable(name: "b", scope: !2, file: !1, line: 4, type: !4)
!10 = !DILocalVariable(name: "c", scope: !2, file: !1, line: 5, type: !5)
!11 = !DILocalVariable(name: "d", scope: !2, file: !1, line: 6, type: !6)
!12 = !DILocalVariable(name: "sum", scope: !2, file: !1, line: 7, type: !6)
!13 = !DILocalVariable(name: "swap", scope: !2, file: !1, line: 8, type: !5)
!14 = !DILocalVariable(name: "n", scope: !2, file: !1, line: 9, type: !7)
!15 = distinct !DILifetime(object: !8, location: !DIExpr(DIOpReferrer(i8)))
!16 = distinct !DILifetime(object: !9, location: !DIExpr(DIOpReferrer(u8)))
!17 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(u16)))
!18 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i32)))
!19 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpArg(0, i8), DIOpConvert(i32), DIOpArg(1, u8), DIOpConvert(i32), DIOpAdd()), argObjects: {!8, !9})
!20 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpArg(0, u8), DIOpArg(1, i8), DIOpComposite(2, b16)), argObjects: {!9, !8})
!21 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpArg(0, u16), DIOpConvert(u32), DIOpConstant(u32 16), DIOpShl(), DIOpArg(1, u32), DIOpXor()), argObjects: {!10, !11})

;! f+0x0..0x20: a = reg(0)+0
;! f+0x0..0x10: b = reg(0)+1
;! f+0x0..0x20: c = reg(0)+0
;! f+0x0..0x20: d = reg(0)+0
;! f+0x0..0x10 with rax=0x12345678ffff80f0: sum = imm(70000000)+0
;! f+0x10..0x20: sum = error
;! f+0x0..0x10: swap = comp[0..1: reg(0)+1, 1..2: reg(0)+0]+0
;! f+0x10..0x20: swap = comp[0..1: undef, 1..2: reg(0)+0]+0
;! f+0x0 with rax=0x12345678ffff80f0: n = imm(f0800f7f)+0
