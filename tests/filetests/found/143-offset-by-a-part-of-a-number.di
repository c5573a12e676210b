; The offsets are the low bytes of 0x100000003, 0x100 and 0x1ff; validation took the whole number for the offset.
target "x86_64"
define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(rax)
  0x0: dbg.def !21, %reg(rax)
  0x0: dbg.def !22, %reg(rbx)
}
!10 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 2, type: !3)
!11 = !DILocalVariable(name: "y", scope: !2, file: !1, line: 3, type: !3)
!12 = !DILocalVariable(name: "z", scope: !2, file: !1, line: 4, type: !3)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i64), DIOpConstant(u64 0x100000003), DIOpConstant(u8 0), DIOpByteOffset(u8), DIOpByteOffset(i32)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i64), DIOpConstant(u16 0x100), DIOpAddrOf(0), DIOpDeref(u8), DIOpByteOffset(i32)))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(i64), DIOpConstant(u8 4), DIOpByteOffset(i32), DIOpConstant(u16 0x1ff), DIOpConstant(u8 0), DIOpByteOffset(i8), DIOpByteOffset(i32)))
;! f+0x0..0x20: x = reg(0)+3
;! f+0x0..0x20: y = reg(0)+0
;! f+0x0..0x20: z = reg(3)+3
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand")
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
