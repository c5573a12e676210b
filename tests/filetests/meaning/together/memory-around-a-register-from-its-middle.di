; Section 5, DIOpComposite and DIOpByteOffset: eight bytes at rax, eight in rbx and four at rax + 12; the object begins four bytes
; into them. So its first bytes are at rax + 4, although those behind the register are where they would be if they were at rax.
target "x86_64"

define @f size 0x10 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(rax)
  0x0: dbg.def !21, %reg(rbx)
}

frame @f entry {}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "four", size: 128, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 2, type: !3)
!11 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(ptr), DIOpDeref(b64), DIOpArg(0, b64), DIOpReferrer(ptr), DIOpDeref(b128), DIOpConstant(i64 12), DIOpByteOffset(b32), DIOpComposite(3, b160), DIOpConstant(i64 4), DIOpByteOffset(b128)), argObjects: {!11})
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(b64)))

; 0x7000 + 4 and + 12
;! f+0x0..0x10 with rax=0x7000: x = comp[0..4: mem(0)+0x7004, 4..12: reg(3)+0, 12..16: mem(0)+0x700c]+0
