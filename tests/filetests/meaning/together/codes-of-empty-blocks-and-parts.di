; Labels at block ends, in unreachable and empty blocks, and two at one position; a code of another part is an argument.
target "x86_64"
define @f size 0x40 !dbg !2 {
bb0 @ 0x0 -> bb2:
  0x0: dbg.label !30
  0x0: dbg.label !31
  0x10: dbg.label !32
bb1 @ 0x10 -> bb2:
bb2 @ 0x10 -> bb3:
  0x10: dbg.label !33
bb3 @ 0x20:
  0x24: dbg.label !34
  0x40: dbg.label !35
}
parts @f { 0x20: @f.cold }
!30 = !DILabel(scope: !2, name: "a", file: !1, line: 5)
!31 = distinct !DIExprCode()
!32 = distinct !DIExprCode()
!33 = distinct !DIExprCode()
!34 = distinct !DIExprCode()
!35 = distinct !DIExprCode()
!10 = !DILocalVariable(name: "a", scope: !2, file: !1, line: 2, type: !7)
!11 = !DILocalVariable(name: "b", scope: !2, file: !1, line: 2, type: !4)
!12 = !DILocalVariable(name: "c", scope: !2, file: !1, line: 2, type: !4)
!13 = !DILocalVariable(name: "d", scope: !2, file: !1, line: 2, type: !4)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, ptr)), argObjects: {!31})
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpArg(0, ptr), DIOpReinterpret(u64), DIOpArg(1, ptr), DIOpReinterpret(u64), DIOpSub(), DIOpReinterpret(i64)), argObjects: {!33, !32})
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpArg(0, ptr), DIOpReinterpret(i64)), argObjects: {!34})
!23 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpArg(0, ptr), DIOpReinterpret(i64)), argObjects: {!35})
;! f+0x4 with @f=0x1000: a = imm(0010000000000000)+0
;! f+0x4: b = imm(0000000000000000)+0
;! f+0x4 with @f.cold=0x5000: c = imm(0450000000000000)+0
;! f+0x24 with @f.cold=0x5000: d = imm(2050000000000000)+0
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!4 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!5 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!6 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !3, size: 64)
