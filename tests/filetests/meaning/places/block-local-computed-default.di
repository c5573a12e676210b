; Section 2, location rule 3 in block-local mode: after the end of the block the computed lifetime
; holds again.
target "x86_64"

define @f size 0x20 !dbg !2 block_local {
bb0 @ 0x0 -> bb1:
  0x4: dbg.def !20, %reg(rax)
bb1 @ 0xc -> bb0, bb2:
bb2 @ 0x14:
  0x18: dbg.def !21, %reg(rcx)
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 2, type: !3)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))
!21 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))
!22 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpConstant(i32 -2)))

; -2 in 32 bits is 0xfffffffe
;! f+0x0..0x4: x = imm(feffffff)+0
;! f+0x4..0xc: x = reg(0)+0
;! f+0xc: x = imm(feffffff)+0
;! f+0xc..0x18: x = imm(feffffff)+0
;! f+0x18..0x20: x = reg(2)+0
