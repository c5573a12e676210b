; Section 2, calls: a call that does not return is the last instruction of the function; its return position is the function's end.
target "x86_64"

define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(rdi)
  0x0: dbg.def !21, %reg(r14)
}

define @g size 0x20 !dbg !5 {
bb0 @ 0x0:
  0x0: dbg.def !22, %reg(rdi)
}

calls @f {
  0x0..0x5: !30
  0x1b..0x20: !30
}

calls @g {
  0x8..0xd: !30
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!5 = distinct !DISubprogram(name: "g", unit: !0, file: !1, line: 11, spFlags: DISPFlagDefinition)
!30 = !DISubprogram(name: "callee", unit: !0, file: !1, line: 41, spFlags: 0)
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 2, type: !3)
!11 = !DILocalVariable(name: "y", scope: !2, file: !1, line: 3, type: !3)
!12 = !DILocalVariable(name: "z", scope: !5, file: !1, line: 12, type: !3)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i32)))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(i32)))

;! f+0x0..0x4: x = reg(5)+0
;! f+0x4: x = undef
;! f+0x5..0x1f: x = reg(5)+0
;! f+0x1f: x = undef
;! f+0x0..0x20: y = reg(14)+0
; the calls of f do not apply to g, nor those of g to f
;! g+0x0..0xc: z = reg(5)+0
;! g+0xc: z = undef
;! g+0xd..0x20: z = reg(5)+0
