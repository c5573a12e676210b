; A part of a register is a place in the whole register: what moves it back or reads more of it stays in the register.
target "x86_64"
define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(rax, 32, 32)
  0x0: dbg.def !21, %reg(rax, 8, 8)
  0x0: dbg.def !22, %reg(rdx, 16, 16)
  0x0: dbg.def !23, %reg(xmm0, 64, 64)
  0x0: dbg.def !24, %reg(rbx, 32, 32)
}
!5 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!10 = !DILocalVariable(name: "low", scope: !2, file: !1, line: 2, type: !3)
!11 = !DILocalVariable(name: "word", scope: !2, file: !1, line: 3, type: !5)
!12 = !DILocalVariable(name: "sum", scope: !2, file: !1, line: 4, type: !5)
!13 = !DILocalVariable(name: "first", scope: !2, file: !1, line: 5, type: !3)
!14 = !DILocalVariable(name: "whole", scope: !2, file: !1, line: 6, type: !4)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32), DIOpConstant(i8 -32), DIOpBitOffset(i32)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(u8), DIOpConstant(i8 -1), DIOpByteOffset(i16)))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(i16), DIOpConstant(i32 -16), DIOpBitOffset(i16), DIOpReferrer(i16), DIOpAdd()))
!23 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(f64), DIOpConstant(i64 -8), DIOpByteOffset(i64), DIOpConstant(u64 4), DIOpByteOffset(i32)))
!24 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpReferrer(i32), DIOpConstant(i8 -4), DIOpByteOffset(i64)))
;! f+0x0..0x20: low = reg(0)+0
;! f+0x0..0x20: word = reg(0)+0
; 1 + 2
;! f+0x0..0x20 with rdx=0x20001: sum = imm(0300)+0
;! f+0x0..0x20: first = reg(17)+4
;! f+0x0..0x20: whole = reg(3)+0
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!4 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
