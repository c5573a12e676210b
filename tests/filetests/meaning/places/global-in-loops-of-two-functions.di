; Section 2, Markers: a global that is in a register for the body of a loop in f, and from the body of a loop on in g.
target "aarch64"

global @counter !dbg.def !40

define @f size 0x30 !dbg !2 {
bb0 @ 0x0 -> bb1:
bb1 @ 0x8 -> bb2, bb3:
  0xc: dbg.def !21, %reg(x19)
bb2 @ 0x10 -> bb1:
  0x1c: dbg.kill !21
bb3 @ 0x20:
  0x24: dbg.kill !21
}

define @g size 0x30 !dbg !5 {
bb0 @ 0x0 -> bb1:
bb1 @ 0x8 -> bb2, bb3:
bb2 @ 0x10 -> bb1:
  0x1c: dbg.def !22, %reg(x20)
bb3 @ 0x20:
  0x24: dbg.kill !22
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
!22 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))

; in f, bb1 is entered from bb0 and from bb2 after the dbg.kill
;! f+0x0..0xc with @counter=0x11000: counter = mem(0)+0x11000
;! f+0xc..0x1c with @counter=0x11000: counter = reg(19)+0
;! f+0x1c..0x20 with @counter=0x11000: counter = mem(0)+0x11000
;! f+0x20..0x24 with @counter=0x11000: counter = reg(19)+0
;! f+0x24..0x30 with @counter=0x11000: counter = mem(0)+0x11000
; in g the back edge carries the lifetime to bb1, so it is active in all of the loop
;! g+0x0..0x8 with @counter=0x11000: counter = mem(0)+0x11000
;! g+0x8..0x10 with @counter=0x11000: counter = reg(20)+0
;! g+0x10..0x24 with @counter=0x11000: counter = reg(20)+0
;! g+0x24..0x30 with @counter=0x11000: counter = mem(0)+0x11000
;! elsewhere with @counter=0x11000: counter = mem(0)+0x11000
