; What is chosen between two entities is decided by a third one, one bit of the flags, that has a place only for a while.
target "x86_64"
define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !8, %entity(1)
  0x0: dbg.def !9, %entity(2)
  0x0: dbg.def !10, %entity(3)
}
entity @f 1 { 0x0..0x18: %reg(rax)
}
entity @f 2 {
  0x0..0x8: %reg(rcx)
  0x10..0x20: %slot(rsp+16, 64)
}
entity @f 3 {
  0x4..0x1c: %reg(eflags, 0, 1)
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "i64", size: 64, encoding: DW_ATE_signed)
!4 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 3, type: !3)
!5 = distinct !DIFragment()
!6 = distinct !DIFragment()
!7 = distinct !DIFragment()
!8 = distinct !DILifetime(object: !5, location: !DIExpr(DIOpReferrer(i64)))
!9 = distinct !DILifetime(object: !6, location: !DIExpr(DIOpReferrer(i64)))
!10 = distinct !DILifetime(object: !7, location: !DIExpr(DIOpReferrer(u1)))
!11 = distinct !DILifetime(object: !4, location: !DIExpr(DIOpArg(0, i64), DIOpArg(1, i64), DIOpArg(2, u1), DIOpChoose()), argObjects: {!5, !6, !7})

;! f+0x0..0x4: x = error
;! f+0x4..0x8 with eflags=1: x = reg(0)+0
;! f+0x4..0x8 with eflags=2: x = reg(2)+0
;! f+0x8..0x10 with eflags=1: x = reg(0)+0
;! f+0x8..0x10 with eflags=0: x = undef
;! f+0x10..0x18 with eflags=0, rsp=0x7000: x = mem(0)+0x7010
;! f+0x18..0x1c with eflags=1: x = undef
;! f+0x1c..0x20: x = error
