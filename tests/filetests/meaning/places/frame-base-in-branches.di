; Section 2, Markers and location rule 3: a frame base that one arm of a branch sets up, shrink-wrapped: elsewhere the computed one holds.
target "x86_64"

define @f size 0x28 !dbg !2 {
bb0 @ 0x0 -> bb1, bb2:
  0x2: dbg.def !22, %entity(1)
bb1 @ 0x8 -> bb2:
  0xc: dbg.def !21, %reg(rbp)
  0x14: dbg.kill !21
bb2 @ 0x18:
}

entity @f 1 {
  0x0..0x10: %slot(fb-24, 32)
  0xe..0x28: %reg(rax, 0, 32)
}

frame @f {
  0x0: cfa = rsp+8; ra = [cfa-8]
  0xc: cfa = rbp+16; rbp = [cfa-16]
  0x14: cfa = rsp+8; restore rbp
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition, frameBase: !40)
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 2, type: !3)
!40 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !40, location: !DIExpr(DIOpCFA(0), DIOpDeref(b8)))
!21 = distinct !DILifetime(object: !40, location: !DIExpr(DIOpReferrer(ptr), DIOpDeref(b8)))
!22 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))

;! f+0x0..0x2 with rbp=0x6800, cfa=0x7010: x = undef
; 0x7010 - 24 = 0x6ff8
;! f+0x2..0xc with rbp=0x6800, cfa=0x7010: x = mem(0)+0x6ff8
; 0x6800 - 24 = 0x67e8
;! f+0xc..0xe with rbp=0x6800, cfa=0x6810: x = mem(0)+0x67e8
;! f+0xe..0x10 with rbp=0x6800, cfa=0x6810: x = multi{mem(0)+0x67e8 | reg(0)+0}+0
;! f+0x10..0x28 with rbp=0x6800, cfa=0x6810: x = reg(0)+0
;! f+0xc..0x14 with rbp=0x6800, cfa=0x6810: !40 = mem(0)+0x6800
;! f+0x14..0x28 with rbp=0x6800, cfa=0x7010: !40 = mem(0)+0x7010
