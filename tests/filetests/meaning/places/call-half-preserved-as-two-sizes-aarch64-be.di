; Section 2: during a call, the lower 64 bits of v8 are preserved, and the others are not (AAPCS64, section 6.1.2). The value is
; computed from the lower 64 bits, the last in storage order, and from the lower 32 bits. Both are known during the call, too.
target "aarch64-be"

define @f size 0x10 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(v8)
}

calls @f {
  0x4..0x8: !5
}

frame @f entry {}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!5 = !DISubprogram(name: "g", unit: !0, file: !1, line: 9, spFlags: 0)
!10 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 2, type: !3)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(b128), DIOpConstant(i64 8), DIOpByteOffset(i64), DIOpReferrer(i32), DIOpConvert(i64), DIOpAdd()))

; 0x100000002 + 2
;! f+0x0..0x10 with v8=<02 00 00 00 01 00 00 00 aa aa aa aa aa aa aa aa>: x = imm(0000000100000004)+0
