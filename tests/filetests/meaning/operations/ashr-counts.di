; Section 3, DIOpAShr: A shifted right, copies of the top bit shifted in whatever T's signedness; a count of bitsize(T) or more
; gives all sign bits.
target "x86_64"

define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x4: dbg.def !20, %reg(rcx, 0, 12)
  0x4: dbg.def !21, %reg(rcx, 0, 12)
  0x4: dbg.def !22, %reg(rcx, 0, 33)
  0x4: dbg.def !23, %reg(rcx)
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "t12", size: 12, encoding: DW_ATE_unsigned)
!4 = !DIBasicType(name: "t33", size: 33, encoding: DW_ATE_unsigned)
!5 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "a", scope: !2, file: !1, line: 2, type: !3)
!11 = !DILocalVariable(name: "b", scope: !2, file: !1, line: 2, type: !3)
!12 = !DILocalVariable(name: "c", scope: !2, file: !1, line: 2, type: !4)
!13 = !DILocalVariable(name: "d", scope: !2, file: !1, line: 2, type: !5)
; a shifts 0x800, b 0x7ff, c 0x100000000, d 0x8000000000000000.
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpConstant(u12 2048), DIOpReferrer(u12), DIOpAShr()))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpConstant(i12 2047), DIOpReferrer(i12), DIOpAShr()))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpConstant(i33 -4294967296), DIOpReferrer(i33), DIOpAShr()))
!23 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpConstant(i64 -9223372036854775808), DIOpReferrer(i64), DIOpAShr()))

; 0x800 >> 4 with ones shifted in: 0xf80.
;! f+0x4 with rcx=0x4: a = imm(800f)+0
;! f+0x4 with rcx=0xb: a = imm(ff0f)+0
;! f+0x4 with rcx=0xc: a = imm(ff0f)+0
; 0x7ff >> 10 = 1; its top bit is 0.
;! f+0x4 with rcx=0xa: b = imm(0100)+0
;! f+0x4 with rcx=0xb: b = imm(0000)+0
;! f+0x4 with rcx=0xc: b = imm(0000)+0
; -2^32 >> 31 = -2 = 0x1fffffffe.
;! f+0x4 with rcx=0x1f: c = imm(feffffff01)+0
;! f+0x4 with rcx=0x21: c = imm(ffffffff01)+0
; -2^63 >> 62 = -2.
;! f+0x4 with rcx=0x3e: d = imm(feffffffffffffff)+0
;! f+0x4 with rcx=0x3f: d = imm(ffffffffffffffff)+0
;! f+0x4 with rcx=0x40: d = imm(ffffffffffffffff)+0
