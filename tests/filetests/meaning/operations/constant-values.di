; Section 3, DIOpConstant: a value of its type, in the target's byte order, or nothing.
target "x86_64"

define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "t7", size: 7, encoding: DW_ATE_unsigned)
!4 = !DIBasicType(name: "t12", size: 12, encoding: DW_ATE_unsigned)
!5 = !DIBasicType(name: "t33", size: 33, encoding: DW_ATE_unsigned)
!6 = !DIBasicType(name: "t128", size: 128, encoding: DW_ATE_unsigned)
!7 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!8 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!9 = !DIBasicType(name: "t24", size: 24, encoding: DW_ATE_unsigned)
!30 = !DIBasicType(name: "t1", size: 1, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "i7", scope: !2, file: !1, line: 2, type: !3)
!11 = !DILocalVariable(name: "u12", scope: !2, file: !1, line: 2, type: !4)
!12 = !DILocalVariable(name: "i33", scope: !2, file: !1, line: 2, type: !5)
!13 = !DILocalVariable(name: "i128", scope: !2, file: !1, line: 2, type: !6)
!14 = !DILocalVariable(name: "f32", scope: !2, file: !1, line: 2, type: !7)
!15 = !DILocalVariable(name: "pointer", scope: !2, file: !1, line: 2, type: !8)
!16 = !DILocalVariable(name: "b24", scope: !2, file: !1, line: 2, type: !9)
!17 = !DILocalVariable(name: "u1", scope: !2, file: !1, line: 2, type: !30)
!18 = !DILocalVariable(name: "none", scope: !2, file: !1, line: 2, type: !7)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpConstant(i7 -64)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpConstant(u12 2748)))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpConstant(i33 -4294967295)))
!23 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpConstant(i128 -2)))
!24 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpConstant(f32 -2.5)))
!25 = distinct !DILifetime(object: !15, location: !DIExpr(DIOpConstant(ptr 1193046)))
!26 = distinct !DILifetime(object: !16, location: !DIExpr(DIOpConstant(b24 66051)))
!27 = distinct !DILifetime(object: !17, location: !DIExpr(DIOpConstant(u1 1)))
!28 = distinct !DILifetime(object: !18, location: !DIExpr(DIOpConstant(i32 undef)))

; -64 = 0x40 in 7 bits.
;! f+0x0: i7 = imm(40)+0
; 2748 = 0xabc.
;! f+0x0: u12 = imm(bc0a)+0
; -(2^32 - 1) = 0x100000001 in 33 bits.
;! f+0x0: i33 = imm(0100000001)+0
;! f+0x0: i128 = imm(feffffffffffffffffffffffffffffff)+0
; -2.5 = 0xc0200000.
;! f+0x0: f32 = imm(000020c0)+0
; 1193046 = 0x123456, 66051 = 0x010203.
;! f+0x0: pointer = imm(5634120000000000)+0
;! f+0x0: b24 = imm(030201)+0
;! f+0x0: u1 = imm(01)+0
;! f+0x0: none = undef
