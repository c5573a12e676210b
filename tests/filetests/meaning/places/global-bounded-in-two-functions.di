; Section 2, location rules 2 and 4 for a global without memory: a bounded lifetime in each of two functions, undefined everywhere else.
target "x86_64"

define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x4: dbg.def !20, %reg(rax)
}

define @g size 0x20 !dbg !5 {
bb0 @ 0x0:
  0x8: dbg.def !21, %reg(rdx)
  0x10: dbg.kill !21
}

define @h size 0x20 !dbg !9 {
bb0 @ 0x0:
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!5 = distinct !DISubprogram(name: "g", unit: !0, file: !1, line: 11, spFlags: DISPFlagDefinition)
!9 = distinct !DISubprogram(name: "h", unit: !0, file: !1, line: 21, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = distinct !DIGlobalVariable(name: "state", scope: !0, file: !1, line: 40, type: !3)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))
!21 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))

;! f+0x0..0x4: state = undef
;! f+0x4..0x20: state = reg(0)+0
;! g+0x0..0x8: state = undef
;! g+0x8..0x10: state = reg(1)+0
;! g+0x10..0x20: state = undef
;! h+0x0..0x20: state = undef
;! elsewhere: state = undef
