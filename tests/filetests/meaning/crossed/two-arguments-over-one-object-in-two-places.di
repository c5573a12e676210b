; Two arguments that both depend on one object in two places: each evaluation takes one place of it, for both.
target "x86_64"
define @f size 0x8 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !21, %reg(rbx)
  0x0: dbg.def !22, %slot(rsp+8, 64)
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand")
!1 = !DIFile(filename: "h.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!4 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!10 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 10, type: !4)
!11 = distinct !DIFragment()
!12 = distinct !DIFragment()
!13 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, b32), DIOpArg(1, b32), DIOpComposite(2, b64)), argObjects: {!12, !13})
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(b64)))
!22 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(b64)))
!23 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpArg(0, b64), DIOpConstant(i8 4), DIOpByteOffset(b32)), argObjects: {!11})
!24 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpArg(0, b64), DIOpConstant(i8 0), DIOpByteOffset(b32)), argObjects: {!11})
;! f+0x0 with rsp=0x7000: x = multi{comp[0..4: mem(0)+0x700c, 4..8: mem(0)+0x7008]+0 | comp[0..4: reg(3)+4, 4..8: reg(3)+0]+0}+0
