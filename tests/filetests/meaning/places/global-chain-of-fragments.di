; Section 2, location rules 1 to 3: a global over a fragment over a fragment; the innermost is promoted in f, the middle one in g.
target "x86_64"

global @quad !dbg.def !40

define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x8: dbg.def !22, %reg(rax)
  0x10: dbg.kill !22
}

define @g size 0x20 !dbg !5 {
bb0 @ 0x0:
  0xc: dbg.def !24, %reg(rdx)
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!5 = distinct !DISubprogram(name: "g", unit: !0, file: !1, line: 11, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!6 = !DICompositeType(tag: DW_TAG_structure_type, name: "quad", file: !1, line: 1, size: 128, elements: !{})
!10 = distinct !DIGlobalVariable(name: "quad", scope: !0, file: !1, line: 40, type: !6)
!40 = distinct !DIFragment()
!41 = distinct !DIFragment()
!42 = distinct !DIFragment()
; 41: the four bytes at 4; 42: the eight bytes at 0, the upper half of which is 41
!20 = distinct !DILifetime(object: !41, location: !DIExpr(DIOpArg(0, ptr), DIOpDeref(b128), DIOpConstant(u32 4), DIOpByteOffset(i32)), argObjects: {!40})
!22 = distinct !DILifetime(object: !41, location: !DIExpr(DIOpReferrer(i32)))
!23 = distinct !DILifetime(object: !42, location: !DIExpr(DIOpArg(0, ptr), DIOpDeref(i32), DIOpArg(1, i32), DIOpComposite(2, b64)), argObjects: {!40, !41})
!24 = distinct !DILifetime(object: !42, location: !DIExpr(DIOpReferrer(b64)))
!25 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(1, b64), DIOpArg(0, ptr), DIOpDeref(b128), DIOpConstant(u32 8), DIOpByteOffset(b64), DIOpComposite(2, b128)), argObjects: {!40, !42})

;! f+0x0..0x8 with @quad=0x404080: quad = mem(0)+0x404080
;! f+0x8..0x10 with @quad=0x404080: quad = comp[0..4: mem(0)+0x404080, 4..8: reg(0)+0, 8..16: mem(0)+0x404088]+0
;! f+0x8..0x10 with @quad=0x404080: !42 = comp[0..4: mem(0)+0x404080, 4..8: reg(0)+0]+0
;! f+0x10..0x20 with @quad=0x404080: quad = mem(0)+0x404080
;! g+0x0..0xc with @quad=0x404080: quad = mem(0)+0x404080
;! g+0xc..0x20 with @quad=0x404080: quad = comp[0..8: reg(1)+0, 8..16: mem(0)+0x404088]+0
;! g+0xc..0x20 with @quad=0x404080: !41 = mem(0)+0x404084
;! elsewhere with @quad=0x404080: quad = mem(0)+0x404080
