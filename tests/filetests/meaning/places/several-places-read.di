; Section 2, location rule 2, several places: any may be read; here they hold the same number, so the sum and the dereference are one.
target "x86_64"

define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x4: dbg.def !20, %entity(1)
  0x4: dbg.def !21, %entity(1)
}

entity @f 1 {
  0x0..0x18: %reg(rdi)
  0x8..0x20: %slot(rsp+16, 64)
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!4 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!10 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 2, type: !3)
!11 = !DILocalVariable(name: "sum", scope: !2, file: !1, line: 3, type: !4)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(ptr), DIOpDeref(i32)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i64), DIOpConstant(i64 1), DIOpAdd()))

; rdi, and from 0x8 on the slot at 0x7010 too, hold 0x5040
;! f+0x4..0x8 with rsp=0x7000, rdi=0x5040: x = mem(0)+0x5040
;! f+0x8..0x18 with rsp=0x7000, rdi=0x5040, [0x7010]=<40 50 00 00 00 00 00 00>: x = mem(0)+0x5040
;! f+0x18..0x20 with rsp=0x7000, [0x7010]=<40 50 00 00 00 00 00 00>: x = mem(0)+0x5040
; 0x5040 + 1 = 0x5041
;! f+0x4..0x8 with rsp=0x7000, rdi=0x5040: sum = imm(4150000000000000)+0
;! f+0x8..0x18 with rsp=0x7000, rdi=0x5040, [0x7010]=<40 50 00 00 00 00 00 00>: sum = imm(4150000000000000)+0
;! f+0x18..0x20 with rsp=0x7000, [0x7010]=<40 50 00 00 00 00 00 00>: sum = imm(4150000000000000)+0
