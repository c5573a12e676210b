; Locations and ids of assignments that records name by number are used; the others are left out, with a warning.
target "x86_64"
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: #dbg_value(i64 %reg(rbx), !10, !DIExpression(), !20)
  0x8: #dbg_assign(i64 7, !10, !DIExpression(), !21, ptr %addr(rsp+8), !DIExpression(), !20)
  0x10: #dbg_assign(i64 8, !10, !DIExpression(), !24, ptr %addr(rsp+8), !DIExpression(), !20)
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!4 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!10 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 2, type: !4)
!20 = !DILocation(line: 3, scope: !2)
!21 = distinct !DIAssignID()
!22 = distinct !DIAssignID()
!23 = !DILocation(line: 3, scope: !2)
!24 = distinct !DIAssignID(stored: true)

;> upgrade
; 0x0: dbg.def !5, %reg(rbx)
; 0x8: dbg.kill !5
; 0x8: dbg.def !6, %const(i64 7)
; 0x10: dbg.kill !6
; 0x10: dbg.def !7, %addr(rsp+8)
; !5 = distinct !DILifetime(object: !4, location: !DIExpr(DIOpReferrer(i64)))
; !6 = distinct !DILifetime(object: !4, location: !DIExpr(DIOpReferrer(i64)))
; !7 = distinct !DILifetime(object: !4, location: !DIExpr(DIOpReferrer(ptr), DIOpDeref(b64)))
; 16: warning: `!22` is an assignment's id that no node names; it is left out
; 17: warning: `!23` is a location of the source that no node names; it is left out
