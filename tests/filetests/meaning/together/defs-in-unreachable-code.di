; Code that nothing leads to: a def in an unreachable block is active along its own paths, into reachable code.
; A def in reachable code does not reach the unreachable block.
target "x86_64"
define @f size 0x50 !dbg !2 {
bb0 @ 0x0 -> bb2:
  0x0: dbg.def !20, %reg(rdi)
bb1 @ 0x10 -> bb2:
  0x18: dbg.def !21, %reg(rbx)
bb2 @ 0x20:
  0x28: dbg.kill !21
bb3 @ 0x30 -> bb3:
bb4 @ 0x40:
  0x48: dbg.def !22, %const(i64 7)
}
!10 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 2, type: !4)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i64)))
!21 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i64)))
!22 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i64)))
;! f+0x0..0x10: x = reg(5)+0
;! f+0x10..0x18: x = undef
;! f+0x18..0x20: x = reg(3)+0
;! f+0x20..0x28: x = multi{reg(3)+0 | reg(5)+0}+0
;! f+0x28..0x30: x = reg(5)+0
;! f+0x30..0x48: x = undef
;! f+0x48..0x50: x = imm(0700000000000000)+0
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!4 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!5 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!6 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !3, size: 64)
