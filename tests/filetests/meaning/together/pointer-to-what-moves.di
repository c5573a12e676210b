; A pointer to a fragment that is a constant, to one that is in a register, and to one in memory where it is a number; followed again
; through a variable.
target "x86_64"
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %const(i32 42)
  0x8: dbg.kill !20
  0x8: dbg.def !21, %reg(rbx)
  0x10: dbg.kill !21
  0x10: dbg.def !22, %slot(rsp+8, 32)
  0x18: dbg.kill !22
}
!10 = !DILocalVariable(name: "p", scope: !2, file: !1, line: 2, type: !7)
!11 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 2, type: !3)
!12 = !DILocalVariable(name: "hi", scope: !2, file: !1, line: 2, type: !5)
!20 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i32)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i32)))
!22 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i32)))
!23 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, i32), DIOpAddrOf(0)), argObjects: {!11})
!24 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpArg(0, ptr), DIOpDeref(i32), DIOpConstant(u8 2), DIOpByteOffset(i16)), argObjects: {!10})
;! f+0x0..0x8: p = ptr(imm(2a000000)+0)+0
;! f+0x8..0x10: p = ptr(reg(3)+0)+0
;! f+0x10..0x18 with rsp=0x7000: p = imm(0870000000000000)+0
;! f+0x18: p = undef
;! f+0x0..0x8: hi = imm(2a000000)+2
;! f+0x8..0x10: hi = reg(3)+2
;! f+0x10..0x18 with rsp=0x7000: hi = mem(0)+0x700a
;! f+0x18: hi = undef
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!4 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!5 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!6 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !3, size: 64)
