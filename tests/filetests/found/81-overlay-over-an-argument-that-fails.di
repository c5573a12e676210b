; Laid over the part of an argument that fails, which is undefined then as a whole: the checker asked for its other part.
target "x86_64"
define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %entity(1)
}
entity @f 1 {
  0x10..0x20: %reg(rax)
}
frame @f entry {}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "t", size: 64, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "x", scope: !2, line: 2, type: !3)
!12 = distinct !DIFragment()
; What the entity is plus 1, and memory.
!20 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(u32), DIOpConstant(u32 1), DIOpAdd(), DIOpConstant(ptr 20480), DIOpDeref(u32), DIOpComposite(2, u64)))
!21 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, u64), DIOpConstant(u32 42), DIOpConstant(u8 0), DIOpOverlay(u64)), argObjects: {!12})
; 42 hides the sum. Below 0x10 that reads what is nowhere, so the argument fails, and may be undefined as a whole (section 3.3).
;! f+0x4: x = error
;! f+0x14: x = comp[0..4: imm(2a000000)+0, 4..8: mem(0)+0x5000]+0
