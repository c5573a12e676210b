; hot and cold parts: a lifetime goes from the hot part into the cold one, and is killed on only one of the paths
; bb1 18: from bb1 killed, but from bb3 -> bb2 both L1 and L3 are alive
target "x86_64"
define @f size 0x40 !dbg !10 {
bb0 @ 0x0 -> bb1, bb3:
  0x2: dbg.def !11, %reg(rbx)
  0x2: dbg.def !12, %entity(1)
bb1 @ 0x10 -> bb2:
  0x14: dbg.kill !11
bb2 @ 0x18:
bb3 @ 0x20 -> bb2, bb4:
  0x24: dbg.def !13, %slot(cfa-24, 64)
bb4 @ 0x30:
}
entity @f 1 {
  0x2..0x1c: %reg(r12)
  0x1c..0x24: %slot(cfa-32, 64)
  0x24..0x40: %reg(r13)
}
parts @f { 0x20: @f.cold }
frame @f { 0x0: cfa = rsp+8; ra = [cfa-8]
 0x4: cfa = rsp+32
 0x20: cfa = rsp+32; ra = [cfa-8]
 0x38: cfa = rsp+8 }
!14 = !DIFile(filename: "a.c", directory: "/src")
!15 = distinct !DICompileUnit(language: DW_LANG_C11, file: !14, producer: "test")
!10 = distinct !DISubprogram(name: "f", linkageName: "f", unit: !15, file: !14, line: 1, spFlags: DISPFlagDefinition)
!16 = !DIBasicType(name: "u64", size: 64, encoding: DW_ATE_unsigned)
!17 = !DILocalVariable(scope: !10, name: "x", file: !14, line: 24, type: !16)
!18 = !DILocalVariable(scope: !10, name: "y", file: !14, line: 25, type: !16)
!11 = distinct !DILifetime(object: !17, location: !DIExpr(DIOpReferrer(i64)))
!12 = distinct !DILifetime(object: !18, location: !DIExpr(DIOpReferrer(i64)))
!13 = distinct !DILifetime(object: !17, location: !DIExpr(DIOpReferrer(i64)))
;! f+0x0..0x2: x = undef
;! f+0x2..0x14: x = reg(3)+0
;! f+0x14..0x18: x = undef
;! f+0x18..0x20 with rsp=0x7000: x = multi{mem(0)+0x7008 | reg(3)+0}+0
;! f+0x20..0x24: x = reg(3)+0
;! f+0x24..0x38 with rsp=0x7000: x = multi{mem(0)+0x7008 | reg(3)+0}+0
;! f+0x38 with rsp=0x7000: x = multi{mem(0)+0x6ff0 | reg(3)+0}+0
;! f+0x2..0x1c: y = reg(12)+0
;! f+0x1c..0x20 with rsp=0x7000: y = mem(0)+0x7000
;! f+0x20..0x24 with rsp=0x7000: y = mem(0)+0x7000
;! f+0x24..0x40: y = reg(13)+0
