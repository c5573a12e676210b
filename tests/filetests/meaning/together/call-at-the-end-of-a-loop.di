; A call at the end of a loop body: the clobbered register is no place at the last byte of the call, and is one again at the head of
; the loop, to which the lifetime reaches over the back edge. The kill at the return position of another call.
target "x86_64"
define @f size 0x40 !dbg !2 {
bb0 @ 0x0 -> bb1:
  0x0: dbg.def !20, %reg(rdi)
bb1 @ 0x10 -> bb1, bb2:
  0x18: dbg.def !21, %reg(rsi, 8, 16)
bb2 @ 0x20:
  0x25: dbg.kill !20
  0x2a: dbg.kill !21
}
calls @f {
  0x1b..0x20: unknown
  0x20..0x25: unknown
  0x25..0x2a: unknown preserves(esi)
}
!10 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 2, type: !4)
!11 = !DILocalVariable(name: "y", scope: !2, file: !1, line: 2, type: !5)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i64)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i16)))
;! f+0x0..0x1f: x = reg(5)+0
;! f+0x1f: x = undef
;! f+0x20..0x24: x = reg(5)+0
;! f+0x24: x = undef
;! f+0x25: x = undef
;! f+0x10..0x1f: y = reg(4)+1
;! f+0x1f: y = undef
;! f+0x20..0x24: y = reg(4)+1
;! f+0x24: y = undef
;! f+0x25..0x2a: y = reg(4)+1
;! f+0x2a: y = undef
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!4 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!5 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!6 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !3, size: 64)
