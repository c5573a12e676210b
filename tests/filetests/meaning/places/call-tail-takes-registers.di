; gdb shows the frame of a function that has ended in a tail call, while the called function runs, and
; looks at the last byte of the jump. So a tail call clobbers the same registers as another call.
target "x86_64"

define @f size 0x20 !dbg !4 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(rdi)
}

calls @f {
  0x8..0xd: !5
  0x10..0x15: !5 tail
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!5 = distinct !DISubprogram(name: "g", unit: !0, file: !1, line: 2, spFlags: DISPFlagDefinition)
!10 = !DILocalVariable(name: "x", scope: !4, file: !1, line: 1, type: !2)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i64)))

; rdi is DWARF's register 5, which the ABI lets a called function change. 0xc and 0x14 are the last bytes of the two calls.
;! f+0xb: x = reg(5)+0
;! f+0xc: x = undef
;! f+0xd: x = reg(5)+0
;! f+0x13: x = reg(5)+0
;! f+0x14: x = undef
;! f+0x15: x = reg(5)+0
