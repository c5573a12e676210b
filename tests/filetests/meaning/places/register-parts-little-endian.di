; Section 2, referrer part of a register: bit offsets count from the least significant bit; they need not be whole bytes.
target "x86_64"

define @f size 0x10 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(rax, 8, 8)
  0x0: dbg.def !21, %reg(rdx, 3, 16)
  0x0: dbg.def !22, %reg(xmm2, 96, 32)
  0x0: dbg.def !23, %reg(rbx, 61, 3)
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!4 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!5 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!6 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "ah", scope: !2, file: !1, line: 2, type: !3)
!11 = !DILocalVariable(name: "odd", scope: !2, file: !1, line: 3, type: !4)
!12 = !DILocalVariable(name: "last", scope: !2, file: !1, line: 4, type: !5)
!13 = !DILocalVariable(name: "odd_value", scope: !2, file: !1, line: 5, type: !6)
!14 = !DILocalVariable(name: "top_value", scope: !2, file: !1, line: 6, type: !6)
!40 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(u8)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(u16)))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(f32)))
!23 = distinct !DILifetime(object: !40, location: !DIExpr(DIOpReferrer(u3)))
!24 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpArg(0, u16), DIOpZExt(u32)), argObjects: {!11})
!25 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpArg(0, u3), DIOpZExt(u32)), argObjects: {!40})

;! f+0x0..0x10: ah = reg(0)+1
;! f+0x0..0x10: odd = reg(1)+0.3
; xmm2 is register 19; bit 96 is byte 12
;! f+0x0..0x10: last = reg(19)+12
; 0x12345678 >> 3 = 0x2468acf, its low 16 bits 0x8acf
;! f+0x0..0x10 with rdx=0x12345678: odd_value = imm(cf8a0000)+0
; the top three bits of 0xa000000000000000 are 101 = 5
;! f+0x0..0x10 with rbx=0xa000000000000000: top_value = imm(05000000)+0
