; A struct that the linker has in two places, since the compiler broke it in two; a variable whose address alone is
; known; a function whose frame base is a register of its own.
;
;   struct pair { int first; long second; } pair = { 11, -22 };
;   static long *const alias = &pair.second;
target "x86_64"

global @pair.0 !dbg.def !40
global @pair.1 !dbg.def !41

define @main size 0x10 !dbg !20 {
bb0 @ 0x0:
  0x4: dbg.def !55, %reg(rbp)
  0x4: dbg.def !56, %slot(fb-8, 32)
}

lines @main {
  0x0: !1 7:0 stmt
  0xb: !1 7:5 stmt prologue_end
}

frame @main { 0x1: cfa = rsp+16; rbp = [cfa-16]
  0x4: cfa = rbp+16 }

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "split.c", directory: "/src")
!2 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!3 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!4 = !DICompositeType(tag: DW_TAG_structure_type, name: "pair", file: !1, line: 4, size: 128, elements: !{!5, !6})
!5 = !DIDerivedType(tag: DW_TAG_member, name: "first", baseType: !2, line: 4, size: 32)
!6 = !DIDerivedType(tag: DW_TAG_member, name: "second", baseType: !3, line: 4, size: 64, offset: 64)
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !3, size: 64)

!20 = distinct !DISubprogram(name: "main", unit: !0, file: !1, line: 7, spFlags: DISPFlagDefinition, frameBase: !42)
!30 = distinct !DIGlobalVariable(name: "pair", scope: !0, file: !1, line: 4, type: !4)
!31 = distinct !DIGlobalVariable(name: "alias", scope: !0, file: !1, line: 5, type: !7, isLocal: true)
!32 = !DILocalVariable(name: "inner", scope: !20, file: !1, line: 7, type: !2)

!40 = distinct !DIFragment()
!41 = distinct !DIFragment()
!42 = distinct !DIFragment()
!50 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpArg(0, ptr), DIOpDeref(i32), DIOpConstant(i32 undef), DIOpArg(1, ptr), DIOpDeref(i64), DIOpComposite(3, b128)), argObjects: {!40, !41})
!51 = distinct !DILifetime(object: !31, location: !DIExpr(DIOpArg(0, ptr)), argObjects: {!41})
!55 = distinct !DILifetime(object: !42, location: !DIExpr(DIOpReferrer(ptr), DIOpDeref(b8)))
!56 = distinct !DILifetime(object: !32, location: !DIExpr(DIOpReferrer(i32)))
