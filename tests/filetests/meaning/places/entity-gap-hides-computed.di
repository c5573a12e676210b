; Section 2, only markers make a lifetime active: where the value of an active lifetime has no
; place, the object is undefined, and rule 3 does not apply.
target "x86_64"

define @f size 0x30 !dbg !2 {
bb0 @ 0x0:
  0x4: dbg.def !20, %entity(7)
  0x20: dbg.kill !20
}

entity @f 7 {
  0x0..0xc: %reg(rax, 0, 32)
  0x14..0x30: %reg(rbx, 0, 32)
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 2, type: !3)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))
!21 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpConstant(i32 9)))

; the marker range is 0x4..0x20, the gap of the entity 0xc..0x14
;! f+0x0..0x4: x = imm(09000000)+0
;! f+0x4..0xc: x = reg(0)+0
;! f+0xc: x = undef
;! f+0xc..0x14: x = undef
;! f+0x14..0x20: x = reg(3)+0
;! f+0x20..0x30: x = imm(09000000)+0
