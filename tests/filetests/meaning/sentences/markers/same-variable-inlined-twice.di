; Two inlined instances of one function, one inside the other scope, each with its own variable of the same origin
target "x86_64"
define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
  0x8: dbg.def !20, %reg(rax)
  0x10: dbg.def !21, %reg(rcx)
  0x18: dbg.kill !21
  0x20: dbg.kill !20
}
scopes @f {
 !40: 0x8..0x30
 !41: 0x10..0x1c, 0x20..0x28
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = distinct !DISubprogram(name: "g", unit: !0, file: !1, line: 9, spFlags: DISPFlagDefinition)
!40 = distinct !DIInlinedScope(origin: !3, scope: !4, callFile: !1, callLine: 3)
!41 = distinct !DIInlinedScope(origin: !3, scope: !40, callFile: !1, callLine: 10)
!912 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!12 = !DILocalVariable(name: "a", scope: !3, file: !1, line: 11, type: !912)
!13 = !DILocalVariable(scope: !40, origin: !12)
!14 = !DILocalVariable(scope: !41, origin: !12)
!20 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(i32)))
!21 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpReferrer(i32)))
!22 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpConstant(i32 3)), kind: computed)
;! f+0x8..0x20: !13 = reg(0)+0
;! f+0x20..0x30: !13 = undef
;! f+0x10..0x18: !14 = reg(2)+0
;! f+0x18..0x1c: !14 = imm(03000000)+0
;! f+0x20..0x28: !14 = imm(03000000)+0
