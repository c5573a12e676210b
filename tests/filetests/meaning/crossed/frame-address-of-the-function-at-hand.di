; A variable of f with a computed lifetime has it at every program location, in other functions too; the CFA is of the
; function that the location is in, and where that has no rules or there is no function, there is none.
target "x86_64"
define @f size 0x10 !dbg !2 {
bb0 @ 0x0:
}
frame @f { 0x0: cfa = rsp+8; ra = [cfa-8] }
define @h size 0x10 !dbg !12 {
bb0 @ 0x0:
}
frame @h { 0x0: cfa = rsp+32; ra = [cfa-8] }
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand")
!1 = !DIFile(filename: "h.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!91 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !3)
!10 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 10, type: !3)
!11 = !DILocalVariable(name: "p", scope: !2, file: !1, line: 11, type: !91)
!12 = distinct !DISubprogram(name: "h", unit: !0, file: !1, line: 9, spFlags: DISPFlagDefinition)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpConstant(i32 5)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpCFA(0)))
;! f+0x0: x = imm(05000000)+0
;! h+0x0: x = imm(05000000)+0
;! elsewhere: x = imm(05000000)+0
;! f+0x0 with rsp=0x7000: p = imm(0870000000000000)+0
;! h+0x0 with rsp=0x7000: p = imm(2070000000000000)+0
