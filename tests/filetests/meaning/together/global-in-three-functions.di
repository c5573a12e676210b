; A global in a register in f, and in g in a register beside an undefined lifetime; a local of h is computed over it; elsewhere it is memory.
target "x86_64"
global @counter !dbg.def !30
define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x8: dbg.def !20, %reg(rax)
  0x18: dbg.kill !20
}
define @g size 0x20 !dbg !8 {
bb0 @ 0x0 -> bb1:
  0x0: dbg.def !21, %reg(rcx)
bb1 @ 0x10:
  0x10: dbg.def !22, %undef
  0x14: dbg.kill !21
}
define @h size 0x20 !dbg !9 {
bb0 @ 0x0:
}
!8 = distinct !DISubprogram(name: "g", unit: !0, file: !1, line: 20, spFlags: DISPFlagDefinition)
!9 = distinct !DISubprogram(name: "h", unit: !0, file: !1, line: 30, spFlags: DISPFlagDefinition)
!10 = distinct !DIGlobalVariable(name: "c", scope: !0, file: !1, line: 9, type: !3)
!11 = !DILocalVariable(name: "v", scope: !9, file: !1, line: 2, type: !3)
!12 = !DILocalVariable(name: "w", scope: !2, file: !1, line: 2, type: !3)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)), kind: bounded)
!21 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)), kind: bounded)
!22 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)), kind: bounded)
!23 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, ptr), DIOpDeref(i32)), argObjects: {!30}, kind: computed)
!24 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpArg(0, i32), DIOpConstant(u8 2), DIOpByteOffset(i16), DIOpSExt(i32)), argObjects: {!10})
!25 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpArg(0, i32), DIOpNeg()), argObjects: {!10})
!30 = distinct !DIFragment()
;! f+0x4 with @counter=0x404000: c = mem(0)+0x404000
;! f+0x8..0x18 with @counter=0x404000: c = reg(0)+0
;! f+0x18 with @counter=0x404000: c = mem(0)+0x404000
;! g+0x0..0x14 with @counter=0x404000: c = reg(2)+0
;! g+0x14..0x20 with @counter=0x404000: c = undef
;! elsewhere with @counter=0x404000: c = mem(0)+0x404000
;! h+0x4 with @counter=0x404000, [0x404000]=<01 02 fe ff>: v = imm(feffffff)+0
;! f+0x8 with rax=3: w = imm(fdffffff)+0
;! f+0x18 with @counter=0x404000, [0x404000]=<01 00 00 00>: w = imm(ffffffff)+0
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!4 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!5 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!6 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !3, size: 64)
