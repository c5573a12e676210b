; frame rules of all kinds: registers saved in a register, in memory, as a value, at a computed address; a frame base that moves
target "x86_64"
define @f size 0x4c !dbg !4 {
bb0 @ 0x0:
  0x0: dbg.def !30, %addr(rsp-8)
  0x4: dbg.kill !30
  0x4: dbg.def !31, %reg(rbp)
  0x4: dbg.def !33, %addr(cfa-16)
  0x6: dbg.def !32, %slot(fb-8, 64)
  0x11: dbg.def !34, %slot(rsp+64, 64)
  0x4b: dbg.kill !31
  0x4b: dbg.kill !33
  0x4b: dbg.kill !32
  0x4b: dbg.kill !34
}
frame @f {
  0x1: cfa = rsp+16; rbp = [cfa-16]
  0x4: cfa = rbp+16
  0x6: r12 = [cfa-24]
  0x14: rbx = r11
  0x18: r13 = !DIExpr(DIOpReferrer(i64), DIOpConstant(i64 1), DIOpSub()) of %reg(r10)
  0x20: r14 = [!DIExpr(DIOpReferrer(ptr), DIOpDeref(b64)) of %reg(rax)]
  0x3c: restore rbx
  0x40: restore r12
  0x44: restore r13
  0x47: restore r14
  0x4b: cfa = rsp+8; restore rbp
}
lines @f { 0x0: !1 1:0 stmt
 0x37: !1 2:0 stmt
 0x38: !1 3:0 stmt
 0x39: !1 4:0 stmt }
define @g size 0x4d !dbg !6 {
bb0 @ 0x0:
  0x13: dbg.def !50, %reg(rbx)
  0x1d: dbg.def !51, %reg(r12)
  0x27: dbg.def !52, %reg(r13)
  0x31: dbg.def !53, %reg(r14)
  0x3b: dbg.def !54, %reg(r15)
  0x3b: dbg.def !55, %regs(%reg(rbx, 0, 32), %reg(r14, 32, 32))
  0x3b: dbg.def !56, %reg(r12, 8, 16)
  0x3b: dbg.def !57, %regs(%reg(r13, 0, 32), %reg(r12, 0, 32))
  0x3b: dbg.def !58, %reg(r13)
  0x3b: dbg.def !59, %reg(rsi)
}
calls @g { 0x3b..0x40: !4 }
frame @g {
  0x1: cfa = rsp+16; rbx = [cfa-16]
  0x3: cfa = rsp+24; r12 = [cfa-24]
  0x5: cfa = rsp+32; r13 = [cfa-32]
  0x7: cfa = rsp+40; r14 = [cfa-40]
  0x9: cfa = rsp+48; r15 = [cfa-48]
  0x45: cfa = rsp+40; restore r15
  0x47: cfa = rsp+32; restore r14
  0x49: cfa = rsp+24; restore r13
  0x4b: cfa = rsp+16; restore r12
  0x4c: cfa = rsp+8; restore rbx
}
lines @g { 0x0: !1 11:0 stmt
 0x3b: !1 12:0 stmt
 0x40: !1 13:0 stmt }
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "hand")
!1 = !DIFile(filename: "fr.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition, flags: DIFlagAllCallsDescribed, frameBase: !20)
!6 = distinct !DISubprogram(name: "g", unit: !0, file: !1, line: 11, spFlags: DISPFlagDefinition, flags: DIFlagAllCallsDescribed)
!10 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!11 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!12 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !10)
!20 = distinct !DIFragment()
!21 = !DILocalVariable(name: "lfb", scope: !4, file: !1, line: 1, type: !10)
!22 = !DILocalVariable(name: "lbuf", scope: !4, file: !1, line: 1, type: !10)
!23 = !DILocalVariable(name: "pfa", scope: !4, file: !1, line: 1, type: !12)
!24 = !DILocalVariable(name: "cfav", scope: !4, file: !1, line: 1, type: !12)
!30 = distinct !DILifetime(object: !20, location: !DIExpr(DIOpReferrer(ptr), DIOpDeref(b8)))
!31 = distinct !DILifetime(object: !20, location: !DIExpr(DIOpReferrer(ptr), DIOpDeref(b8)))
!32 = distinct !DILifetime(object: !21, location: !DIExpr(DIOpReferrer(i64)))
!33 = distinct !DILifetime(object: !23, location: !DIExpr(DIOpReferrer(ptr)))
!34 = distinct !DILifetime(object: !22, location: !DIExpr(DIOpReferrer(i64)))
!35 = distinct !DILifetime(object: !24, location: !DIExpr(DIOpCFA(0)))
!40 = !DILocalVariable(name: "va", scope: !6, file: !1, line: 11, type: !10)
!41 = !DILocalVariable(name: "vb", scope: !6, file: !1, line: 11, type: !10)
!42 = !DILocalVariable(name: "vc", scope: !6, file: !1, line: 11, type: !10)
!43 = !DILocalVariable(name: "vd", scope: !6, file: !1, line: 11, type: !10)
!44 = !DILocalVariable(name: "ve", scope: !6, file: !1, line: 11, type: !10)
!45 = !DILocalVariable(name: "vs", scope: !6, file: !1, line: 11, type: !10)
!46 = !DILocalVariable(name: "vh", scope: !6, file: !1, line: 11, type: !11)
!47 = !DILocalVariable(name: "vx", scope: !6, file: !1, line: 11, type: !10)
!48 = !DILocalVariable(name: "vm", scope: !6, file: !1, line: 11, type: !10)
!49 = !DILocalVariable(name: "vcl", scope: !6, file: !1, line: 11, type: !10)
!50 = distinct !DILifetime(object: !40, location: !DIExpr(DIOpReferrer(i64)))
!51 = distinct !DILifetime(object: !41, location: !DIExpr(DIOpReferrer(i64)))
!52 = distinct !DILifetime(object: !42, location: !DIExpr(DIOpReferrer(i64)))
!53 = distinct !DILifetime(object: !43, location: !DIExpr(DIOpReferrer(i64)))
!54 = distinct !DILifetime(object: !44, location: !DIExpr(DIOpReferrer(i64)))
!55 = distinct !DILifetime(object: !45, location: !DIExpr(DIOpReferrer(i64)))
!56 = distinct !DILifetime(object: !46, location: !DIExpr(DIOpReferrer(i16)))
!57 = distinct !DILifetime(object: !47, location: !DIExpr(DIOpReferrer(i64)))
!58 = distinct !DILifetime(object: !48, location: !DIExpr(DIOpReferrer(i64), DIOpConstant(i64 2), DIOpMul()))
!59 = distinct !DILifetime(object: !49, location: !DIExpr(DIOpReferrer(i64)))
;! f+0x2 with rsp=0x7000: cfa = mem(0)+0x7010
;! f+0x38 with rbp=0x7000, r10=8: caller(r13) = imm(0700000000000000)+0
;! f+0x38 with rbp=0x7000, rax=0x6000: caller(r14) = mem(0)+0x6000
;! f+0x38 with rbp=0x7000: caller(rbx) = reg(11)+0
;! f+0x38 with rbp=0x7000: caller(r12) = mem(0)+0x6ff8
;! f+0x38 with rbp=0x7000: lfb = mem(0)+0x6ff8
;! f+0x38 with rbp=0x7000: pfa = imm(0070000000000000)+0
;! f+0x38 with rbp=0x7000: cfav = imm(1070000000000000)+0
;! g+0x3f: vs = comp[0..4: reg(3)+0, 4..8: reg(14)+4]+0
;! g+0x3f: vcl = undef
;! g+0x3e: vcl = reg(4)+0
