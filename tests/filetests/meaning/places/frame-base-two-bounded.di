; Section 2, location rule 2 for a frame base: two consecutive bounded lifetimes; slots before and
; after the frame base, and an address counted from it.
target "aarch64"

define @f size 0x20 !dbg !2 {
bb0 @ 0x0 -> bb1:
  0x0: dbg.def !20, %reg(sp)
  0x0: dbg.def !22, %slot(fb+12, 32)
  0x0: dbg.def !23, %slot(fb-4, 32)
  0x0: dbg.def !24, %addr(fb+24)
  0x8: dbg.kill !20
  0x8: dbg.def !21, %reg(x29)
bb1 @ 0x10:
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition, frameBase: !40)
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!4 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !3, size: 64)
!10 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 2, type: !3)
!11 = !DILocalVariable(name: "y", scope: !2, file: !1, line: 3, type: !3)
!12 = !DILocalVariable(name: "p", scope: !2, file: !1, line: 4, type: !4)
!40 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !40, location: !DIExpr(DIOpReferrer(ptr), DIOpDeref(b8)))
!21 = distinct !DILifetime(object: !40, location: !DIExpr(DIOpReferrer(ptr), DIOpDeref(b8)))
!22 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))
!23 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i32)))
!24 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(ptr)))

;! f+0x0..0x8 with sp=0x7000, x29=0x7100: !40 = mem(0)+0x7000
;! f+0x0..0x8 with sp=0x7000, x29=0x7100: x = mem(0)+0x700c
;! f+0x0..0x8 with sp=0x7000, x29=0x7100: y = mem(0)+0x6ffc
; 0x7000 + 24 = 0x7018
;! f+0x0..0x8 with sp=0x7000, x29=0x7100: p = imm(1870000000000000)+0
;! f+0x8..0x20 with sp=0x7000, x29=0x7100: !40 = mem(0)+0x7100
;! f+0x8..0x20 with sp=0x7000, x29=0x7100: x = mem(0)+0x710c
;! f+0x8..0x20 with sp=0x7000, x29=0x7100: y = mem(0)+0x70fc
;! f+0x10..0x20 with sp=0x7000, x29=0x7100: p = imm(1871000000000000)+0
