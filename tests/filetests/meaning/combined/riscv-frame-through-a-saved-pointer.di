; A frame whose CFA is read from a slot while the stack is moved, with slots, a saved register and the address of a slot.
target "riscv64"
define @f size 0x40 !dbg !2 {
bb0 @ 0x0 -> bb1, bb2:
  0x0: dbg.def !7, %slot(cfa-32, 64)
bb1 @ 0x10 -> bb2:
  0x10: dbg.def !8, %addr(cfa-48)
bb2 @ 0x30:
}
frame @f { 0x0: cfa = sp+0
 0x8: cfa = sp+64; ra = [cfa-8]; s0 = [cfa-16]
 0x10: cfa = !DIExpr(DIOpReferrer(ptr), DIOpDeref(b8), DIOpConstant(i8 64), DIOpByteOffset(b8), DIOpAddrOf(0)) of %slot(s0-16, 64)
 0x30: cfa = s0+0 }

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "i64", size: 64, encoding: DW_ATE_signed)
!4 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !3, size: 64)
!5 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 3, type: !3)
!6 = !DILocalVariable(name: "p", scope: !2, file: !1, line: 4, type: !4)
!7 = distinct !DILifetime(object: !5, location: !DIExpr(DIOpReferrer(i64)))
!8 = distinct !DILifetime(object: !6, location: !DIExpr(DIOpReferrer(ptr)))

;! f+0x0..0x8 with sp=0x7000: x = mem(0)+0x6fe0
;! f+0x8..0x10 with sp=0x7000: x = mem(0)+0x7020
;! f+0x10..0x30 with s0=0x9000, [0x8ff0]=<00 60 00 00 00 00 00 00>: x = mem(0)+0x6020
;! f+0x10..0x30 with s0=0x9000, [0x8ff0]=<00 60 00 00 00 00 00 00>: p = imm(1060000000000000)+0
;! f+0x30..0x40 with s0=0x9000: p = imm(d08f000000000000)+0
;! f+0x10..0x30 with s0=0x9000, [0x8ff0]=<00 60 00 00 00 00 00 00>: caller(ra) = mem(0)+0x6038
