; f has y in ecx and s in a slot below the stack pointer, and ends in a tail call of g, which overwrites both. gdb shows the
; frame of f above that of g.
target "x86_64"
define @g size 0xd !dbg !4 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(rdi)
}
frame @g entry {}
lines @g {
  0x0: !1 1:0 stmt
  0xa: !1 2:0 stmt
}
define @f size 0xf !dbg !5 {
bb0 @ 0x0:
  0x4: dbg.def !22, %slot(rsp-8, 32)
  0x7: dbg.def !21, %reg(rcx)
}
calls @f { 0xa..0xf: !4 tail }
frame @f entry {}
lines @f {
  0x0: !1 3:0 stmt
  0xa: !1 4:0 stmt
}
define @main size 0x19 !dbg !6 {
bb0 @ 0x0:
}
calls @main { 0x9..0xe: !5 }
frame @main entry {
  0x4: cfa = rsp+16
  0x12: cfa = rsp+8
}
lines @main { 0x0: !1 5:0 stmt }
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!3 = !DISubroutineType(types: !{!2, !2})
!4 = distinct !DISubprogram(name: "g", unit: !0, file: !1, line: 1, type: !3, flags: DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition)
!5 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 3, type: !3, flags: DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition)
!6 = distinct !DISubprogram(name: "main", unit: !0, file: !1, line: 5, type: !3, flags: DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition)
!10 = !DILocalVariable(name: "z", arg: 1, scope: !4, file: !1, line: 1, type: !2)
!11 = !DILocalVariable(name: "y", scope: !5, file: !1, line: 3, type: !2)
!12 = !DILocalVariable(name: "s", scope: !5, file: !1, line: 3, type: !2)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i32)))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(i32)))
