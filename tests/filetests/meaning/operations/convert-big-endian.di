; Section 3, DIOpConvert, DIOpZExt and DIOpSExt on a big-endian target: of numbers in registers and in memory.
target "generic32-be"

define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x4: dbg.def !20, %reg(dw1, 0, 16)
  0x4: dbg.def !21, %reg(dw1, 0, 16)
  0x4: dbg.def !22, %slot(dw7+16, 16)
  0x4: dbg.def !23, %slot(dw7+16, 16)
  0x4: dbg.def !24, %slot(dw7+16, 64)
  0x4: dbg.def !25, %slot(dw7+16, 32)
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!4 = !DIBasicType(name: "t16", size: 16, encoding: DW_ATE_unsigned)
!5 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "zero_register", scope: !2, file: !1, line: 2, type: !3)
!11 = !DILocalVariable(name: "sign_register", scope: !2, file: !1, line: 2, type: !3)
!12 = !DILocalVariable(name: "zero_memory", scope: !2, file: !1, line: 2, type: !3)
!13 = !DILocalVariable(name: "sign_memory", scope: !2, file: !1, line: 2, type: !5)
!14 = !DILocalVariable(name: "narrow", scope: !2, file: !1, line: 2, type: !4)
!15 = !DILocalVariable(name: "float", scope: !2, file: !1, line: 2, type: !5)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i16), DIOpZExt(i32)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(u16), DIOpSExt(u32)))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(u16), DIOpConvert(i32)))
!23 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(i16), DIOpConvert(u64)))
!24 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpReferrer(i64), DIOpConvert(u16)))
!25 = distinct !DILifetime(object: !15, location: !DIExpr(DIOpReferrer(i32), DIOpConvert(f64)))

;! f+0x4 with dw1=0x1234beef: zero_register = imm(0000beef)+0
;! f+0x4 with dw1=0x1234beef: sign_register = imm(ffffbeef)+0
;! f+0x4 with dw7=0x7000, [0x7010]=<be ef 12 34>: zero_memory = imm(0000beef)+0
;! f+0x4 with dw7=0x7000, [0x7010]=<be ef 12 34>: sign_memory = imm(ffffffffffffbeef)+0
; 0x1122334455667788 wrapped to 16 bits.
;! f+0x4 with dw7=0x7000, [0x7010]=<11 22 33 44 55 66 77 88>: narrow = imm(7788)+0
; 0xfffffffd = -3 = 0xc008000000000000.
;! f+0x4 with dw7=0x7000, [0x7010]=<ff ff ff fd>: float = imm(c008000000000000)+0
