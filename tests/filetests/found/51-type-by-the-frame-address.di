; What a type says by the canonical frame address was written by the frame base, which is another thing in another function.
target "x86_64"
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x8: dbg.def !20, %reg(rbx)
}
frame @f entry {}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition, frameBase: !15)
!6 = !DIStringType(size: 32, stringLength: !16, stringLocation: !17)
!10 = !DILocalVariable(name: "s", scope: !2, file: !1, line: 2, type: !6)
!15 = distinct !DIFragment()
!16 = distinct !DIFragment()
!17 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !15, location: !DIExpr(DIOpReferrer(ptr), DIOpDeref(b8)))
!25 = distinct !DILifetime(object: !16, location: !DIExpr(DIOpConstant(i32 4)))
!26 = distinct !DILifetime(object: !17, location: !DIExpr(DIOpCFA(0), DIOpDeref(u72), DIOpConstant(u16 1), DIOpByteOffset(b8)))
