; Section 2, referrer register: a value smaller than its register is in the low bits.
target "x86_64"

define @f size 0x10 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(rcx)
  0x0: dbg.def !21, %reg(r9)
  0x4: dbg.def !22, %reg(xmm3)
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!4 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!5 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!6 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "byte", scope: !2, file: !1, line: 2, type: !3)
!11 = !DILocalVariable(name: "half", scope: !2, file: !1, line: 3, type: !4)
!12 = !DILocalVariable(name: "real", scope: !2, file: !1, line: 4, type: !5)
!13 = !DILocalVariable(name: "wide", scope: !2, file: !1, line: 5, type: !6)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(u8)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i16)))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(f64)))
!23 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpArg(0, u8), DIOpZExt(u32)), argObjects: {!10})

;! f+0x0..0x10: byte = reg(2)+0
;! f+0x0..0x10: half = reg(9)+0
; xmm3 is register 20
;! f+0x0..0x4: real = undef
;! f+0x4..0x10: real = reg(20)+0
; the least significant byte of rcx is 0x88
;! f+0x0..0x10 with rcx=0x1122334455667788: wide = imm(88000000)+0
