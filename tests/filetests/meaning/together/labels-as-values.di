; Code locations as arguments: a label in a cold part, one in another function, one of an inlined scope, arithmetic on them.
target "x86_64"
global @gg !dbg.def !33
define @f size 0x40 !dbg !2 {
bb0 @ 0x0 -> bb1:
  0x4: dbg.label !30
  0x8: dbg.def !20, %reg(rbx)
bb1 @ 0x20:
  0x28: dbg.label !31
}
define @g size 0x20 !dbg !9 {
bb0 @ 0x0:
  0x10: dbg.label !32
}
parts @f { 0x20: @f.cold }
!9 = distinct !DISubprogram(name: "g", unit: !0, file: !1, line: 20, spFlags: DISPFlagDefinition)
!30 = !DILabel(scope: !2, name: "again", file: !1, line: 5)
!31 = distinct !DIExprCode()
!32 = distinct !DIExprCode()
!33 = distinct !DIFragment()
!10 = !DILocalVariable(name: "p", scope: !2, file: !1, line: 2, type: !4)
!11 = !DILocalVariable(name: "q", scope: !2, file: !1, line: 3, type: !4)
!12 = !DILocalVariable(name: "d", scope: !2, file: !1, line: 4, type: !4)
!13 = !DILocalVariable(name: "c", scope: !2, file: !1, line: 5, type: !4)
!20 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(u64), DIOpArg(0, ptr), DIOpReinterpret(u64), DIOpArg(1, ptr), DIOpReinterpret(u64), DIOpReferrer(u64), DIOpConstant(u64 0), DIOpEq(), DIOpChoose(), DIOpSub()), argObjects: {!30, !32})
!21 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, ptr), DIOpReinterpret(i64)), argObjects: {!31})
!22 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpArg(0, ptr), DIOpReinterpret(i64), DIOpConstant(i64 3), DIOpAdd()), argObjects: {!32})
!23 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpArg(0, ptr), DIOpReinterpret(i64), DIOpArg(1, ptr), DIOpReinterpret(i64), DIOpSub()), argObjects: {!30, !33})
; 8 bytes into the cold part
;! f+0x0 with @f.cold=0x9000: p = imm(0890000000000000)+0
;! f+0x30 with @g=0x4000: q = imm(1340000000000000)+0
; 0x1004 - 0x8000 = -0x6ffc
;! f+0x0 with @f=0x1000, @gg=0x8000: d = imm(0490ffffffffffff)+0
; rbx is not 0: rbx - 0x4010; it is 0: 0 - 0x1004
;! f+0x8..0x40 with @f=0x1000, @g=0x4000, rbx=0x4011: c = imm(0100000000000000)+0
;! f+0x8..0x40 with @f=0x1000, @g=0x4000, rbx=0: c = imm(fcefffffffffffff)+0
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!4 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
