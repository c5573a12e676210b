; On AMD GPUs, each call states which general registers it preserves.
target "amdgpu-wave64"

define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !60, %entity(1)
}

entity @f 1 {
  0x0..0x40: %reg(SGPR8)
}

calls @f {
  0x10..0x14: unknown ;[bad]
  0x10..0x14: unknown preserves(SGPR8) ;[good]
}

frame @f entry {}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "test", isOptimized: true)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition, flags: DIFlagAllCallsDescribed)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!30 = !DILocalVariable(name: "x", scope: !2, line: 1, type: !10)
!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(i32)))

;[bad]> check
; 9: warning[W404] in function `f`: value 1 is in SGPR8 at 0x0..0x40, also after the call that returns to 0x14 and does not preserve SGPR8; end the range at 0x14, or state that the call preserves the register
;[good]> check
