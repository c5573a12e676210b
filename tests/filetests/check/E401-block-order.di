target "x86_64"
frame @f entry {}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "test", isOptimized: true)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!30 = !DILocalVariable(name: "x", scope: !2, line: 1, type: !10)

;----
; An empty block.
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
bb1 @ 0x20:
bb2 @ 0x10: ;[bad]
bb2 @ 0x20: ;[good]
}

;[bad]> check
; 14: error[E401] in function `f`: block 2 starts at 0x10, before the previous block, which starts at 0x20; add blocks in layout order
;[good]> check

;----
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
bb1 @ 0x41: ;[bad]
bb1 @ 0x40: ;[good]
}

;[bad]> check
; 25: error[E401] in function `f`: block 1 starts at 0x41, but the function has 0x40 bytes; remove the block
;[good]> check
