; Section 2: each function has its own frame base; one computed below the CFA, one in a register for the whole function.
target "x86_64"

define @f size 0x10 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !22, %slot(fb-16, 32)
}

define @g size 0x10 !dbg !5 {
bb0 @ 0x0:
  0x0: dbg.def !21, %reg(rbx)
  0x4: dbg.def !23, %slot(fb-16, 32)
  0x8: dbg.def !24, %slot(cfa-16, 32)
}

frame @f { 0x0: cfa = rsp+24; ra = [cfa-8] }
frame @g { 0x0: cfa = rsp+40; ra = [cfa-8] }

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition, frameBase: !40)
!5 = distinct !DISubprogram(name: "g", unit: !0, file: !1, line: 11, spFlags: DISPFlagDefinition, frameBase: !41)
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 2, type: !3)
!11 = !DILocalVariable(name: "y", scope: !5, file: !1, line: 12, type: !3)
!40 = distinct !DIFragment()
!41 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !40, location: !DIExpr(DIOpCFA(0), DIOpDeref(b8), DIOpConstant(i32 -32), DIOpByteOffset(b8)))
!21 = distinct !DILifetime(object: !41, location: !DIExpr(DIOpReferrer(ptr), DIOpDeref(b8)))
!22 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))
!23 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i32)))
!24 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i32)))

; 0x7018 - 32 = 0x6ff8, less 16 is 0x6fe8
;! f+0x0..0x10 with rsp=0x7000, rbx=0x5000, cfa=0x7018: !40 = mem(0)+0x6ff8
;! f+0x0..0x10 with rsp=0x7000, rbx=0x5000, cfa=0x7018: x = mem(0)+0x6fe8
;! g+0x0..0x4 with rsp=0x7000, rbx=0x5000, cfa=0x7028: y = undef
; 0x5000 - 16 = 0x4ff0
;! g+0x4..0x8 with rsp=0x7000, rbx=0x5000, cfa=0x7028: y = mem(0)+0x4ff0
;! g+0x0..0x10 with rsp=0x7000, rbx=0x5000, cfa=0x7028: !41 = mem(0)+0x5000
; and 0x7028 - 16 = 0x7018
;! g+0x8..0x10 with rsp=0x7000, rbx=0x5000, cfa=0x7028: y = multi{mem(0)+0x4ff0 | mem(0)+0x7018}+0
