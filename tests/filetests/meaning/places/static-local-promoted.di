; Section 2, location rules 2 and 3 for a static local: in a register of its function for a while, in memory else, and in other functions too.
target "riscv64"

global @hits !dbg.def !40

define @f size 0x20 !dbg !2 {
bb0 @ 0x0 -> bb1, bb2:
  0x4: dbg.def !21, %reg(x9)
bb1 @ 0x8 -> bb2:
  0xc: dbg.kill !21
bb2 @ 0x10:
  0x18: dbg.kill !21
}

define @g size 0x10 !dbg !5 {
bb0 @ 0x0:
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!5 = distinct !DISubprogram(name: "g", unit: !0, file: !1, line: 11, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = distinct !DIGlobalVariable(name: "hits", scope: !2, file: !1, line: 3, type: !3, isLocal: true)
!40 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, ptr), DIOpDeref(i32)), argObjects: {!40})
!21 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))

;! f+0x0..0x4 with @hits=0x11000: hits = mem(0)+0x11000
;! f+0x4..0xc with @hits=0x11000: hits = reg(9)+0
;! f+0xc..0x10 with @hits=0x11000: hits = mem(0)+0x11000
; bb0 -> bb2
;! f+0x10..0x18 with @hits=0x11000: hits = reg(9)+0
;! f+0x18..0x20 with @hits=0x11000: hits = mem(0)+0x11000
;! g+0x0..0x10 with @hits=0x11000: hits = mem(0)+0x11000
;! elsewhere with @hits=0x11000: hits = mem(0)+0x11000
