; A call with a preserved register and one more than the value in a slot as arguments. Its target is
; in a register that the call clobbers.

target "x86_64"

define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !6, %reg(rbx)
  0x0: dbg.def !7, %slot(cfa-24, 32)
  0x0: dbg.def !8, %reg(rax)
}

calls @f {
  0x10..0x12: indirect !5, %reg(rdi) = !3, %slot(cfa+8, 32) = !4
}

frame @f entry {}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test", isOptimized: true)
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = distinct !DIFragment()
!4 = distinct !DIFragment()
!5 = distinct !DIFragment()
!6 = distinct !DILifetime(object: !3, location: !DIExpr(DIOpReferrer(i32)))
!7 = distinct !DILifetime(object: !4, location: !DIExpr(DIOpReferrer(i32), DIOpConstant(i32 1), DIOpAdd()))
!8 = distinct !DILifetime(object: !5, location: !DIExpr(DIOpReferrer(i64)))
