; Section 5, DIOpZExt: whatever the signedness of the operand's type, the bits above are zeros. -8 as i4 has the bits 1000, which is 8
; as i32: bit 8 of the register.
target "x86_64"

define @f size 0x10 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(rax)
  0x0: dbg.def !21, %reg(rax)
}

frame @f entry {}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!10 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 2, type: !3)
!11 = !DILocalVariable(name: "y", scope: !2, file: !1, line: 3, type: !3)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i64), DIOpConstant(i4 -8), DIOpZExt(i32), DIOpBitOffset(i8)))
; -1 as i2 is 3, and 3 bytes are 24 bits.
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i64), DIOpConstant(i2 -1), DIOpZExt(i32), DIOpByteOffset(i8)))

;! f+0x0..0x10: x = reg(0)+1
;! f+0x0..0x10: y = reg(0)+3
