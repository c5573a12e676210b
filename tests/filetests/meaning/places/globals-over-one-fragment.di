; Section 2: two globals that share a part; where the part is promoted, both follow, each at its own offset.
target "x86_64"

global @one !dbg.def !40
global @two !dbg.def !41

define @f size 0x20 !dbg !2 {
bb0 @ 0x0 -> bb1:
  0x4: dbg.def !21, %entity(1)
bb1 @ 0x10:
  0x1c: dbg.kill !21
}

define @g size 0x10 !dbg !5 {
bb0 @ 0x0:
}

entity @f 1 {
  0x4..0x14: %reg(rax, 0, 32)
  0xc..0x20: %slot(rsp+64, 32)
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!5 = distinct !DISubprogram(name: "g", unit: !0, file: !1, line: 11, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!6 = !DICompositeType(tag: DW_TAG_structure_type, name: "pair", file: !1, line: 1, size: 64, elements: !{!7, !8})
!7 = !DIDerivedType(tag: DW_TAG_member, name: "first", baseType: !3, line: 1, size: 32)
!8 = !DIDerivedType(tag: DW_TAG_member, name: "second", baseType: !3, line: 1, size: 32, offset: 32)
!10 = distinct !DIGlobalVariable(name: "one", scope: !0, file: !1, line: 40, type: !6)
!11 = distinct !DIGlobalVariable(name: "two", scope: !0, file: !1, line: 41, type: !6)
!40 = distinct !DIFragment()
!41 = distinct !DIFragment()
!42 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !42, location: !DIExpr(DIOpConstant(i32 -1)))
!21 = distinct !DILifetime(object: !42, location: !DIExpr(DIOpReferrer(i32)))
!22 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(1, i32), DIOpArg(0, ptr), DIOpDeref(i32), DIOpComposite(2, b64)), argObjects: {!40, !42})
!23 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpArg(0, ptr), DIOpDeref(i32), DIOpArg(1, i32), DIOpComposite(2, b64)), argObjects: {!41, !42})

;! f+0x0..0x4 with @one=0x5000: one = comp[0..4: imm(ffffffff)+0, 4..8: mem(0)+0x5000]+0
;! f+0x4..0xc with @one=0x5000: one = comp[0..4: reg(0)+0, 4..8: mem(0)+0x5000]+0
;! f+0x4..0xc with @two=0x6000: two = comp[0..4: mem(0)+0x6000, 4..8: reg(0)+0]+0
; 0x7000 + 64 = 0x7040
;! f+0xc..0x14 with @one=0x5000, rsp=0x7000: one = multi{comp[0..4: reg(0)+0, 4..8: mem(0)+0x5000]+0 | comp[0..4: mem(0)+0x7040, 4..8: mem(0)+0x5000]+0}+0
;! f+0xc..0x14 with @two=0x6000, rsp=0x7000: two = multi{comp[0..4: mem(0)+0x6000, 4..8: reg(0)+0]+0 | comp[0..4: mem(0)+0x6000, 4..8: mem(0)+0x7040]+0}+0
;! f+0x14..0x1c with @two=0x6000, rsp=0x7000: two = comp[0..4: mem(0)+0x6000, 4..8: mem(0)+0x7040]+0
;! f+0x1c..0x20 with @two=0x6000: two = comp[0..4: mem(0)+0x6000, 4..8: imm(ffffffff)+0]+0
;! g+0x0..0x10 with @one=0x5000: one = comp[0..4: imm(ffffffff)+0, 4..8: mem(0)+0x5000]+0
;! elsewhere with @two=0x6000: two = comp[0..4: mem(0)+0x6000, 4..8: imm(ffffffff)+0]+0
