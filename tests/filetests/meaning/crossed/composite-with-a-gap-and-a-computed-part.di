; x is composed of two fragments and is also whole in rbx: where the second fragment is gone, the composite place has
; undefined bits, the other is whole.
target "x86_64"
define @f size 0x30 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !21, %reg(rdi, 0, 32)
  0x4: dbg.def !22, %reg(rsi, 0, 32)
  0x8: dbg.def !24, %reg(rdi, 0, 32)
  0x8: dbg.kill !21
  0x10: dbg.kill !22
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand")
!1 = !DIFile(filename: "h.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!92 = !DICompositeType(tag: DW_TAG_structure_type, name: "s64", size: 64, file: !1, line: 1, elements: !{})
!10 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 10, type: !92)
!11 = distinct !DIFragment()
!12 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, i32), DIOpArg(1, i32), DIOpComposite(2, b64)), argObjects: {!11, !12})
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i32)))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(i32)))
!24 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i32), DIOpConstant(i32 1), DIOpAdd()))
;! f+0x0..0x4: x = comp[0..4: reg(5)+0, 4..8: undef]+0
;! f+0x4..0x8: x = comp[0..4: reg(5)+0, 4..8: reg(4)+0]+0
;! f+0x8..0x10 with rdi=0x29: x = comp[0..4: imm(2a000000)+0, 4..8: reg(4)+0]+0
;! f+0x10..0x30 with rdi=0xffffffff: x = comp[0..4: imm(00000000)+0, 4..8: undef]+0
