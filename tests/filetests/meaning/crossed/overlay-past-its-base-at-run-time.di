; An overlay past the end of the base at run time, or before it, is an error.
target "x86_64"
define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !21, %reg(rax)
  0x0: dbg.def !22, %reg(ecx)
  0x0: dbg.def !23, %reg(rdx, 0, 8)
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand")
!1 = !DIFile(filename: "h.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!4 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!10 = !DILocalVariable(name: "a", scope: !2, file: !1, line: 10, type: !4)
!11 = distinct !DIFragment()
!12 = distinct !DIFragment()
!13 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, i64), DIOpArg(1, i32), DIOpArg(2, i8), DIOpOverlay(i64)), argObjects: {!11, !12, !13})
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i64)))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(i32)))
!23 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(i8)))
;! f+0x0 with rdx=4: a = comp[0..4: reg(0)+0, 4..8: reg(2)+0]+0
;! f+0x0 with rdx=5: a = error
;! f+0x0 with rdx=0xff: a = error
