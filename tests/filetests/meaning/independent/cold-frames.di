; the frame state of the end of the hot part holds on in the cold part without another row
target "x86_64"
define @f size 0x40 !dbg !10 {
bb0 @ 0x0 -> bb1, bb3:
  0x0: dbg.def !11, %slot(cfa-24, 64)
bb1 @ 0x10 -> bb2:
bb2 @ 0x18:
bb3 @ 0x20 -> bb2, bb4:
bb4 @ 0x30:
}
parts @f { 0x20: @f.cold }
frame @f { 0x0: cfa = rsp+8; ra = [cfa-8]
 0x4: cfa = rsp+32; rbx = [cfa-16] }
calls @f { 0x18..0x20: unknown
 0x38..0x40: unknown }
!12 = !DIFile(filename: "a.c", directory: "/src")
!13 = distinct !DICompileUnit(language: DW_LANG_C11, file: !12, producer: "test")
!10 = distinct !DISubprogram(name: "f", linkageName: "f", unit: !13, file: !12, line: 1, spFlags: DISPFlagDefinition)
!14 = !DIBasicType(name: "u64", size: 64, encoding: DW_ATE_unsigned)
!15 = !DILocalVariable(scope: !10, name: "x", file: !12, line: 16, type: !14)
!11 = distinct !DILifetime(object: !15, location: !DIExpr(DIOpReferrer(b64)))
;! f+0x0..0x4 with rsp=0x7000: x = mem(0)+0x6ff0
;! f+0x4..0x40 with rsp=0x7000: x = mem(0)+0x7008
