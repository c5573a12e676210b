; Ranges of the entity that touch, overlap by one position, are outside of the marker's range, and cross blocks and a kill.
target "x86_64"
define @f size 0x40 !dbg !2 {
bb0 @ 0x0 -> bb1, bb2:
  0x8: dbg.def !20, %entity(1)
bb1 @ 0x10 -> bb3:
  0x18: dbg.kill !20
bb2 @ 0x20 -> bb3:
bb3 @ 0x30:
}
entity @f 1 {
  0x0..0x9: %reg(eax)
  0x9..0x14: %reg(ecx)
  0x13..0x28: %reg(edx)
  0x2f..0x31: %reg(ebx)
  0x3f..0x40: %reg(esi)
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand")
!1 = !DIFile(filename: "h.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 10, type: !3)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))
;! f+0x0..0x8: x = undef
;! f+0x8: x = reg(0)+0
;! f+0x9..0x13: x = reg(2)+0
;! f+0x13: x = multi{reg(1)+0 | reg(2)+0}+0
;! f+0x14..0x18: x = reg(1)+0
;! f+0x18..0x20: x = undef
;! f+0x20..0x28: x = reg(1)+0
;! f+0x28..0x2f: x = undef
;! f+0x2f..0x31: x = reg(3)+0
;! f+0x31..0x3f: x = undef
;! f+0x3f: x = reg(4)+0
