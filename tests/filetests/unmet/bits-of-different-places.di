; An object in several places at once is at each of them as a whole.
target "x86_64"
define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
  0x0: dbg.def !20, %const(u8 0)
  0x0: dbg.def !21, %const(u8 255)
  0x0: dbg.def !22, %entity(1)
  0x0: dbg.def !23, %entity(1)
}
entity @f 1 { 0x0..0x40: %reg(rdi), %reg(rsi) }
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "by hand")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!5 = !DIBasicType(name: "u8", size: 8, encoding: DW_ATE_unsigned)
!6 = !DIBasicType(name: "u64", size: 64, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "number", scope: !4, file: !1, line: 2, type: !5)
!11 = !DILocalVariable(name: "place", scope: !4, file: !1, line: 3, type: !6)
!12 = !DILocalVariable(name: "twice", scope: !4, file: !1, line: 4, type: !6)
!15 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(u8)))
!21 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(u8)))
!22 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(u64)))
!23 = distinct !DILifetime(object: !15, location: !DIExpr(DIOpReferrer(i64)))
!24 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpArg(0, i64), DIOpConstant(u8 4), DIOpByteOffset(i32), DIOpArg(0, i64), DIOpConstant(u8 0), DIOpByteOffset(i32), DIOpComposite(2, i64)), argObjects: {!15}, kind: computed)
; number is 0x00 or 0xff.
;! f+0x0: number = multi{imm(0f)+0 | imm(f0)+0}+0
;! f+0x0: number = multi{imm(55)+0 | imm(aa)+0}+0
;! f+0x0: number = multi{imm(00)+0 | imm(ff)+0 | imm(0f)+0}+0
; place is in rdi (DWARF register 5) and rsi (4).
;! f+0x0: place = multi{comp[0..4: reg(5)+0, 4..8: reg(4)+4]+0 | comp[0..4: reg(4)+0, 4..8: reg(5)+4]+0}+0
; twice takes both parts from one register.
;! f+0x0: twice = multi{comp[0..4: reg(5)+4, 4..8: reg(4)+0]+0 | comp[0..4: reg(4)+4, 4..8: reg(5)+0]+0}+0
