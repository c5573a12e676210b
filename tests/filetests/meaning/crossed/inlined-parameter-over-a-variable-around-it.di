; The parameter of an inlined instance is an expression over a variable of the function around it.
target "x86_64"
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x4: dbg.def !20, %reg(edi)
  0x20: dbg.kill !20
}
scopes @f {
  !12: 0x8..0x30
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand")
!1 = !DIFile(filename: "h.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = distinct !DISubprogram(name: "g", unit: !0, file: !1, line: 20, spFlags: DISPFlagDefinition)
!11 = !DILocalVariable(name: "a", arg: 1, scope: !10, file: !1, line: 21, type: !3)
!12 = distinct !DIInlinedScope(origin: !10, scope: !2, callFile: !1, callLine: 5)
!14 = !DILocalVariable(scope: !12, origin: !11)
!16 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 16, type: !3)
!20 = distinct !DILifetime(object: !16, location: !DIExpr(DIOpReferrer(i32)))
!21 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpArg(0, i32), DIOpConstant(i32 3), DIOpSub()), argObjects: {!16})
;! f+0x8 with rdi=1: a = imm(feffffff)+0
;! f+0x20 with rdi=1: a = undef
