; A choice is a location: where it is a composite of places, these can be written, whatever the other side is. The parts of the two
; sides may have other sizes.
target "x86_64"
define @f size 0x10 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !22, %reg(rbx)
  0x0: dbg.def !23, %slot(rsp+8, 32)
  0x0: dbg.def !24, %reg(rcx)
  0x0: dbg.def !25, %slot(rsp+16, 48)
  0x0: dbg.def !20, %reg(rdx, 0, 1)
  0x0: dbg.def !21, %reg(rdx, 0, 1)
}
frame @f entry {}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!9 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!10 = !DILocalVariable(name: "value", scope: !2, file: !1, line: 2, type: !9)
!11 = !DILocalVariable(name: "parts", scope: !2, file: !1, line: 3, type: !9)
; `value` is 5, or the low half of rbx and memory.
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpConstant(i64 5), DIOpArg(0, i32), DIOpArg(1, i32), DIOpComposite(2, i64), DIOpReferrer(u1), DIOpChoose()), argObjects: {!12, !13})
; `parts` is the low half of rbx and memory at rsp + 8, or two bytes of rcx and six of memory at rsp + 16.
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpArg(0, i32), DIOpArg(1, i32), DIOpComposite(2, i64), DIOpArg(2, i16), DIOpArg(3, b48), DIOpComposite(2, i64), DIOpReferrer(u1), DIOpChoose()), argObjects: {!12, !13, !14, !15})
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(i32)))
!23 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(i32)))
!24 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpReferrer(i16)))
!25 = distinct !DILifetime(object: !15, location: !DIExpr(DIOpReferrer(b48)))
!12 = distinct !DIFragment()
!13 = distinct !DIFragment()
!14 = distinct !DIFragment()
!15 = distinct !DIFragment()
;! f+0x4 with rdx=1: value = imm(0500000000000000)+0
;! f+0x4 with rdx=0, rsp=0x7000: value = comp[0..4: reg(3)+0, 4..8: mem(0)+0x7008]+0
;! f+0x4 with rdx=1, rsp=0x7000: parts = comp[0..4: reg(3)+0, 4..8: mem(0)+0x7008]+0
;! f+0x4 with rdx=0, rsp=0x7000: parts = comp[0..2: reg(2)+0, 2..8: mem(0)+0x7010]+0
