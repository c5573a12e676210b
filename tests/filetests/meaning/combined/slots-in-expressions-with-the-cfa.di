; The CFA as a number in expressions and as the base of slots, of addresses and of an entity's places, while it changes.
; cfa - 16 = rbp, and rbp - 16
target "x86_64"
define @f size 0x30 !dbg !2 {
bb0 @ 0x0 -> bb1:
  0x0: dbg.def !8, %entity(1)
bb1 @ 0x10:
  0x20: dbg.kill !8
}
entity @f 1 {
  0x0..0x18: %slot(cfa-16, 32)
  0x8..0x30: %slot(rbp-16, 32)
}
frame @f { 0x0: cfa = rsp+8; ra = [cfa-8]
 0x4: cfa = rsp+16; rbp = [cfa-16]
 0x8: cfa = rbp+16 }

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "i32", size: 32, encoding: DW_ATE_signed)
!4 = !DIBasicType(name: "i64", size: 64, encoding: DW_ATE_signed)
!5 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 3, type: !3)
!6 = !DILocalVariable(name: "d", scope: !2, file: !1, line: 4, type: !4)
!7 = !DILocalVariable(name: "y", scope: !2, file: !1, line: 5, type: !3)
!8 = distinct !DILifetime(object: !5, location: !DIExpr(DIOpReferrer(i32)))
!9 = distinct !DILifetime(object: !6, location: !DIExpr(DIOpCFA(0), DIOpReinterpret(u64), DIOpConstant(u64 16), DIOpSub(), DIOpReinterpret(i64)))
!10 = distinct !DILifetime(object: !7, location: !DIExpr(DIOpCFA(0), DIOpDeref(b64), DIOpConstant(i8 -16), DIOpByteOffset(i32), DIOpArg(0, i32), DIOpAdd()), argObjects: {!5})

;! f+0x0..0x4 with rsp=0x7000: x = mem(0)+0x6ff8
;! f+0x4..0x8 with rsp=0x7000: x = mem(0)+0x7000
;! f+0x8..0x18 with rbp=0x7000: x = multi{mem(0)+0x6ff0 | mem(0)+0x7000}+0
;! f+0x18..0x20 with rbp=0x7000: x = mem(0)+0x6ff0
;! f+0x4..0x8 with rsp=0x7000: d = imm(0070000000000000)+0
;! f+0x8..0x30 with rbp=0x7000: d = imm(0070000000000000)+0
;! f+0x18..0x20 with rbp=0x7000, [0x7000]=<05 00 00 00>, [0x6ff0]=<06 00 00 00>: y = imm(0b000000)+0
;! f+0x20..0x30: y = error
