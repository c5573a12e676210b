; Section 2, referrer constant: an implicit location with the value in storage order, in the type's size.
target "x86_64"

define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %const(i16 -2)
  0x0: dbg.def !21, %const(u8 255)
  0x0: dbg.def !22, %const(f64 -0.5)
  0x4: dbg.def !23, %const(i64 -4294967297)
  0x8: dbg.kill !20
  0x8: dbg.def !24, %const(i16 4660)
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!4 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!5 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!6 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!10 = !DILocalVariable(name: "half", scope: !2, file: !1, line: 2, type: !3)
!11 = !DILocalVariable(name: "byte", scope: !2, file: !1, line: 3, type: !4)
!12 = !DILocalVariable(name: "real", scope: !2, file: !1, line: 4, type: !5)
!13 = !DILocalVariable(name: "wide", scope: !2, file: !1, line: 5, type: !6)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i16)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(u8)))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(f64)))
!23 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(i64)))
!24 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i16)))

; -2 is 0xfffe
;! f+0x0..0x8: half = imm(feff)+0
; 4660 = 0x1234
;! f+0x8..0x20: half = imm(3412)+0
;! f+0x0..0x20: byte = imm(ff)+0
; -0.5 is 0xbfe0000000000000
;! f+0x0..0x20: real = imm(000000000000e0bf)+0
;! f+0x0..0x4: wide = undef
; -4294967297 = -(0x100000001), so 0xfffffffeffffffff
;! f+0x4..0x20: wide = imm(fffffffffeffffff)+0
