; A frame base of its own that is bounded, then nowhere, then computed: slots follow it.
target "x86_64"
define @f size 0x40 !dbg !2 {
bb0 @ 0x0 -> bb1:
  0x4: dbg.def !20, %addr(rbp-32)
  0x4: dbg.def !22, %slot(fb+8, 32)
  0x4: dbg.def !23, %addr(fb+16)
  0x10: dbg.kill !20
  0x18: dbg.def !21, %entity(1)
bb1 @ 0x20:
  0x30: dbg.kill !21
}
entity @f 1 {
  0x18..0x20: %addr(rsp+64)
  0x28..0x30: %reg(r15)
}
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition, frameBase: !30)
!30 = distinct !DIFragment()
!10 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 2, type: !3)
!11 = !DILocalVariable(name: "p", scope: !2, file: !1, line: 3, type: !8)
!20 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(ptr), DIOpDeref(b8)))
!21 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(ptr), DIOpDeref(b8)))
!24 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpArg(0, ptr), DIOpDeref(b8)), argObjects: {!31})
!31 = distinct !DIFragment()
!22 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))
!23 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(ptr)))
global @stack !dbg.def !31
; 4..10: rbp-32 = 70e0; 10..18: @stack; 18..20: rsp+64; 20..28: nowhere; 28..30 r15; 30..40: @stack
;! f+0x4..0x10 with rbp=0x7100: x = mem(0)+0x70e8
;! f+0x4..0x10 with rbp=0x7100: p = imm(f070000000000000)+0
;! f+0x10..0x18 with @stack=0x9000: x = mem(0)+0x9008
;! f+0x10..0x18 with @stack=0x9000: p = imm(1090000000000000)+0
;! f+0x18..0x20 with rsp=0x7000: x = mem(0)+0x7048
;! f+0x20..0x28 with rsp=0x7000: x = undef
;! f+0x20..0x28 with rsp=0x7000: p = undef
;! f+0x28..0x30 with r15=0xa000: x = mem(0)+0xa008
;! f+0x28..0x30 with r15=0xa000: p = imm(10a0000000000000)+0
;! f+0x30..0x40 with @stack=0x9000: x = mem(0)+0x9008
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "a.c", directory: "/src")
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !3, size: 64)
