; Section 2, calls: a call that ends where its block ends, in a loop; the next block starts at the return position.
target "x86_64"

define @f size 0x30 !dbg !2 {
bb0 @ 0x0 -> bb1:
  0x4: dbg.def !20, %reg(rdi)
bb1 @ 0x8 -> bb2:
  0xa: dbg.def !21, %reg(rbx)
bb2 @ 0x10 -> bb1, bb3:
  0x18: dbg.kill !20
bb3 @ 0x20:
}

calls @f {
  0xb..0x10: !30
  0x2b..0x30: !30
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!30 = !DISubprogram(name: "callee", unit: !0, file: !1, line: 41, spFlags: 0)
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 2, type: !3)
!11 = !DILocalVariable(name: "y", scope: !2, file: !1, line: 3, type: !3)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i32)))

;! f+0x4..0xf: x = reg(5)+0
;! f+0xf: x = undef
;! f+0x10: x = reg(5)+0
;! f+0x10..0x18: x = reg(5)+0
;! f+0x18..0x30: x = undef
; y's register is preserved; bb2 -> bb1 carries it to the start of bb1
;! f+0x0..0x8: y = undef
;! f+0x8..0x30: y = reg(3)+0
;! f+0x2f: y = reg(3)+0
