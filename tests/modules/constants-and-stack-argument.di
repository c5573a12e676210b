; `s`, the first stack argument of `f`, is at the canonical frame address of `f`, and `i` to `w` are constants in all of `g`, which `f`
; calls at its end.
target "x86_64"
define @g size 0x8 !dbg !5 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(rdi)
}
frame @g entry {}
lines @g { 0x0: !1 1:0 stmt }
define @f size 0x5 !dbg !4 {
bb0 @ 0x0:
  0x0: dbg.def !28, %slot(cfa+0, 32)
}
calls @f { 0x3..0x5: !5 tail, %reg(rdi) = !11 }
frame @f entry {}
lines @f { 0x0: !1 2:0 stmt }
define @main size 0x10 !dbg !6 {
bb0 @ 0x0:
}
calls @main { 0x6..0xb: !4, %slot(rsp+0, 64) = !12 }
frame @main { 0x4: cfa = rsp+16
 0x6: cfa = rsp+24
 0xf: cfa = rsp+8 }
lines @main { 0x0: !1 3:0 stmt }
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "by hand")
!1 = !DIFile(filename: "m.c", directory: "/src")
!2 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 2, spFlags: DISPFlagDefinition, flags: DIFlagAllCallsDescribed)
!5 = distinct !DISubprogram(name: "g", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition, flags: DIFlagAllCallsDescribed)
!6 = distinct !DISubprogram(name: "main", unit: !0, file: !1, line: 3, spFlags: DISPFlagDefinition, flags: DIFlagAllCallsDescribed)
!7 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!8 = !DICompositeType(tag: DW_TAG_structure_type, name: "pair", size: 64, elements: !{!DIDerivedType(tag: DW_TAG_member, name: "a", baseType: !2), !DIDerivedType(tag: DW_TAG_member, name: "b", baseType: !2, offset: 32)})
!9 = !DIBasicType(name: "__int128", size: 128, encoding: DW_ATE_signed)
!10 = !DILocalVariable(name: "x", arg: 1, scope: !5, file: !1, line: 1, type: !2)
!11 = distinct !DIFragment()
!12 = distinct !DIFragment()
!13 = !DILocalVariable(name: "s", arg: 1, scope: !4, file: !1, line: 1, type: !2)
!14 = !DILocalVariable(name: "i", scope: !5, file: !1, line: 1, type: !2)
!15 = !DILocalVariable(name: "d", scope: !5, file: !1, line: 1, type: !7)
!16 = !DILocalVariable(name: "p", scope: !5, file: !1, line: 1, type: !8)
!17 = !DILocalVariable(name: "w", scope: !5, file: !1, line: 1, type: !9)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32), DIOpEntryValue(i32)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpConstant(i32 42)), kind: computed)
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpConstant(i64 7)), kind: computed)
!23 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpConstant(i32 -7)), kind: computed)
!24 = distinct !DILifetime(object: !15, location: !DIExpr(DIOpConstant(f64 -2.25)), kind: computed)
!25 = distinct !DILifetime(object: !16, location: !DIExpr(DIOpConstant(b64 <01 00 00 00 02 00 00 00>)), kind: computed)
!26 = distinct !DILifetime(object: !17, location: !DIExpr(DIOpConstant(i128 5)), kind: computed)
!28 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(i32)))
