; A fragment that is attached twice kept its lifetime, which no fragment of a global may have: the reference had left it out.
; invalid: E211, E212
target "x86_64"
global @counter !dbg.def !12
global @counter !dbg.def !12
define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "t", size: 32, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "x", scope: !2, line: 2, type: !3)
!12 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, ptr), DIOpDeref(u32)), argObjects: {!12})
!21 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpConstant(ptr 4096)))
; Neither the attachment nor the lifetime is kept, so that the fragment is undefined (section 3.1, rule 4) and cannot be read.
;! f+0x4: x = error
