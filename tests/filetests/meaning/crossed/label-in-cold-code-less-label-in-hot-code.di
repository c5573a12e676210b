; The address of a code location in the cold part counts from that part's symbol; the difference to the hot one is a number
; that only the linker knows.
target "x86_64"
define @f size 0x40 !dbg !2 {
bb0 @ 0x0 -> bb1:
  0x8: dbg.label !12
bb1 @ 0x20:
  0x28: dbg.label !14
}
parts @f {
  0x20: @f.cold
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand")
!1 = !DIFile(filename: "h.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!4 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!91 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !3)
!10 = !DILocalVariable(name: "a", scope: !2, file: !1, line: 10, type: !91)
!15 = !DILocalVariable(name: "c", scope: !2, file: !1, line: 15, type: !91)
!16 = !DILocalVariable(name: "d", scope: !2, file: !1, line: 16, type: !4)
!12 = distinct !DIExprCode()
!14 = distinct !DIExprCode()
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, ptr)), argObjects: {!12})
!22 = distinct !DILifetime(object: !15, location: !DIExpr(DIOpArg(0, ptr)), argObjects: {!14})
!23 = distinct !DILifetime(object: !16, location: !DIExpr(DIOpArg(0, ptr), DIOpReinterpret(i64), DIOpArg(1, ptr), DIOpReinterpret(i64), DIOpSub()), argObjects: {!14, !12})
;! f+0x0 with @f=0x1000, @f.cold=0x9000: a = imm(0810000000000000)+0
;! f+0x0 with @f=0x1000, @f.cold=0x9000: c = imm(0890000000000000)+0
;! f+0x28 with @f=0x1000, @f.cold=0x9000: d = imm(0080000000000000)+0
