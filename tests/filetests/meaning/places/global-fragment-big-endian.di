; Section 2, location rule 1, on a big-endian target with addresses of 32 bits: the address has its
; most significant byte first.
target "generic32-be"

global @counter !dbg.def !40

define @f size 0x10 !dbg !2 {
bb0 @ 0x0:
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!4 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !3, size: 32)
!10 = distinct !DIGlobalVariable(name: "counter", scope: !0, file: !1, line: 40, type: !3)
!11 = distinct !DIGlobalVariable(name: "alias", scope: !0, file: !1, line: 41, type: !4)
!40 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, ptr), DIOpDeref(i32)), argObjects: {!40})
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpArg(0, ptr)), argObjects: {!40})

;! f+0x0..0x10 with @counter=0x404010: !40 = imm(00404010)+0
;! elsewhere with @counter=0x404010: alias = imm(00404010)+0
;! f+0x0..0x10 with @counter=0x404010: alias = imm(00404010)+0
;! elsewhere with @counter=0x404010: counter = mem(0)+0x404010
