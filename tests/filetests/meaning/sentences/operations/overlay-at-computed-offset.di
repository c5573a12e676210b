; An overlay at an offset that a register holds, through all its values, and past the end an error
target "x86_64"
define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
  0x0: dbg.def !20, %slot(rsp+0, 32)
  0x0: dbg.def !21, %reg(rdi)
  0x0: dbg.def !22, %reg(rcx)
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!910 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "a", scope: !4, file: !1, line: 10, type: !910)
!15 = distinct !DIFragment()
!16 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !15, location: !DIExpr(DIOpReferrer(b32)))
!21 = distinct !DILifetime(object: !16, location: !DIExpr(DIOpReferrer(u16)))
!22 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, b32), DIOpArg(1, u16), DIOpReferrer(u8), DIOpOverlay(b32)), argObjects: {!15, !16})
;! f+0x0 with rsp=0x1000, rcx=0x100: a = comp[0..2: reg(5)+0, 2..4: mem(0)+0x1002]+0
;! f+0x0 with rsp=0x1000, rcx=1: a = comp[0..1: mem(0)+0x1000, 1..3: reg(5)+0, 3..4: mem(0)+0x1003]+0
;! f+0x0 with rsp=0x1000, rcx=2: a = comp[0..2: mem(0)+0x1000, 2..4: reg(5)+0]+0
