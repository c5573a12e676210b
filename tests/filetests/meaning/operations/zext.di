; Section 3, DIOpZExt: zeros above the value, whatever the signedness of its type or of the new one.
target "x86_64"

define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x4: dbg.def !20, %reg(rax, 0, 8)
  0x4: dbg.def !21, %reg(rax, 0, 8)
  0x4: dbg.def !22, %reg(rcx, 4, 7)
  0x4: dbg.def !23, %reg(rdx, 0, 33)
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!4 = !DIBasicType(name: "t12", size: 12, encoding: DW_ATE_unsigned)
!5 = !DIBasicType(name: "t128", size: 128, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "i8_i32", scope: !2, file: !1, line: 2, type: !3)
!11 = !DILocalVariable(name: "u8_i32", scope: !2, file: !1, line: 2, type: !3)
!12 = !DILocalVariable(name: "i7_i12", scope: !2, file: !1, line: 2, type: !4)
!13 = !DILocalVariable(name: "i33_u128", scope: !2, file: !1, line: 2, type: !5)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i8), DIOpZExt(i32)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(u8), DIOpZExt(i32)))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(i7), DIOpZExt(i12)))
!23 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(i33), DIOpZExt(u128)))

;! f+0x4 with rax=0x11fe: i8_i32 = imm(fe000000)+0
;! f+0x4 with rax=0x11fe: u8_i32 = imm(fe000000)+0
; Bits 4 to 10 of 0xfff are all ones: 0x7f.
;! f+0x4 with rcx=0xfff: i7_i12 = imm(7f00)+0
; Bits 4 to 10 of 0xc0a: 0xc0a >> 4 = 0xc0, 7 bits: 0x40.
;! f+0x4 with rcx=0xc0a: i7_i12 = imm(4000)+0
; Bit 32 is in the value, bit 33 is not.
;! f+0x4 with rdx=0x300000005: i33_u128 = imm(05000000010000000000000000000000)+0
