; Sections 3.2 and 3.4: a register that the call clobbers is not a location, so that the value is
; only in its slot, also as a part.
target "x86_64"

define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %entity(1)
}

entity @f 1 {
  0x0..0x20: %slot(cfa-16, 32)
  0x8..0x18: %reg(rdi)
}

calls @f {
  0x10..0x15: unknown
}

frame @f { 0x0: cfa = rsp+8; ra = [cfa-8] }

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "pair", scope: !2, file: !1, line: 2, type: !3)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32), DIOpConstant(i32 7), DIOpComposite(2, i64)))

; 0x7010 - 16 = 0x7000. rdi is register 5.
;! f+0x4 with cfa=0x7010: pair = comp[0..4: mem(0)+0x7000, 4..8: imm(07000000)+0]+0
;! f+0x13 with cfa=0x7010: pair = multi{comp[0..4: mem(0)+0x7000, 4..8: imm(07000000)+0]+0 | comp[0..4: reg(5)+0, 4..8: imm(07000000)+0]+0}+0
; The last byte of the call.
;! f+0x14 with cfa=0x7010: pair = comp[0..4: mem(0)+0x7000, 4..8: imm(07000000)+0]+0
;! f+0x15 with cfa=0x7010: pair = multi{comp[0..4: mem(0)+0x7000, 4..8: imm(07000000)+0]+0 | comp[0..4: reg(5)+0, 4..8: imm(07000000)+0]+0}+0
