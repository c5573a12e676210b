; Section 3, DIOpConstant: the bytes of a value on a big-endian target, most significant first.
target "generic64-be"

define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "t16", size: 16, encoding: DW_ATE_unsigned)
!4 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!5 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!6 = !DIBasicType(name: "t128", size: 128, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "u16", scope: !2, file: !1, line: 2, type: !3)
!11 = !DILocalVariable(name: "i32", scope: !2, file: !1, line: 2, type: !4)
!12 = !DILocalVariable(name: "f32", scope: !2, file: !1, line: 2, type: !4)
!13 = !DILocalVariable(name: "f64", scope: !2, file: !1, line: 2, type: !5)
!14 = !DILocalVariable(name: "i128", scope: !2, file: !1, line: 2, type: !6)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpConstant(u16 258)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpConstant(i32 -3)))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpConstant(f32 1.5)))
!23 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpConstant(f64 -2.5)))
!24 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpConstant(i128 18446744073709551618)))

; 258 = 0x0102.
;! f+0x0: u16 = imm(0102)+0
;! f+0x0: i32 = imm(fffffffd)+0
;! f+0x0: f32 = imm(3fc00000)+0
;! f+0x0: f64 = imm(c004000000000000)+0
; 2^64 + 2.
;! f+0x0: i128 = imm(00000000000000010000000000000002)+0
