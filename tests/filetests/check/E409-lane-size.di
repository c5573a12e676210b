target "amdgpu-wave64"

define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
}

entity @f 7 {
  0x0..0x40: %lane(VGPR1, 64) ;[bad]
  0x0..0x40: %lane(VGPR1, 32) ;[good]
}

frame @f entry {}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "test", isOptimized: true)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!30 = !DILocalVariable(name: "x", scope: !2, line: 1, type: !10)

;[bad]> check
; 7: error[E409] in function `f`: value 7 at 0x0..0x40 is in a place that names a lane of 64 bits of VGPR1, whose lanes have 32 bits; name 1 to 32
;[good]> check
; 3: warning[W403] in function `f`: the function has places of values, but none of its dbg.defs names a value, so no variable is shown by them; add the dbg.def that begins each lifetime
