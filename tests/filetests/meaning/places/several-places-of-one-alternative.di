; `z` is at the referrer, or is the referrer's first half with the argument, by a bit of the referrer. The referrer and the
; argument are each in two places. Two entries are enough: each place of the referrer with one of the argument's
; (docs/language.md, section 3.2). If the two places of the referrer have different bits, which no correct program does,
; only one entry has the argument.
target "x86_64"

define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !26, %reg(rax, 0, 32)
  0x0: dbg.def !25, %reg(rbx, 0, 32)
  0x0: dbg.def !22, %entity(1)
}

entity @f 1 {
  0x0..0x40: %slot(rsp+0, 64)
  0x10..0x40: %slot(rsp+32, 64)
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test", isOptimized: true)
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!10 = !DIBasicType(name: "t", size: 8, encoding: DW_ATE_unsigned)
!11 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, elements: !{!12})
!12 = !DISubrange(count: 8, lowerBound: 0)
!14 = !DILocalVariable(name: "z", scope: !2, line: 2, type: !11)
!16 = distinct !DIFragment()
!22 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpReferrer(<8 x u8>), DIOpConstant(i32 0), DIOpByteOffset(u32), DIOpArg(0, u32), DIOpComposite(2, i64), DIOpReferrer(<8 x u8>), DIOpReinterpret(i64), DIOpReferrer(<8 x u8>), DIOpConstant(u32 56), DIOpBitOffset(u1), DIOpChoose(), DIOpReinterpret(b64)), argObjects: {!16})
!25 = distinct !DILifetime(object: !16, location: !DIExpr(DIOpReferrer(u32)))
!26 = distinct !DILifetime(object: !16, location: !DIExpr(DIOpReferrer(u32)))

; one place of the referrer
;! f+0x0..0x10 with rsp=0x7000, [0x7007]=<01>: z = multi{comp[0..4: mem(0)+0x7000, 4..8: reg(0)+0]+0 | comp[0..4: mem(0)+0x7000, 4..8: reg(3)+0]+0}+0
;! f+0x0..0x10 with rsp=0x7000, [0x7007]=<00>: z = mem(0)+0x7000
; two places
;! f+0x10..0x40 with rsp=0x7000, [0x7007]=<01>, [0x7027]=<01>: z = multi{comp[0..4: mem(0)+0x7000, 4..8: reg(0)+0]+0 | comp[0..4: mem(0)+0x7020, 4..8: reg(3)+0]+0}+0
;! f+0x10..0x40 with rsp=0x7000, [0x7007]=<00>, [0x7027]=<00>: z = multi{mem(0)+0x7000 | mem(0)+0x7020}+0
