; One warning for the function, at its first call. A function without calls need not set the flag.
target "x86_64"

define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
}

calls @f {
  0x4..0x9: !3
  0x10..0x12: unknown ;[bad]
}

frame @f entry {}

define @another size 0x40 !dbg !3 { ;[good]
bb0 @ 0x0: ;[good]
} ;[good]

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "test", isOptimized: true)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition) ;[bad]
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, flags: DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition) ;[good]
!3 = distinct !DISubprogram(name: "g", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!30 = !DILocalVariable(name: "x", scope: !2, line: 1, type: !10)

;[bad]> check
; 9: warning[W402] in function `f`: the function has calls, but its subprogram does not state that all are described, so that lldb uses none of them; describe every call and set DIFlagAllCallsDescribed
;[good]> check
