; Calls in descending order, at the last bytes of which, 0x14 and 0x24, rdi is clobbered. The value that
; rdi had on entry is not (docs/language.md, section 3.4).
target "x86_64"

define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(rdi)
  0x0: dbg.def !21, %reg(rdi)
  0x0: dbg.def !22, %reg(rdi)
}

calls @f {
  0x20..0x25: unknown
  0x10..0x15: unknown
}

frame @f entry {}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "example")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1)
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!6 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!10 = !DILocalVariable(name: "x", scope: !4, file: !1, line: 2, type: !5)
!11 = !DILocalVariable(name: "now_and_entry", scope: !4, file: !1, line: 3, type: !6)
!12 = !DILocalVariable(name: "entry_and_now", scope: !4, file: !1, line: 4, type: !6)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i32), DIOpReferrer(i32), DIOpEntryValue(i32), DIOpComposite(2, i64)))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(i32), DIOpEntryValue(i32), DIOpReferrer(i32), DIOpComposite(2, i64)))

;! f+0x0..0x14: x = reg(5)+0
;! f+0x14: x = undef
;! f+0x15..0x24: x = reg(5)+0
;! f+0x24: x = undef
;! f+0x25..0x40: x = reg(5)+0
;! f+0x13 with entry.rdi=9: now_and_entry = comp[0..4: reg(5)+0, 4..8: imm(09000000)+0]+0
;! f+0x14 with entry.rdi=9: now_and_entry = comp[0..4: undef, 4..8: imm(09000000)+0]+0
;! f+0x15 with entry.rdi=9: now_and_entry = comp[0..4: reg(5)+0, 4..8: imm(09000000)+0]+0
;! f+0x24 with entry.rdi=9: now_and_entry = comp[0..4: undef, 4..8: imm(09000000)+0]+0
;! f+0x13 with entry.rdi=9: entry_and_now = comp[0..4: imm(09000000)+0, 4..8: reg(5)+0]+0
;! f+0x14 with entry.rdi=9: entry_and_now = comp[0..4: imm(09000000)+0, 4..8: undef]+0
;! f+0x24 with entry.rdi=9: entry_and_now = comp[0..4: imm(09000000)+0, 4..8: undef]+0
