; Instances in two inlined scopes whose locations are arguments of each other's variables and of a variable of the caller in a lexical
; block with two ranges; the values are looked up in gaps of the scopes too.
target "x86_64"
define @f size 0x60 !dbg !2 {
bb0 @ 0x0:
  0x4: dbg.def !20, %reg(rbx)
  0x10: dbg.def !21, %slot(rsp+8, 64)
  0x20: dbg.kill !20
}
scopes @f {
  !40: 0x8..0x18, 0x28..0x38
  !41: 0x10..0x18, 0x30..0x38
  !42: 0x20..0x28
}
!8 = distinct !DISubprogram(name: "g", unit: !0, file: !1, line: 20, spFlags: DISPFlagDefinition)
!30 = !DILocalVariable(name: "gp", arg: 1, scope: !8, file: !1, line: 20, type: !4)
!40 = distinct !DILexicalBlock(scope: !2, file: !1, line: 3)
!41 = distinct !DIInlinedScope(origin: !8, scope: !40, callFile: !1, callLine: 4)
!42 = distinct !DIInlinedScope(origin: !8, scope: !2, callFile: !1, callLine: 6)
!10 = !DILocalVariable(name: "b", scope: !40, file: !1, line: 3, type: !4)
!11 = !DILocalVariable(arg: 1, scope: !41, origin: !30)
!12 = !DILocalVariable(arg: 1, scope: !42, origin: !30)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i64)))
!21 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i64)))
!22 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpArg(0, i64), DIOpConstant(i64 1), DIOpAdd()), argObjects: {!10})
!23 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpArg(0, i64), DIOpConstant(i64 2), DIOpMul()), argObjects: {!11})
;! f+0x4..0x10: b = reg(3)+0
;! f+0x10..0x20 with rsp=0x7000: b = multi{mem(0)+0x7008 | reg(3)+0}+0
;! f+0x20..0x60 with rsp=0x7000: b = mem(0)+0x7008
;! f+0x4..0x10 with rbx=4: !11 = imm(0500000000000000)+0
;! f+0x30 with rsp=0x7000, [0x7008]=<05 00 00 00 00 00 00 00>: !11 = imm(0600000000000000)+0
;! f+0x30 with rsp=0x7000, [0x7008]=<05 00 00 00 00 00 00 00>: !12 = imm(0c00000000000000)+0
;! f+0x0: !12 = undef
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!4 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!5 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!6 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !3, size: 64)
