; two units; functions of the other unit inlined three levels deep; implicit pointers of several kinds; macros
target "x86_64"
define @main size 0x40 !dbg !10 {
bb0 @ 0x0:
  0x4: dbg.def !60, %reg(rbx)
  0x8: dbg.def !61, %reg(rcx)
  0x8: dbg.def !70, %reg(rcx)
  0x8: dbg.def !72, %reg(rdx)
  0x10: dbg.def !62, %reg(rdx)
  0x18: dbg.def !63, %reg(rsi)
  0x28: dbg.kill !63
  0x30: dbg.kill !62
  0x38: dbg.kill !61
}
scopes @main {
  !30: 0x8..0x38
  !31: 0x10..0x30
  !32: 0x18..0x28
  !33: 0x8..0x38
}
frame @main { 0x1: cfa = rsp+16; rbx = [cfa-16]
 0x3f: cfa = rsp+8; restore rbx }
lines @main { 0x0: !1 10:1 stmt
 0x4: !1 11:1 stmt prologue_end
 0x8: !2 2:1 stmt
 0x10: !2 5:1 stmt
 0x18: !3 8:1 stmt
 0x20: !3 9:1 stmt
 0x28: !2 6:1 stmt
 0x30: !2 3:1 stmt
 0x38: !1 12:1 stmt }
define @outer size 0x10 !dbg !11 {
bb0 @ 0x0:
  0x0: dbg.def !80, %reg(rdi)
}
frame @outer entry {}
lines @outer { 0x0: !2 1:1 stmt
 0x4: !2 2:1 stmt }
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "hand", macros: !{!95})
!4 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, producer: "hand")
!1 = !DIFile(filename: "main.c", directory: "/src")
!2 = !DIFile(filename: "lib.c", directory: "/src")
!3 = !DIFile(filename: "inc/lib.h", directory: "/src")
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!6 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5)
!8 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !20)
!20 = !DICompositeType(tag: DW_TAG_structure_type, name: "pair", size: 64, file: !3, line: 1, elements: !{!DIDerivedType(tag: DW_TAG_member, name: "a", baseType: !5), !DIDerivedType(tag: DW_TAG_member, name: "b", baseType: !5, offset: 32)})
!10 = distinct !DISubprogram(name: "main", unit: !0, file: !1, line: 10, spFlags: DISPFlagDefinition, flags: DIFlagAllCallsDescribed)
!11 = distinct !DISubprogram(name: "outer", unit: !4, file: !2, line: 1, spFlags: DISPFlagDefinition, flags: DIFlagAllCallsDescribed)
!12 = distinct !DISubprogram(name: "middle", unit: !4, file: !2, line: 4, spFlags: DISPFlagDefinition | DISPFlagLocalToUnit)
!13 = distinct !DISubprogram(name: "inner", unit: !4, file: !3, line: 7, spFlags: DISPFlagDefinition | DISPFlagLocalToUnit)
; variables of the functions
!40 = !DILocalVariable(name: "o", arg: 1, scope: !11, file: !2, line: 1, type: !5)
!41 = !DILocalVariable(name: "m", arg: 1, scope: !12, file: !2, line: 4, type: !5)
!42 = !DILocalVariable(name: "i", arg: 1, scope: !13, file: !3, line: 7, type: !5)
!43 = !DILocalVariable(name: "ip", arg: 2, scope: !13, file: !3, line: 7, type: !7)
!44 = !DILocalVariable(name: "ipp", scope: !13, file: !3, line: 8, type: !8)
!45 = !DILocalVariable(name: "pp", scope: !13, file: !3, line: 8, type: !9)
!46 = !DILocalVariable(name: "pb", scope: !13, file: !3, line: 8, type: !7)
!47 = !DILocalVariable(name: "pc", scope: !13, file: !3, line: 8, type: !7)
!48 = !DILocalVariable(name: "blk", scope: !34, file: !2, line: 2, type: !5)
!34 = distinct !DILexicalBlock(scope: !11, file: !2, line: 2, column: 1)
; scopes
!30 = distinct !DIInlinedScope(origin: !11, scope: !10, callFile: !1, callLine: 11, callColumn: 5)
!31 = distinct !DIInlinedScope(origin: !12, scope: !33, callFile: !2, callLine: 2, callColumn: 7)
!32 = distinct !DIInlinedScope(origin: !13, scope: !31, callFile: !2, callLine: 5, callColumn: 3)
!33 = distinct !DILexicalBlock(scope: !30, file: !2, line: 2, column: 1, origin: !34)
; instances
!50 = distinct !DILocalVariable(scope: !30, origin: !40)
!51 = distinct !DILocalVariable(scope: !31, origin: !41)
!52 = distinct !DILocalVariable(scope: !32, origin: !42)
!53 = distinct !DILocalVariable(scope: !32, origin: !43)
!54 = distinct !DILocalVariable(scope: !32, origin: !44)
!55 = distinct !DILocalVariable(scope: !32, origin: !45)
!56 = distinct !DILocalVariable(scope: !32, origin: !46)
!57 = distinct !DILocalVariable(scope: !32, origin: !47)
!58 = distinct !DILocalVariable(scope: !33, origin: !48)
!59 = !DILocalVariable(name: "k", scope: !10, file: !1, line: 11, type: !5)
!69 = !DILocalVariable(name: "st", scope: !10, file: !1, line: 11, type: !20)
!68 = !DILocalVariable(name: "cst", scope: !10, file: !1, line: 11, type: !5)
!60 = distinct !DILifetime(object: !59, location: !DIExpr(DIOpReferrer(i32)))
!61 = distinct !DILifetime(object: !50, location: !DIExpr(DIOpReferrer(i32)))
!62 = distinct !DILifetime(object: !51, location: !DIExpr(DIOpReferrer(i32)))
!63 = distinct !DILifetime(object: !52, location: !DIExpr(DIOpReferrer(i32)))
!64 = distinct !DILifetime(object: !53, location: !DIExpr(DIOpArg(0, i32), DIOpAddrOf(0)), argObjects: {!59})
!65 = distinct !DILifetime(object: !54, location: !DIExpr(DIOpArg(0, ptr), DIOpAddrOf(0)), argObjects: {!53})
!66 = distinct !DILifetime(object: !55, location: !DIExpr(DIOpArg(0, b64), DIOpAddrOf(0)), argObjects: {!69})
!67 = distinct !DILifetime(object: !56, location: !DIExpr(DIOpArg(0, b64), DIOpConstant(u8 4), DIOpByteOffset(i32), DIOpAddrOf(0)), argObjects: {!69})
!76 = distinct !DILifetime(object: !57, location: !DIExpr(DIOpArg(0, i32), DIOpAddrOf(0)), argObjects: {!68})
!77 = distinct !DILifetime(object: !58, location: !DIExpr(DIOpArg(0, i32), DIOpConstant(i32 100), DIOpAdd()), argObjects: {!50})
!78 = distinct !DILifetime(object: !68, location: !DIExpr(DIOpConstant(i32 77)))
!70 = distinct !DILifetime(object: !71, location: !DIExpr(DIOpReferrer(i32)))
!71 = distinct !DIFragment()
!72 = distinct !DILifetime(object: !73, location: !DIExpr(DIOpReferrer(i32)))
!73 = distinct !DIFragment()
!74 = distinct !DILifetime(object: !69, location: !DIExpr(DIOpArg(0, i32), DIOpArg(1, i32), DIOpComposite(2, b64)), argObjects: {!71, !73})
!80 = distinct !DILifetime(object: !40, location: !DIExpr(DIOpReferrer(i32)))
!95 = !DIMacroFile(file: !1, nodes: !{!96, !97, !98, !99})
!96 = !DIMacro(type: DW_MACINFO_define, line: 1, name: "FOO", value: "(1+2)")
!97 = !DIMacro(type: DW_MACINFO_define, line: 2, name: "MAX(a,b)", value: "((a)>(b)?(a):(b))")
!98 = !DIMacroFile(line: 3, file: !3, nodes: !{!94})
!94 = !DIMacro(type: DW_MACINFO_define, line: 1, name: "INCL", value: "FOO*10")
!99 = !DIMacro(type: DW_MACINFO_undef, line: 20, name: "FOO")
;! main+0x20: !53 = ptr(reg(3)+0)+0
;! main+0x20: !56 = ptr(comp[0..4: reg(2)+0, 4..8: reg(1)+0]+4)+0
;! main+0x20: !57 = ptr(imm(4d000000)+0)+0
;! main+0x20 with rcx=5: !58 = imm(69000000)+0
;! main+0x17: !52 = undef
