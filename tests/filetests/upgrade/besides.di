target "x86_64"
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!3 = distinct !DISubprogram(name: "f", unit: !2, file: !1, line: 1)
!7400 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_signed)
!640 = !DILocalVariable(name: "x64", scope: !3, type: !7400)
!4200 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_signed)
!320 = !DILocalVariable(name: "x32", scope: !3, type: !4200)
frame @f entry {}

;----
; Markers and records may be in one function. A record of an object with lifetimes would contradict
; them.
define @f size 0x40 !dbg !3 {
a @ 0x0 -> b:
  0x4: dbg.def !70, %reg(rbx)
  0x4: #dbg_value(i64 %reg(rax), !640, !DIExpression())
  0x6: #dbg_value(i32 5, !320, !DIExpression())
  0x8: dbg.kill !70
  0xc: #dbg_value(i64 poison, !640, !DIExpression())
b @ 0x20:
}
!70 = distinct !DILifetime(object: !320, location: !DIExpr(DIOpReferrer(i32)))

;> upgrade
; 0x4: dbg.def !7, %reg(rbx)
; 0x4: dbg.def !8, %reg(rax)
; 0x8: dbg.kill !7
; 0xc: dbg.kill !8
; !7 = distinct !DILifetime(object: !6, location: !DIExpr(DIOpReferrer(i32)))
; !8 = distinct !DILifetime(object: !5, location: !DIExpr(DIOpReferrer(i64)))
; 18: warning: this record gives `x32` no location: the variable has lifetimes besides its records; remove one or the other

;----
; Variables without a size are refused.
define @f size 0x40 !dbg !3 {
a @ 0x0 -> b:
  0x4: #dbg_value(i64 %reg(rax), !60, !DIExpression())
b @ 0x20:
}
!60 = !DILocalVariable(name: "w", scope: !3, type: !61)
!61 = !DICompositeType(tag: DW_TAG_structure_type, name: "s")

;> upgrade
; 38: warning: this record gives `w` no location: the size of the variable is unknown; give it a type with a size
