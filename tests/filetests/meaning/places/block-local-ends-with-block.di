; Section 2, Markers: in block-local mode a lifetime ends at the end of its block, for any
; successors of the block.
target "x86_64"

define @f size 0x30 !dbg !2 block_local {
bb0 @ 0x0 -> bb1:
  0x4: dbg.def !20, %reg(rdi)
bb1 @ 0x10 -> bb2:
  0x18: dbg.def !21, %reg(rbx)
  0x1c: dbg.kill !21
bb2 @ 0x20:
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 2, type: !3)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))
!21 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))

;! f+0x0..0x4: x = undef
;! f+0x4..0x10: x = reg(5)+0
;! f+0xf: x = reg(5)+0
;! f+0x10: x = undef
;! f+0x10..0x18: x = undef
;! f+0x18..0x1c: x = reg(3)+0
;! f+0x1c..0x30: x = undef
