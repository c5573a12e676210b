; Section 2, location rule 2: several active bounded lifetimes give several locations; each ends
; separately.
target "x86_64"

define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x4: dbg.def !20, %reg(rax)
  0x8: dbg.def !21, %slot(rsp+16, 32)
  0xc: dbg.def !22, %reg(rbx)
  0x10: dbg.kill !20
  0x14: dbg.kill !22
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 2, type: !3)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))
!21 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))
!22 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))

; the slot is at rsp + 16 = 0x7000 + 0x10 = 0x7010
;! f+0x0..0x4: x = undef
;! f+0x4..0x8 with rsp=0x7000: x = reg(0)+0
;! f+0x8..0xc with rsp=0x7000: x = multi{mem(0)+0x7010 | reg(0)+0}+0
;! f+0xc with rsp=0x7000: x = multi{mem(0)+0x7010 | reg(0)+0 | reg(3)+0}+0
;! f+0xc..0x10 with rsp=0x7000: x = multi{mem(0)+0x7010 | reg(0)+0 | reg(3)+0}+0
;! f+0x10..0x14 with rsp=0x7000: x = multi{mem(0)+0x7010 | reg(3)+0}+0
;! f+0x14..0x40 with rsp=0x7000: x = mem(0)+0x7010
