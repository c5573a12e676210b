; Section 2, Markers: in block-local mode a back edge carries no lifetime to the start of the block.
target "aarch64"

define @f size 0x20 !dbg !2 block_local {
bb0 @ 0x0 -> bb1:
  0x0: dbg.def !21, %reg(x20)
bb1 @ 0x8 -> bb1, bb2:
  0x10: dbg.def !20, %reg(x19)
bb2 @ 0x18:
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 2, type: !3)
!11 = !DILocalVariable(name: "y", scope: !2, file: !1, line: 3, type: !3)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i32)))

;! f+0x8..0x10: x = undef
;! f+0x10..0x18: x = reg(19)+0
;! f+0x18..0x20: x = undef
;! f+0x0..0x8: y = reg(20)+0
;! f+0x8..0x20: y = undef
