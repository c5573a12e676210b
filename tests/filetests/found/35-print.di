; valid; what is printed of it cannot be parsed
; invalid: E301
target "x86_64"
define @second_of size 0x20 !dbg !2 {
bb0 @ 0x0 -> bb1:
  0x0: dbg.def !20, %reg(rdi, 0, 32)     ; both halves come in rdi …
  0x0: dbg.def !21, %reg(rdi, 32, 32)
  0x6: dbg.kill !20
  0x6: dbg.def !22, %reg(rax, 0, 32)     ; … and part: the first is incremented in eax,
  0xa: dbg.kill !21
  0xa: dbg.def !23, %entity(3)           ; the second is wherever value 3 is
bb1 @ 0x10:
  0x18: dbg.kill !22
}
entity @second_of 3 {
  0xa..0x10: %reg(rdx, 0, 32)
  0xe..0x20: %slot(cfa-12, 32)
}
lines @second_of {
  0x0: !1 2:0 stmt
  0x6: !1 3:3 stmt prologue_end
  0x10: !1 4:3 stmt
}
frame @second_of { 0x0: cfa = rsp+8; ra = [cfa-8] }
!1 = !DIFile(filename: "pair.c", directory: "/src")
!2 = distinct !DISubprogram(name: "second_of", unitunit: !0, file: !1, line: 2, type: !8, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!4 = !DICompositeType(tag: DW_TAG_structure_type, name: "pair", file: !1, line: 1, size: 64, elements: !{!5, !6})
!5 = !DIDerivedType(tag: DW_TAG_member, name: "first", baseType: !3, line: 1)
!6 = !DIDerivedType(tag: DW_TAG_member, name: "second", baseType: !3, line: 1, offset: 32)
!8 = !DISubroutineType(types: !{!3, !4})
!10 = !DILocalVariable(name: "value", arg: 1, scope: !2, file: !1, line: 2, type: !4)
!11 = distinct !DIFragment()
!12 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i32)))
!21 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(i32)))
!22 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i32)))
!23 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(i32)))
!24 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, i32), DIOpArg(1, i32), DIOpComposite(2, b64)), argObjects: {!11, !12})
