; Section 2, location rules 2 and 3 for a global: in a register of f between dbg.def and dbg.kill, in memory everywhere else.
target "x86_64"

global @counter !dbg.def !40

define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x8: dbg.def !21, %reg(rbx)
  0x18: dbg.kill !21
}

define @g size 0x20 !dbg !5 {
bb0 @ 0x0:
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!5 = distinct !DISubprogram(name: "g", unit: !0, file: !1, line: 11, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = distinct !DIGlobalVariable(name: "counter", scope: !0, file: !1, line: 40, type: !3)
!40 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, ptr), DIOpDeref(i32)), argObjects: {!40})
!21 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))

;! f+0x0..0x8 with @counter=0x404010: counter = mem(0)+0x404010
;! f+0x7 with @counter=0x404010: counter = mem(0)+0x404010
;! f+0x8..0x18 with @counter=0x404010: counter = reg(3)+0
;! f+0x18 with @counter=0x404010: counter = mem(0)+0x404010
;! f+0x18..0x20 with @counter=0x404010: counter = mem(0)+0x404010
; the same offsets in the other function
;! g+0x0..0x20 with @counter=0x404010: counter = mem(0)+0x404010
;! g+0x10 with @counter=0x404010: counter = mem(0)+0x404010
;! elsewhere with @counter=0x404010: counter = mem(0)+0x404010
