; Section 2: where the entity of an active lifetime has no place, its referrer is undefined, and so is only what the expression makes
; of it: the element that the mask does not choose from the other vector.
target "x86_64"

define @f size 0x30 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %entity(7)
}

entity @f 7 {
  0x0..0x10: %reg(rbx, 0, 32)
  0x20..0x30: %reg(r12, 0, 32)
}

frame @f entry {}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "two", size: 64, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 2, type: !3)
; bit 0 of the mask is 1: element 0 is 7; element 1 is the entity
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32), DIOpExtend(2), DIOpConstant(i32 7), DIOpExtend(2), DIOpConstant(u8 1), DIOpSelect(), DIOpReinterpret(b64)))

;! f+0x0..0x10: x = comp[0..4: imm(07000000)+0, 4..8: reg(3)+0]+0
;! f+0x10..0x20: x = comp[0..4: imm(07000000)+0, 4..8: undef]+0
;! f+0x20..0x30: x = comp[0..4: imm(07000000)+0, 4..8: reg(12)+0]+0
