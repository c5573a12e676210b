; Registers that are narrower than an address: a segment register, and a mask register's parts; the 80 bits of st0; bits of ymm.
target "x86_64"
define @f size 0x10 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(fs)
  0x0: dbg.def !21, %reg(k1, 8, 8)
  0x0: dbg.def !22, %reg(st0)
  0x0: dbg.def !23, %reg(ymm1, 196, 8)
  0x0: dbg.def !24, %reg(fs)
  0x0: dbg.def !25, %reg(ymm1, 192, 64)
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand")
!1 = !DIFile(filename: "h.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!4 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!9 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!90 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!10 = !DILocalVariable(name: "a", scope: !2, file: !1, line: 10, type: !3)
!11 = !DILocalVariable(name: "b", scope: !2, file: !1, line: 11, type: !3)
!12 = !DILocalVariable(name: "c", scope: !2, file: !1, line: 12, type: !9)
!13 = !DILocalVariable(name: "d", scope: !2, file: !1, line: 13, type: !3)
!14 = !DILocalVariable(name: "e", scope: !2, file: !1, line: 14, type: !90)
!15 = !DILocalVariable(name: "g", scope: !2, file: !1, line: 15, type: !4)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i16), DIOpConvert(i32)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(u8), DIOpConvert(i32), DIOpConstant(i32 1), DIOpShl()))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(f80), DIOpConvert(f64)))
!23 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(u8), DIOpConvert(i32)))
!24 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpReferrer(i16)))
!25 = distinct !DILifetime(object: !15, location: !DIExpr(DIOpReferrer(i64), DIOpConstant(i64 1), DIOpAdd()))
;! f+0x0 with fs=0x8001: a = imm(0180ffff)+0
;! f+0x0 with k1=0xff8000: b = imm(00010000)+0
; f80 1.5 is 3fff c000000000000000; f64 1.5 is 0x3ff8000000000000
;! f+0x0 with st0=<00 00 00 00 00 00 00 c0 ff 3f>: c = imm(000000000000f83f)+0
;! f+0x0 with ymm1=<00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 5a 0c>: d = imm(c5000000)+0
;! f+0x0: e = reg(54)+0
;! f+0x0 with ymm1=<00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 ff 00 00 00 00 00 00 00>: g = imm(0001000000000000)+0
