target "x86_64"
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "test", isOptimized: true)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!30 = !DILocalVariable(name: "x", scope: !2, line: 1, type: !10)

;----
; A frame rule defines the CFA, so that its expression cannot use it.
frame @f entry {
  0x4: rax = [!DIExpr(DIOpCFA(0))] ;[bad]
  0x4: rax = [!DIExpr(DIOpReferrer(ptr)) of %slot(cfa-16, 64)] ;[good]
}

;[bad]> check
; 14: error[E505] in function `f`: the frame row at 0x4: an unwinder cannot evaluate DIOpCFA (operation 0), because it does not have a canonical frame address; let the referrer count from the CFA
;[good]> check

;----
frame @f entry {
  0x4: rax = !DIExpr(DIOpPushLane(i64)) ;[bad]
  0x4: rax = !DIExpr(DIOpConstant(i64 1)) ;[good]
}

;[bad]> check
; 24: error[E505] in function `f`: the frame row at 0x4: an unwinder cannot evaluate DIOpPushLane (operation 0), because it does not have a lane
;[good]> check

;----
; The CFA cannot depend on itself.
frame @f entry {
  0x4: cfa = !DIExpr(DIOpReferrer(ptr)) of %slot(cfa-16, 64) ;[bad]
  0x4: cfa = !DIExpr(DIOpReferrer(ptr)) of %reg(rdx) ;[good]
}

;[bad]> check
; 35: error[E505] in function `f`: the frame row at 0x4: the rule's referrer is the CFA, which the rule defines; count from a register
;[good]> check

;----
; An address has 64 bits.
frame @f entry {
  0x4: cfa = !DIExpr(DIOpConstant(i32 1)) ;[bad]
  0x4: cfa = !DIExpr(DIOpConstant(ptr 4096)) ;[good]
}

;[bad]> check
; 46: error[E505] in function `f`: the frame row at 0x4: the CFA's expression leaves 32 bits, but an address has 64 bits; leave a pointer
;[good]> check

;----
; An unwinder evaluates no frame base: neither the memory at it …
frame @f entry {
  0x4: rax = [!DIExpr(DIOpReferrer(ptr)) of %slot(fb-16, 64)] ;[bad]
  0x4: rax = [!DIExpr(DIOpReferrer(ptr)) of %slot(cfa-16, 64)] ;[good]
}

;[bad]> check
; 57: error[E505] in function `f`: the frame row at 0x4: the rule's referrer is the frame base; count from the CFA or a register
;[good]> check

;----
; … nor an address from it.
frame @f entry {
  0x4: rax = !DIExpr(DIOpReferrer(ptr)) of %addr(fb-16) ;[bad]
  0x4: rax = !DIExpr(DIOpReferrer(ptr)) of %addr(cfa-16) ;[good]
}

;[bad]> check
; 68: error[E505] in function `f`: the frame row at 0x4: the rule's referrer is the frame base; count from the CFA or a register
;[good]> check
