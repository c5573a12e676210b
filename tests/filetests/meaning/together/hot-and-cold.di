; A function in two parts: a lifetime that crosses into the cold part, a call that ends the hot part, a code location in the cold part, and the frame there.
target "x86_64"
define @f size 0x50 !dbg !2 {
bb0 @ 0x0 -> bb1, bb2:
  0x1: dbg.def !20, %reg(rax)
  0x4: dbg.def !21, %slot(cfa-16, 64)
bb1 @ 0x10:
  0x20: dbg.kill !21
bb2 @ 0x30 -> bb1:
  0x38: dbg.label !30
  0x40: dbg.kill !20
}
parts @f { 0x30: @f.cold }
calls @f {
  0x2b..0x30: unknown
  0x48..0x50: unknown
}
frame @f {
  0x0: cfa = rsp+8; ra = [cfa-8]
  0x1: cfa = rsp+16; rbx = [cfa-16]
  0x2f: cfa = rsp+8; restore rbx
  0x30: cfa = rsp+16; rbx = [cfa-16]
  0x4c: cfa = rsp+24; r12 = [cfa-24]
}
!10 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 2, type: !4)
!11 = !DILocalVariable(name: "y", scope: !2, file: !1, line: 3, type: !4)
!12 = !DILocalVariable(name: "where", scope: !2, file: !1, line: 4, type: !4)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i64)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i64)))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpArg(0, ptr), DIOpReinterpret(i64)), argObjects: {!30})
!30 = distinct !DIExprCode()
; !20: 1..30 (bb1 too), 30..40, and bb1 again is reached from bb2 without it. !21: 4..20; bb2; the exit of bb2 to bb1
;! f+0x0: x = undef
;! f+0x1..0x2f: x = reg(0)+0
; the call returns to 30, the end of the hot part
;! f+0x2f: x = undef
;! f+0x30..0x40: x = reg(0)+0
;! f+0x40..0x50: x = undef
;! f+0x4..0x20 with cfa=0x7020: y = mem(0)+0x7010
;! f+0x20..0x30: y = undef
;! f+0x30..0x50 with cfa=0x7020: y = mem(0)+0x7010
; 38 is 8 bytes into the cold part
;! f+0x0..0x50 with @f=0x1000, @f.cold=0x2000: where = imm(0820000000000000)+0
;! f+0x0 with rsp=0x7000: cfa = mem(0)+0x7008
;! f+0x1..0x2f with rsp=0x7000: cfa = mem(0)+0x7010
;! f+0x2f with rsp=0x7000: cfa = mem(0)+0x7008
;! f+0x30..0x4c with rsp=0x7000: cfa = mem(0)+0x7010
;! f+0x4c..0x50 with rsp=0x7000: cfa = mem(0)+0x7018
;! f+0x2f with rsp=0x7000: caller(rbx) = reg(3)+0
;! f+0x30..0x4c with rsp=0x7000: caller(rbx) = mem(0)+0x7000
;! f+0x4c with rsp=0x7000: caller(rbx) = mem(0)+0x7008
;! f+0x4c with rsp=0x7000: caller(r12) = mem(0)+0x7000
;! f+0x4c with rsp=0x7000: caller(rip) = mem(0)+0x7010
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!4 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
