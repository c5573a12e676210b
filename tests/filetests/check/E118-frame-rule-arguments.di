; An argument of a frame rule has the size of its own type (docs/language.md, section 3.6): bytes 4 to 8 of an address are in its 64
; bits, and bytes 6 to 10 are not, whatever the sizes of other arguments.
target "x86_64"
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "test", isOptimized: true)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
}
frame @f {
  0x0: cfa = rsp+8
  0x8: rbx = !DIExpr(DIOpArg(0, i8), DIOpConvert(i64), DIOpArg(1, ptr), DIOpConstant(i32 6), DIOpByteOffset(u32), DIOpConvert(i64), DIOpAdd()) of %reg(r12, 0, 8), %addr(rbp+16) ;[bad]
  0x8: rbx = !DIExpr(DIOpArg(0, i8), DIOpConvert(i64), DIOpArg(1, ptr), DIOpConstant(i32 4), DIOpByteOffset(u32), DIOpConvert(i64), DIOpAdd()) of %reg(r12, 0, 8), %addr(rbp+16) ;[good]
}

;[bad]> check
; 12: error[E118] in function `f`: the frame row at 0x8: DIOpConvert (operation 5) reads bits up to 80 of %addr(rbp+16), whose storage has 64 bits; stay within it
;[good]> check
