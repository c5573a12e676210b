; Nothing laid over what has more bits, moved at run time: lowering made it undefined, also past its end, and said nothing.
target "x86_64"
define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !21, %reg(rdi)
  0x0: dbg.def !22, %reg(rdi)
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "t", size: 64, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "x", scope: !2, line: 2, type: !3)
!11 = !DILocalVariable(name: "y", scope: !2, line: 3, type: !3)
!12 = distinct !DIFragment()
; 16 undefined bits over bits 8 to 24 of a value of 64, moved by as many bytes as rdi says.
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpConstant(u32 9), DIOpArg(0, u32), DIOpComposite(2, u64)), argObjects: {!12})
!21 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpConstant(u64 5), DIOpConstant(u8 1), DIOpByteOffset(b16), DIOpConstant(u16 undef), DIOpConstant(u8 0), DIOpOverlay(b16), DIOpReferrer(i8), DIOpByteOffset(u32)))
!22 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpConstant(u32 9), DIOpConstant(u64 5), DIOpConstant(u8 1), DIOpByteOffset(b16), DIOpConstant(u16 undef), DIOpConstant(u8 0), DIOpOverlay(b16), DIOpReferrer(i8), DIOpByteOffset(u32), DIOpComposite(2, u64)))
; Byte 1 + 7 is past the value's 8 bytes, so the evaluation fails, of the argument and of what has it (section 3.3).
;! f+0x4 with rdi=7: x = error
;! f+0x4 with rdi=7: y = error
