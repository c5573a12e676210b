; Up to a call that clobbers it, from a call that returns it, and across a call that preserves it. A
; tail call does not return to the function.
target "x86_64"

define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !60, %entity(7)
}

entity @f 7 {
  0x0..0x20: %reg(rax) ;[bad]
  0x0..0x9: %reg(rax) ;[good]
  0x9..0x20: %reg(rax) ;[good]
}

calls @f {
  0x4..0x9: unknown ;[bad]
  ..0x9: unknown ;[good]
  ..0x12: unknown preserves(rax) ;[good]
  0x18..0x1d: unknown tail ;[good]
}

frame @f entry {}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "test", isOptimized: true)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, flags: DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!30 = !DILocalVariable(name: "x", scope: !2, line: 1, type: !10)
!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(i32)))

;[bad]> check
; 10: warning[W404] in function `f`: value 7 is in rax at 0x0..0x20, also after the call that returns to 0x9 and does not preserve rax; end the range at 0x9, or state that the call preserves the register
;[good]> check
