define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "test", isOptimized: true)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!30 = !DILocalVariable(name: "x", scope: !2, line: 1, type: !10)

;----
; Instructions of 64-bit Arm have four bytes, those of RISC-V two or four.
target "aarch64"

frame @f entry {
  0x6: x0 = same_value ;[bad]
  0x8: x0 = same_value ;[good]
}

;[bad]> check
; 15: error[E507] in function `f`: the frame row at 0x6 is not at a multiple of 4 bytes, where the instructions of aarch64 start; move it to the instruction that it holds from
;[good]> check

;----
target "riscv64"

frame @f entry {
  0x7: x8 = same_value ;[bad]
  0x6: x8 = same_value ;[good]
}

;[bad]> check
; 27: error[E507] in function `f`: the frame row at 0x7 is not at a multiple of 2 bytes, where the instructions of riscv64 start; move it to the instruction that it holds from
;[good]> check

;----
; Positions in a part count from its start: 0x28 is 6 bytes after it.
target "aarch64"

parts @f { 0x22: @f.cold }

frame @f entry {
  0x28: x0 = same_value ;[bad]
  0x26: x0 = same_value ;[good]
}

;[bad]> check
; 42: error[E507] in function `f`: the frame row at 0x28 is not at a multiple of 4 bytes from the start of its part, where the instructions of aarch64 start; move it to the instruction that it holds from
;[good]> check
