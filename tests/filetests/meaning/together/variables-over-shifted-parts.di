; Two variables over shifted parts of one fragment, one of a fragment of it, partly killed.
target "x86_64"
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(rax)
  0x8: dbg.def !21, %slot(rsp+16, 32)
  0x10: dbg.kill !20
  0x18: dbg.kill !21
}
!10 = !DILocalVariable(name: "whole", scope: !2, file: !1, line: 2, type: !4)
!11 = !DILocalVariable(name: "mid", scope: !2, file: !1, line: 2, type: !3)
!12 = !DILocalVariable(name: "byte", scope: !2, file: !1, line: 2, type: !6)
!13 = distinct !DIFragment()
!14 = distinct !DIFragment()
!15 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(i32)))
!21 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpReferrer(i32)))
!22 = distinct !DILifetime(object: !15, location: !DIExpr(DIOpArg(0, i32), DIOpArg(1, i32), DIOpComposite(2, b64)), argObjects: {!13, !14})
!23 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, i64)), argObjects: {!15})
!24 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpArg(0, b64), DIOpConstant(u8 2), DIOpByteOffset(i32)), argObjects: {!15})
!25 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpArg(0, i32), DIOpConstant(u8 4), DIOpBitOffset(i8)), argObjects: {!11})
;! f+0x0..0x8: whole = comp[0..4: reg(0)+0, 4..8: undef]+0
;! f+0x0..0x8: mid = comp[0..2: reg(0)+2, 2..4: undef]+0
;! f+0x0..0x8: byte = reg(0)+2.4
;! f+0x8..0x10 with rsp=0x7000: whole = comp[0..4: reg(0)+0, 4..8: mem(0)+0x7010]+0
;! f+0x8..0x10 with rsp=0x7000: mid = comp[0..2: reg(0)+2, 2..4: mem(0)+0x7010]+0
;! f+0x10..0x18 with rsp=0x7000: mid = comp[0..2: undef, 2..4: mem(0)+0x7010]+0
;! f+0x10..0x18 with rsp=0x7000: whole = comp[0..4: undef, 4..8: mem(0)+0x7010]+0
;! f+0x10..0x18: byte = undef
;! f+0x18: whole = undef
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!4 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!5 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!6 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !3, size: 64)
