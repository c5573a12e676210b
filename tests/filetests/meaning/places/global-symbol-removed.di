; Section 2, location rule 3 for a global whose symbol the linker removed: a constant by default, in a slot of f and a register of g for a while.
target "generic32-be"

define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x8: dbg.def !21, %slot(dw7+20, 32)
  0x10: dbg.kill !21
}

define @g size 0x20 !dbg !5 {
bb0 @ 0x0 -> bb1:
bb1 @ 0x8 -> bb1:
  0x8: dbg.kill !22
  0x14: dbg.def !22, %reg(dw9)
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!5 = distinct !DISubprogram(name: "g", unit: !0, file: !1, line: 11, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = distinct !DIGlobalVariable(name: "limit", scope: !0, file: !1, line: 40, type: !3)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpConstant(i32 1000)))
!21 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))
!22 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))

; 1000 = 0x3e8
;! f+0x0..0x8: limit = imm(000003e8)+0
; 0x7000 + 20 = 0x7014
;! f+0x8..0x10 with dw7=0x7000: limit = mem(0)+0x7014
;! f+0x10..0x20: limit = imm(000003e8)+0
;! g+0x0..0x14: limit = imm(000003e8)+0
;! g+0x14..0x20: limit = reg(9)+0
;! elsewhere: limit = imm(000003e8)+0
