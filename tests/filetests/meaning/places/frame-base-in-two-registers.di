; Sections 2 and 3.2: the frame base is a value of the compiler that is in two registers at once. What is counted
; from it is in two places, or has the value of each.
target "x86_64"
frame @f entry {}

define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %entity(1)
  0x0: dbg.def !21, %slot(fb+8, 32)
  0x0: dbg.def !22, %slot(fb-16, 32)
}

entity @f 1 {
  0x0..0x20: %reg(rbx)
  0x10..0x18: %reg(rbp)
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition, frameBase: !40)
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 2, type: !3)
!11 = !DILocalVariable(name: "y", scope: !2, file: !1, line: 3, type: !3)
!40 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !40, location: !DIExpr(DIOpReferrer(ptr), DIOpDeref(b8)))
!21 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))
!22 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i32)))

;! f+0x0..0x10 with rbx=0x1000, rbp=0x2000: x = mem(0)+0x1008
;! f+0x10..0x18 with rbx=0x1000, rbp=0x2000: x = multi{mem(0)+0x1008 | mem(0)+0x2008}+0
;! f+0x18..0x20 with rbx=0x1000, rbp=0x2000: x = mem(0)+0x1008
; 0x1000 - 16 = 0xff0
;! f+0x0..0x10 with rbx=0x1000, rbp=0x2000: y = mem(0)+0xff0
;! f+0x10..0x18 with rbx=0x1000, rbp=0x2000: y = multi{mem(0)+0x1ff0 | mem(0)+0xff0}+0
