; Arguments of frame rules are the rule's referrers (docs/language.md, section 3.6): those in memory have no entry value.
target "x86_64"
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "test", isOptimized: true)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
}

;----
frame @f {
  0x0: cfa = rsp+8
  0x8: rbx = !DIExpr(DIOpArg(0, i64), DIOpArg(1, i64), DIOpEntryValue(i64), DIOpAdd()) of %reg(r12), %slot(cfa-16, 64) ;[bad]
  0x8: rbx = !DIExpr(DIOpArg(0, i64), DIOpArg(1, i64), DIOpEntryValue(i64), DIOpAdd()) of %slot(cfa-16, 64), %reg(r12) ;[good]
}

;[bad]> check
; 13: error[E119] in function `f`: the frame row at 0x8: DIOpEntryValue (operation 2) takes the entry value of %slot(cfa-16, 64); only a register, or a part of one, has an entry value
;[good]> check

;----
; Memory that an argument points to.
frame @f {
  0x0: cfa = rsp+8
  0x8: rbx = !DIExpr(DIOpArg(0, ptr), DIOpDeref(i64), DIOpEntryValue(i64)) of %reg(r12) ;[bad]
  0x8: rbx = !DIExpr(DIOpArg(0, ptr), DIOpEntryValue(ptr), DIOpDeref(i64)) of %reg(r12) ;[good]
}

;[bad]> check
; 25: error[E119] in function `f`: the frame row at 0x8: DIOpEntryValue (operation 2) takes the entry value of memory; only a register, or a part of one, has an entry value
;[good]> check
