target "x86_64"

define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
}

calls @f {
  0x4..0x8: !3, %entity(3) = !30 ;[bad]
  0x4..0x8: !3, %slot(rax+8, 32) = !30 ;[good]
}

frame @f entry {}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "test", isOptimized: true)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = distinct !DISubprogram(name: "g", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!30 = !DILocalVariable(name: "x", scope: !2, line: 1, type: !10)

;[bad]> check
; 8: error[E417] in function `f`: the place of argument 0 of the call at 0x4 is %entity(3); name the register, lane or slot in which the called function receives the argument
;[good]> check
; 9: warning[W402] in function `f`: the function has calls, but its subprogram does not state that all are described, so that lldb uses none of them; describe every call and set DIFlagAllCallsDescribed
