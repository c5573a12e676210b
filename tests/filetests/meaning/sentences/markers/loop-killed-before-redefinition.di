; A loop whose body kills at its start and defines in its middle: between kill and def nothing, on the back edge the lifetime is active up to the kill
target "x86_64"
define @f size 0x40 !dbg !4 {
bb0 @ 0x0 -> bb1:
bb1 @ 0x8 -> bb1, bb2:
  0x10: dbg.kill !20
  0x18: dbg.def !20, %reg(rax)
bb2 @ 0x20:
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!910 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "x", scope: !4, file: !1, line: 10, type: !910)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))
;! f+0x0..0x8: x = undef
;! f+0x8..0x10: x = reg(0)+0
;! f+0x10..0x18: x = undef
;! f+0x18..0x40: x = reg(0)+0
