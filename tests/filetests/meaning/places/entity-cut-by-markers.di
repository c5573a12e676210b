; Section 2, Markers: the ranges of a lifetime are its marker ranges cut by its entity's ranges, on both sides.
target "x86_64"

define @f size 0x30 !dbg !2 {
bb0 @ 0x0 -> bb1, bb2:
  0x6: dbg.def !20, %entity(2)
bb1 @ 0x10 -> bb2:
  0x14: dbg.kill !20
bb2 @ 0x20:
  0x28: dbg.kill !20
}

entity @f 2 {
  0x0..0xa: %reg(rdi, 0, 32)
  0xa..0x18: %reg(rbx, 0, 32)
  0x1c..0x24: %slot(rsp+4, 32)
  0x24..0x30: %reg(rcx, 0, 32)
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 2, type: !3)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))

;! f+0x0..0x6: x = undef
;! f+0x6..0xa: x = reg(5)+0
;! f+0xa..0x14: x = reg(3)+0
; in bb1 after the dbg.kill, for any places of the value
;! f+0x14..0x20 with rsp=0x7000: x = undef
; bb0 -> bb2
;! f+0x20..0x24 with rsp=0x7000: x = mem(0)+0x7004
;! f+0x24..0x28 with rsp=0x7000: x = reg(2)+0
;! f+0x28..0x30 with rsp=0x7000: x = undef
