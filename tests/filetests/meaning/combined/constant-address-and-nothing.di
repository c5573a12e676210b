; Places that are a constant, an address of the frame, an address of a symbol, and the undefined location.
target "x86_64"
define @f size 0x30 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !10, %entity(1)
}
global @tab !dbg.def !7
entity @f 1 {
  0x0..0x8: %const(ptr 0x1234)
  0x8..0x10: %addr(cfa-16)
  0x10..0x18: %addr(@tab+24)
  0x18..0x20: %undef
  0x20..0x28: %addr(rbp+4)
}
frame @f { 0x0: cfa = rsp+8; ra = [cfa-8]
 0xc: cfa = rsp+24 }

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "s512", file: !1, line: 1, size: 512, elements: !{})
!4 = !DIBasicType(name: "i64", size: 64, encoding: DW_ATE_signed)
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!6 = distinct !DIGlobalVariable(name: "tab", scope: !0, file: !1, line: 3, type: !3)
!7 = distinct !DIFragment()
!8 = !DILocalVariable(name: "p", scope: !2, file: !1, line: 4, type: !5)
!9 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 5, type: !4)
!10 = distinct !DILifetime(object: !8, location: !DIExpr(DIOpReferrer(ptr)))
!11 = distinct !DILifetime(object: !9, location: !DIExpr(DIOpArg(0, ptr), DIOpDeref(i64)), argObjects: {!8})
!12 = distinct !DILifetime(object: !6, location: !DIExpr(DIOpArg(0, ptr), DIOpDeref(b512)), argObjects: {!7})

;! f+0x0..0x8: p = imm(3412000000000000)+0
;! f+0x0..0x8: x = mem(0)+0x1234
;! f+0x8..0xc with rsp=0x7000: p = imm(f86f000000000000)+0
;! f+0xc..0x10 with rsp=0x7000: x = mem(0)+0x7008
;! f+0x10..0x18 with @tab=0x4000: p = imm(1840000000000000)+0
;! f+0x10..0x18 with @tab=0x4000: x = mem(0)+0x4018
;! f+0x18..0x20: p = undef
;! f+0x18..0x20: x = error
;! f+0x20..0x28 with rbp=0x500: x = mem(0)+0x504
;! f+0x28..0x30: p = undef
