; Section 2, referrer constant on a big-endian target: most significant byte first; and %undef.
target "generic32-be"

define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %const(i16 -2)
  0x0: dbg.def !21, %const(i32 305419896)
  0x0: dbg.def !22, %const(f32 1.5)
  0x8: dbg.kill !20
  0x8: dbg.def !23, %undef
  0x10: dbg.kill !23
  0x10: dbg.def !24, %const(i16 1)
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!4 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!5 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!10 = !DILocalVariable(name: "half", scope: !2, file: !1, line: 2, type: !3)
!11 = !DILocalVariable(name: "word", scope: !2, file: !1, line: 3, type: !4)
!12 = !DILocalVariable(name: "real", scope: !2, file: !1, line: 4, type: !5)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i16)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i32)))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(f32)))
!23 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i16)))
!24 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i16)))

;! f+0x0..0x8: half = imm(fffe)+0
;! f+0x8..0x10: half = undef
;! f+0x10..0x20: half = imm(0001)+0
; 305419896 = 0x12345678
;! f+0x0..0x20: word = imm(12345678)+0
; 1.5 is 0x3fc00000
;! f+0x0..0x20: real = imm(3fc00000)+0
