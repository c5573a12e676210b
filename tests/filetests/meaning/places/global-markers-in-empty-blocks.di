; Section 2, Markers: a global that f promotes in a block without bytes and stores back in another; g has an exit block in the middle.
target "x86_64"

global @counter !dbg.def !40

define @f size 0x28 !dbg !2 {
bb0 @ 0x0 -> bb1, bb4:
bb1 @ 0x8 -> bb2:
  0x8: dbg.def !21, %reg(rbx)
bb2 @ 0x8 -> bb2, bb3:
bb3 @ 0x18 -> bb4:
  0x18: dbg.kill !21
bb4 @ 0x18:
}

define @g size 0x20 !dbg !5 {
bb0 @ 0x0 -> bb1, bb2:
  0x8: dbg.def !22, %reg(r12)
bb1 @ 0x8:
  0x10: dbg.kill !22
bb2 @ 0x10:
  0x18: dbg.kill !22
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

;! f+0x0..0x8 with @counter=0x404010: counter = mem(0)+0x404010
;! f+0x8..0x18 with @counter=0x404010: counter = reg(3)+0
;! f+0x18 with @counter=0x404010: counter = mem(0)+0x404010
;! f+0x18..0x28 with @counter=0x404010: counter = mem(0)+0x404010
;! g+0x0..0x8 with @counter=0x404010: counter = mem(0)+0x404010
; the dbg.kill at the end of bb1 is for the exit there; bb2 is entered from bb0
;! g+0x8..0x10 with @counter=0x404010: counter = reg(12)+0
;! g+0x10..0x18 with @counter=0x404010: counter = reg(12)+0
;! g+0x18..0x20 with @counter=0x404010: counter = mem(0)+0x404010
