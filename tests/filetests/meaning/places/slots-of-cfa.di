; Section 2, referrer stack slot: a slot counted from the CFA does not move while the frame rules compute the CFA from one register or another.
target "x86_64"

define @f size 0x30 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %slot(cfa+8, 32)
  0x8: dbg.def !21, %slot(cfa-20, 32)
  0x28: dbg.kill !21
}

frame @f {
  0x0: cfa = rsp+8; ra = [cfa-8]
  0x1: cfa = rsp+16; rbp = [cfa-16]
  0x4: cfa = rbp+16
  0x2f: cfa = rsp+8; restore rbp
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 2, type: !3)
!11 = !DILocalVariable(name: "y", scope: !2, file: !1, line: 3, type: !3)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i32)))

; the CFA is 0x7010 throughout: rsp is 0x7008 on entry, 0x7000 after the push; rbp is 0x7000
;! f+0x0 with rsp=0x7008, cfa=0x7010: x = mem(0)+0x7018
;! f+0x1..0x4 with rsp=0x7000, cfa=0x7010: x = mem(0)+0x7018
;! f+0x4..0x2f with rsp=0x6f00, rbp=0x7000, cfa=0x7010: x = mem(0)+0x7018
;! f+0x2f with rsp=0x7008, cfa=0x7010: x = mem(0)+0x7018
; 0x7010 - 20 = 0x7010 - 0x14 = 0x6ffc
;! f+0x4..0x8 with rsp=0x6f00, rbp=0x7000, cfa=0x7010: y = undef
;! f+0x8..0x28 with rsp=0x6f00, rbp=0x7000, cfa=0x7010: y = mem(0)+0x6ffc
;! f+0x28..0x30 with cfa=0x7010: y = undef
