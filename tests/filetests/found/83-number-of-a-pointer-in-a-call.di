; A call's target from the bits of a pointer that is not a number: the value named an entry that nobody wrote.
target "x86_64"
define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
}
calls @f {
  0x4..0x8: indirect !12
}
frame @f entry {}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!12 = distinct !DIFragment()
!13 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpArg(0, u64), DIOpConstant(u32 1), DIOpByteOffset(u8), DIOpConvert(u64)), argObjects: {!13})
!21 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpConstant(i64 7), DIOpAddrOf(0)))
; The second byte of a pointer to the value 7, which has no address: the pointer has no bits (docs/language.md, section 6.2).
;! f+0x2: !12 = error
