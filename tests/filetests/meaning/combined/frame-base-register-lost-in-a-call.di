; The frame base is in a register that a call clobbers: at the call's last byte nothing that counts from it has a place; the computed one returns.
target "x86_64"
define @f size 0x20 !dbg !3 {
bb0 @ 0x0:
  0x0: dbg.def !8, %reg(r10)
  0x0: dbg.def !10, %slot(fb+4, 32)
  0x10: dbg.kill !8
}
calls @f { 0x8..0xd: unknown }

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = !DIBasicType(name: "i32", size: 32, encoding: DW_ATE_signed)
!3 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition, frameBase: !4)
!4 = distinct !DIFragment()
!5 = distinct !DIFragment()
!6 = !DILocalVariable(name: "x", scope: !3, file: !1, line: 3, type: !2)
!7 = !DILocalVariable(name: "y", scope: !3, file: !1, line: 4, type: !2)
!8 = distinct !DILifetime(object: !4, location: !DIExpr(DIOpReferrer(ptr), DIOpDeref(b8)))
!9 = distinct !DILifetime(object: !4, location: !DIExpr(DIOpConstant(ptr 0x8000), DIOpDeref(b8)))
!10 = distinct !DILifetime(object: !6, location: !DIExpr(DIOpReferrer(i32)))
!11 = distinct !DILifetime(object: !5, location: !DIExpr(DIOpConstant(i32 4)))
!12 = distinct !DILifetime(object: !7, location: !DIExpr(DIOpArg(0, i32)), argObjects: {!5})

;! f+0x0..0xc with r10=0x7000: x = mem(0)+0x7004
;! f+0xc: x = undef
;! f+0xd..0x10 with r10=0x7000: x = mem(0)+0x7004
;! f+0x10..0x20: x = mem(0)+0x8004
