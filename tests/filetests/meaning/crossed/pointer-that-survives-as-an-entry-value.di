; A parameter passed by reference whose pointer survives only as an entry value behind the call; the struct's field is composed
; with one that is promoted to a register.
target "x86_64"
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !21, %reg(rdi)
  0x0: dbg.def !25, %reg(rdi)
  0x8: dbg.def !23, %reg(ebx)
  0x18: dbg.kill !23
}
calls @f {
  0x10..0x15: unknown
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand")
!1 = !DIFile(filename: "h.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!4 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!92 = !DICompositeType(tag: DW_TAG_structure_type, name: "s64", size: 64, file: !1, line: 1, elements: !{})
!10 = !DILocalVariable(name: "s", scope: !2, file: !1, line: 10, type: !92)
!11 = distinct !DIFragment()
!12 = distinct !DIFragment()
!13 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpArg(0, ptr), DIOpDeref(b64), DIOpConstant(i8 0), DIOpByteOffset(i32)), argObjects: {!13})
!21 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(ptr), DIOpEntryValue(ptr)))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpArg(0, ptr), DIOpDeref(b64), DIOpConstant(i8 4), DIOpByteOffset(i32)), argObjects: {!13})
!23 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(i32)))
!24 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, i32), DIOpArg(1, i32), DIOpComposite(2, b64)), argObjects: {!11, !12})
!25 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpReferrer(i64)))
!14 = !DILocalVariable(name: "raw", scope: !2, file: !1, line: 14, type: !4)
;! f+0x0 with entry.rdi=0x5000, rdi=1: s = mem(0)+0x5000
;! f+0x8 with entry.rdi=0x5000: s = comp[0..4: mem(0)+0x5000, 4..8: reg(3)+0]+0
;! f+0x14 with entry.rdi=0x5000: s = comp[0..4: mem(0)+0x5000, 4..8: reg(3)+0]+0
;! f+0x18 with entry.rdi=0x5000: s = mem(0)+0x5000
;! f+0x14: raw = undef
