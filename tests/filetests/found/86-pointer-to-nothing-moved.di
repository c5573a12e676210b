; A pointer to nothing, moved before its start: the checker asked for a report of the failure.
target "x86_64"
define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "t", size: 64, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "x", scope: !2, line: 2, type: !3)
!12 = distinct !DIFragment()
!13 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpConstant(u16 undef)))
!21 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpArg(0, u16), DIOpAddrOf(0)), argObjects: {!13})
!22 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpConstant(u32 9), DIOpArg(0, b64), DIOpConstant(i8 -1), DIOpByteOffset(u32), DIOpComposite(2, u64)), argObjects: {!12})
; Nothing is pointed to, so nothing is shown of the pointer; that it is moved by -1 byte may fail (section 3.3).
;! f+0x4: x = error
