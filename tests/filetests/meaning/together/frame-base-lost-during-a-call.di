; The frame base is in a register that a call clobbers, then computed. Slots, addresses and a composite that count from it; what does
; not use it stays.
target "x86_64"
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(rax)
  0x0: dbg.def !22, %slot(fb-8, 32)
  0x0: dbg.def !23, %addr(fb+16)
  0x0: dbg.def !24, %reg(rbx, 0, 32)
  0x18: dbg.kill !20
}
calls @f { 0x8..0xd: unknown }
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, frameBase: !17, spFlags: DISPFlagDefinition)
!17 = distinct !DIFragment()
!10 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 2, type: !3)
!11 = !DILocalVariable(name: "p", scope: !2, file: !1, line: 2, type: !7)
!12 = !DILocalVariable(name: "s", scope: !2, file: !1, line: 2, type: !4)
!13 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !17, location: !DIExpr(DIOpReferrer(ptr), DIOpDeref(b64)), kind: bounded)
!21 = distinct !DILifetime(object: !17, location: !DIExpr(DIOpConstant(ptr 0x9000), DIOpDeref(b64)), kind: computed)
!22 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))
!23 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(ptr)))
!24 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(i32)))
!25 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpArg(0, i32), DIOpArg(1, i32), DIOpComposite(2, i64)), argObjects: {!10, !13})
;! f+0x0..0xc with rax=0x7000: x = mem(0)+0x6ff8
;! f+0xc with rax=0x7000: x = undef
;! f+0xd..0x18 with rax=0x7000: x = mem(0)+0x6ff8
;! f+0x18..0x40: x = mem(0)+0x8ff8
;! f+0x4 with rax=0x7000: p = imm(1070000000000000)+0
;! f+0xc: p = undef
;! f+0x20: p = imm(1090000000000000)+0
;! f+0xc: s = comp[0..4: undef, 4..8: reg(3)+0]+0
;! f+0x4 with rax=0x7000: s = comp[0..4: mem(0)+0x6ff8, 4..8: reg(3)+0]+0
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "a.c", directory: "/src")
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!4 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!5 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!6 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !3, size: 64)
