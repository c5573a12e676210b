; A rule that uses the entry value of a part of a register: the caller's bits of that part, which the
; rule of the whole register gives (docs/language.md, section 3.6).
target "x86_64"

define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
}

frame @f {
  0x0: cfa = rsp+8; ra = [cfa-8]; xmm0 = [cfa-32]
  0x4: rbx = !DIExpr(DIOpReferrer(u64), DIOpEntryValue(u64)) of %reg(xmm0, 64, 64)
  0x8: rbx = !DIExpr(DIOpReferrer(u64), DIOpEntryValue(u64)) of %reg(xmm0, 0, 64)
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "example")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1)

; The CFA is 0x7000 + 8 = 0x7008. xmm0 is at 0x7008 - 32 = 0x6fe8; its upper 8 bytes are at 0x6ff0.
;! f+0x4 with rsp=0x7000, [0x6fe8]=<01 00 00 00 00 00 00 00 2a 00 00 00 00 00 00 00>: caller(rbx) = imm(2a00000000000000)+0
;! f+0x8 with rsp=0x7000, [0x6fe8]=<01 00 00 00 00 00 00 00 2a 00 00 00 00 00 00 00>: caller(rbx) = imm(0100000000000000)+0
