; Pointers whose targets were taken out of memory, so that they have no address:
;
;   int main() {
;     long x = 42, *p = &x, **pp = &p;              ; in rbx: p points to x, pp to p
;     long one = 1, *number = &one;                 ; a constant
;     struct { int low, high; } pair, *s = &pair;   ; r12's halves
;     int *high = &s->high;                         ; in the middle of a register
;     long hidden = 7, *h = &hidden;                ; in r13, where no variable is: hidden was taken out
;     short *middle = ...;                          ; 16 bits of xmm3 from bit 80 on
;     long *five = &(long){5};                      ; a constant that has no name
;     long (*both)[2] = &(long[2]){x, hidden};      ; of which each half is in a register
;     return 0;
;   }
target "x86_64"

define @main size 0x50 !dbg !20 {
bb0 @ 0x0:
  0xd: dbg.def !60, %reg(rbx)
  0x18: dbg.def !64, %reg(r12)
  0x20: dbg.def !67, %reg(r13)
  0x40: dbg.def !69, %reg(xmm3, 80, 16)
  0x41: dbg.kill !60
  0x48: dbg.kill !64
  0x48: dbg.kill !67
}

lines @main {
  0x0: !1 1:0 stmt
  0x8: !1 2:0 stmt prologue_end
  0x40: !1 8:0 stmt
  0x48: !1 9:0 stmt
}

frame @main {
  0x0: cfa = rsp+8; ra = [cfa-8]
  0x1: cfa = rsp+16; rbx = [cfa-16]
  0x3: cfa = rsp+24; r12 = [cfa-24]
  0x5: cfa = rsp+32; r13 = [cfa-32]
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "pointers.c", directory: "/src")
!2 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!4 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !2, size: 64)
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !3, size: 64)
!8 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!9 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "pair", file: !1, line: 4, size: 64, elements: !{!10, !11})
!10 = !DIDerivedType(tag: DW_TAG_member, name: "low", baseType: !3, size: 32, offset: 0)
!11 = !DIDerivedType(tag: DW_TAG_member, name: "high", baseType: !3, size: 32, offset: 32)
!12 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !9, size: 64)
!13 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !14, size: 64)
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !2, size: 128, elements: !{!15})
!15 = !DISubrange(count: 2)

!20 = distinct !DISubprogram(name: "main", unit: !0, file: !1, line: 1, type: !21, spFlags: DISPFlagDefinition | DISPFlagOptimized)
!21 = !DISubroutineType(types: !{!3})
!30 = !DILocalVariable(name: "x", scope: !20, file: !1, line: 2, type: !2)
!31 = !DILocalVariable(name: "p", scope: !20, file: !1, line: 2, type: !5)
!32 = !DILocalVariable(name: "pp", scope: !20, file: !1, line: 2, type: !6)
!33 = !DILocalVariable(name: "one", scope: !20, file: !1, line: 3, type: !2)
!34 = !DILocalVariable(name: "number", scope: !20, file: !1, line: 3, type: !5)
!35 = !DILocalVariable(name: "pair", scope: !20, file: !1, line: 4, type: !9)
!36 = !DILocalVariable(name: "s", scope: !20, file: !1, line: 4, type: !12)
!37 = !DILocalVariable(name: "high", scope: !20, file: !1, line: 5, type: !7)
!38 = distinct !DIFragment()
!39 = !DILocalVariable(name: "h", scope: !20, file: !1, line: 6, type: !5)
!40 = distinct !DIFragment()
!41 = !DILocalVariable(name: "middle", scope: !20, file: !1, line: 7, type: !8)
!42 = distinct !DIFragment()
!43 = !DILocalVariable(name: "five", scope: !20, file: !1, line: 8, type: !5)
!44 = distinct !DIFragment()
!45 = !DILocalVariable(name: "both", scope: !20, file: !1, line: 9, type: !13)

!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(i64)))
!61 = distinct !DILifetime(object: !31, location: !DIExpr(DIOpArg(0, i64), DIOpAddrOf(0)), argObjects: {!30})
!62 = distinct !DILifetime(object: !32, location: !DIExpr(DIOpArg(0, ptr), DIOpAddrOf(0)), argObjects: {!31})
!63 = distinct !DILifetime(object: !33, location: !DIExpr(DIOpConstant(i64 1)))
!71 = distinct !DILifetime(object: !34, location: !DIExpr(DIOpArg(0, i64), DIOpAddrOf(0)), argObjects: {!33})
!64 = distinct !DILifetime(object: !35, location: !DIExpr(DIOpReferrer(b64)))
!65 = distinct !DILifetime(object: !36, location: !DIExpr(DIOpArg(0, b64), DIOpAddrOf(0)), argObjects: {!35})
!66 = distinct !DILifetime(object: !37, location: !DIExpr(DIOpArg(0, b64), DIOpConstant(i32 4), DIOpByteOffset(i32), DIOpAddrOf(0)), argObjects: {!35})
!67 = distinct !DILifetime(object: !38, location: !DIExpr(DIOpReferrer(i64)))
!68 = distinct !DILifetime(object: !39, location: !DIExpr(DIOpArg(0, i64), DIOpAddrOf(0)), argObjects: {!38})
!69 = distinct !DILifetime(object: !40, location: !DIExpr(DIOpReferrer(i16)))
!70 = distinct !DILifetime(object: !41, location: !DIExpr(DIOpArg(0, i16), DIOpAddrOf(0)), argObjects: {!40})
!72 = distinct !DILifetime(object: !42, location: !DIExpr(DIOpConstant(i64 5)))
!73 = distinct !DILifetime(object: !43, location: !DIExpr(DIOpArg(0, i64), DIOpAddrOf(0)), argObjects: {!42})
!74 = distinct !DILifetime(object: !44, location: !DIExpr(DIOpArg(0, i64), DIOpArg(1, i64), DIOpComposite(2, b128)), argObjects: {!30, !38})
!75 = distinct !DILifetime(object: !45, location: !DIExpr(DIOpArg(0, b128), DIOpAddrOf(0)), argObjects: {!44})
