; Section 2 and 3, slots and DIOpCFA in a function with frame rows: both count from the machine's CFA; a bounded slot and a computed address.
target "x86_64"

define @f size 0x20 !dbg !2 {
bb0 @ 0x0 -> bb1, bb2:
  0x4: dbg.def !20, %entity(1)
bb1 @ 0x8:
  0xc: dbg.kill !20
bb2 @ 0x10:
}

entity @f 1 {
  0x0..0x8: %slot(cfa-32, 32)
  0x6..0x20: %slot(rsp+4, 32)
  0xa..0x18: %slot(cfa+16, 32)
}

frame @f {
  0x0: cfa = rsp+8; ra = [cfa-8]
  0x4: cfa = rsp+72
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!4 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !3, size: 64)
!10 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 2, type: !3)
!11 = !DILocalVariable(name: "p", scope: !2, file: !1, line: 3, type: !4)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpCFA(0)))

; rsp + 72 = 0x7000 + 0x48 = 0x7048; less 32 is 0x7028, plus 16 is 0x7058
;! f+0x4..0x6 with rsp=0x7000, cfa=0x7048: x = mem(0)+0x7028
;! f+0x6..0x8 with rsp=0x7000, cfa=0x7048: x = multi{mem(0)+0x7004 | mem(0)+0x7028}+0
;! f+0x8..0xa with rsp=0x7000, cfa=0x7048: x = mem(0)+0x7004
;! f+0xa..0xc with rsp=0x7000, cfa=0x7048: x = multi{mem(0)+0x7004 | mem(0)+0x7058}+0
;! f+0xc..0x10 with rsp=0x7000, cfa=0x7048: x = undef
;! f+0x10..0x18 with rsp=0x7000, cfa=0x7048: x = multi{mem(0)+0x7004 | mem(0)+0x7058}+0
;! f+0x18..0x20 with rsp=0x7000, cfa=0x7048: x = mem(0)+0x7004
;! f+0x0..0x4 with rsp=0x7040, cfa=0x7048: p = imm(4870000000000000)+0
;! f+0x4..0x20 with rsp=0x7000, cfa=0x7048: cfa = mem(0)+0x7048
