; Section 2, location rules 2 and 3 for a frame base: computed from the CFA, and from rbp while a bounded lifetime is active; slots counted from it move with it.
target "x86_64"

define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !22, %slot(fb-8, 32)
  0x4: dbg.def !21, %reg(rbp)
  0x18: dbg.kill !21
}

frame @f {
  0x0: cfa = rsp+8; ra = [cfa-8]
  0x1: cfa = rsp+16; rbp = [cfa-16]
  0x4: cfa = rbp+16
  0x18: cfa = rsp+8; restore rbp
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

; the machine has cfa = 0x7010; rbp holds another number here, to distinguish the two
;! f+0x0..0x4 with rbp=0x6800, cfa=0x7010: !40 = mem(0)+0x7010
; 0x7010 - 8
;! f+0x0..0x4 with rbp=0x6800, cfa=0x7010: x = mem(0)+0x7008
;! f+0x4..0x18 with rbp=0x6800, cfa=0x6810: !40 = mem(0)+0x6800
; 0x6800 - 8 = 0x67f8
;! f+0x4 with rbp=0x6800, cfa=0x6810: x = mem(0)+0x67f8
;! f+0x4..0x18 with rbp=0x6800, cfa=0x6810: x = mem(0)+0x67f8
;! f+0x18..0x20 with rbp=0x6800, cfa=0x7010: !40 = mem(0)+0x7010
;! f+0x18..0x20 with rbp=0x6800, cfa=0x7010: x = mem(0)+0x7008
