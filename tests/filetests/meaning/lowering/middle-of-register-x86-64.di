; Section 2, part of a register, and section 3, values: numbers that are computed from bits in the
; middle of a register that is wider than an address, or as wide, or from several registers.
; Nothing lost in: dwarf5 llvm llvm-legacy dwarf6-draft
target "x86_64"

define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(xmm1, 64, 64)
  0x0: dbg.def !21, %reg(xmm1, 32, 32)
  0x0: dbg.def !22, %reg(xmm1, 40, 48)
  0x0: dbg.def !23, %reg(xmm1, 68, 9)
  0x0: dbg.def !24, %reg(rbx, 16, 16)
  0x0: dbg.def !25, %regs(%reg(rcx, 0, 32), %reg(rdx, 32, 32))
  0x0: dbg.def !26, %reg(xmm1, 64, 64)
}

frame @f { 0x0: cfa = rsp+8; ra = [cfa-8] }

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!4 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DILocalVariable(name: "high", scope: !2, file: !1, line: 2, type: !3)
!11 = !DILocalVariable(name: "second", scope: !2, file: !1, line: 3, type: !4)
!12 = !DILocalVariable(name: "across", scope: !2, file: !1, line: 4, type: !3)
!13 = !DILocalVariable(name: "few", scope: !2, file: !1, line: 5, type: !4)
!14 = !DILocalVariable(name: "narrow", scope: !2, file: !1, line: 6, type: !4)
!15 = !DILocalVariable(name: "two", scope: !2, file: !1, line: 7, type: !3)
!16 = !DILocalVariable(name: "place", scope: !2, file: !1, line: 8, type: !3)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i64), DIOpConstant(i64 1), DIOpAdd()))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i32), DIOpConstant(i32 1), DIOpAdd()))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(i48), DIOpSExt(i64)))
!23 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(u9), DIOpZExt(i32)))
!24 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpReferrer(i16), DIOpSExt(i32)))
!25 = distinct !DILifetime(object: !15, location: !DIExpr(DIOpReferrer(i64), DIOpConstant(i64 1), DIOpAdd()))
!26 = distinct !DILifetime(object: !16, location: !DIExpr(DIOpReferrer(i64)))

; xmm1 is register 18; its bytes, of which the first is the least significant:
;   0: 00 11 22 33 44 55 66 77   8: 88 99 aa bb cc dd ee ff
; bytes 8 to 15 are 0xffeeddccbbaa9988; plus 1
;! f+0x0..0x20 with xmm1=<00 11 22 33 44 55 66 77 88 99 aa bb cc dd ee ff>: high = imm(8999aabbccddeeff)+0
; bytes 4 to 7 are 0x77665544; plus 1
;! f+0x0..0x20 with xmm1=<00 11 22 33 44 55 66 77 88 99 aa bb cc dd ee ff>: second = imm(45556677)+0
; bytes 5 to 10 are 55 66 77 88 99 aa: 0xaa9988776655, which is negative
;! f+0x0..0x20 with xmm1=<00 11 22 33 44 55 66 77 88 99 aa bb cc dd ee ff>: across = imm(5566778899aaffff)+0
; bits 68 to 76: 0x9988 >> 4 is 0x998, of which the low nine bits are 0x198
;! f+0x0..0x20 with xmm1=<00 11 22 33 44 55 66 77 88 99 aa bb cc dd ee ff>: few = imm(98010000)+0
; 0x8001 as a signed number is -32767, 0xffff8001
;! f+0x0..0x20 with rbx=0x1234567880010000: narrow = imm(0180ffff)+0
; the low half of rcx, then the high half of rdx, plus 1
;! f+0x0..0x20 with rcx=0x55555555ffffffff, rdx=0x1234567866666666: two = imm(0000000079563412)+0
;! f+0x0..0x20: place = reg(18)+8
