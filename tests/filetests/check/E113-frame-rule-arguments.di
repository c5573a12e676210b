; Arguments of frame rules are the rule's referrers (docs/language.md, section 3.6), so a composite of two arguments may
; name one bit twice. DIOpReferrer is argument 0.
target "x86_64"
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "test", isOptimized: true)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
}

;----
; Bits 0 to 31 and 16 to 47 of r12.
frame @f {
  0x0: cfa = rsp+8
  0x8: rbx = [!DIExpr(DIOpArg(0, i32), DIOpArg(1, i32), DIOpComposite(2, i64)) of %reg(r12, 0, 32), %reg(r12, 16, 32)] ;[bad]
  0x8: rbx = [!DIExpr(DIOpArg(0, i32), DIOpArg(1, i32), DIOpComposite(2, i64)) of %reg(r12, 0, 32), %reg(r12, 32, 32)] ;[good]
}

;[bad]> check
; 15: error[E113] in function `f`: the frame row at 0x8: DIOpComposite (operation 2) has two parts that share a bit; give each part separate bits
;[good]> check

;----
frame @f {
  0x0: cfa = rsp+8
  0x8: rbx = [!DIExpr(DIOpReferrer(i32), DIOpArg(0, i32), DIOpComposite(2, i64)) of %reg(r12, 0, 32), %reg(r13, 0, 32)] ;[bad]
  0x8: rbx = [!DIExpr(DIOpReferrer(i32), DIOpArg(1, i32), DIOpComposite(2, i64)) of %reg(r12, 0, 32), %reg(r13, 0, 32)] ;[good]
}

;[bad]> check
; 26: error[E113] in function `f`: the frame row at 0x8: DIOpComposite (operation 2) has two parts that share a bit; give each part separate bits
;[good]> check

;----
; Four bytes at CFA - 16 and at CFA - 14.
frame @f {
  0x0: cfa = rsp+8
  0x8: rbx = [!DIExpr(DIOpArg(0, i32), DIOpArg(1, i32), DIOpComposite(2, i64)) of %slot(cfa-16, 32), %slot(cfa-14, 32)] ;[bad]
  0x8: rbx = [!DIExpr(DIOpArg(0, i32), DIOpArg(1, i32), DIOpComposite(2, i64)) of %slot(cfa-16, 32), %slot(cfa-12, 32)] ;[good]
}

;[bad]> check
; 38: error[E113] in function `f`: the frame row at 0x8: DIOpComposite (operation 2) has two parts that share a bit; give each part separate bits
;[good]> check
