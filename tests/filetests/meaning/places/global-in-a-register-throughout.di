; A global that a function holds in one register from its first byte to its last: the markers make
; the lifetime active in the whole function and only there, and the default is memory.
target "x86_64"

global @g !dbg.def !40

define @f size 0x10 !dbg !4 {
bb0 @ 0x0:
  0x0: dbg.def !21, %reg(rbx)
}

define @h size 0x8 !dbg !5 {
bb0 @ 0x0:
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!5 = distinct !DISubprogram(name: "h", unit: !0, file: !1, line: 2, spFlags: DISPFlagDefinition)
!10 = distinct !DIGlobalVariable(name: "g", scope: !0, file: !1, line: 4, type: !2)
!40 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, ptr), DIOpDeref(i32)), argObjects: {!40})
!21 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))

; rbx is DWARF's register 3. The last byte is 0xf.
;! f+0x0: g = reg(3)+0
;! f+0xf: g = reg(3)+0
;! h+0x0..0x8 with @g=0x404000: g = mem(0)+0x404000
;! elsewhere with @g=0x404000: g = mem(0)+0x404000
