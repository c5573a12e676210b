; a call with arguments on the stack: places counted from the called function's CFA and from its stack pointer at entry
target "x86_64"
define @g size 0x10 !dbg !5 {
bb0 @ 0x0:
  0x0: dbg.def !20, %slot(cfa+0, 32)
  0x0: dbg.def !21, %slot(cfa+8, 64)
}
frame @g entry {}
lines @g { 0x0: !1 1:0 stmt }
define @main size 0x20 !dbg !6 {
bb0 @ 0x0:
  0x1: dbg.def !22, %reg(rbx)
}
calls @main { 0xa..0xf: !5, %slot(cfa+0, 32) = !30, %slot(rsp+16, 64) = !31, %reg(rdi) = !12 }
frame @main { 0x1: cfa = rsp+16; rbx = [cfa-16]
 0x8: cfa = rsp+24
 0xa: cfa = rsp+32
 0x13: cfa = rsp+16
 0x1f: cfa = rsp+8; restore rbx }
lines @main { 0x0: !1 3:0 stmt
 0xf: !1 4:0 stmt }
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "hand")
!1 = !DIFile(filename: "m.c", directory: "/src")
!2 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!3 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!5 = distinct !DISubprogram(name: "g", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition, flags: DIFlagAllCallsDescribed)
!6 = distinct !DISubprogram(name: "main", unit: !0, file: !1, line: 3, spFlags: DISPFlagDefinition, flags: DIFlagAllCallsDescribed)
!10 = !DILocalVariable(name: "a", arg: 1, scope: !5, file: !1, line: 1, type: !2)
!11 = !DILocalVariable(name: "b", arg: 2, scope: !5, file: !1, line: 1, type: !3)
!12 = !DILocalVariable(name: "k", scope: !6, file: !1, line: 3, type: !3)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i64)))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(i64)))
!30 = distinct !DIFragment()
!31 = distinct !DIFragment()
!32 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpConstant(i32 41)), kind: computed)
!33 = distinct !DILifetime(object: !31, location: !DIExpr(DIOpArg(0, i64), DIOpConstant(i64 2), DIOpMul()), argObjects: {!12}, kind: computed)
;! g+0x8 with rsp=0x7000: a = mem(0)+0x7008
;! g+0x8 with rsp=0x7000: b = mem(0)+0x7010
;! main+0xe with rbx=21: !31 = imm(2a00000000000000)+0
;! main+0xe: !30 = imm(29000000)+0
;! main+0xa with rsp=0x7000: cfa = mem(0)+0x7020
;! main+0xe: k = reg(3)+0
