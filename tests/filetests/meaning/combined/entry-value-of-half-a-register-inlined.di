; In an inlined scope a variable is the upper half of what a register held on entry to the outer function, and a pointer from it is followed.
target "x86_64"
define @f size 0x30 !dbg !2 {
bb0 @ 0x0 -> bb1:
  0x0: dbg.def !8, %reg(rdx, 32, 32)
  0x8: dbg.def !9, %reg(rdi)
bb1 @ 0x10 -> bb1, bb2:
  0x18: dbg.kill !8
bb2 @ 0x20:
}
scopes @f { !5: 0x8..0x28 }

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "u32", size: 32, encoding: DW_ATE_unsigned)
!4 = distinct !DISubprogram(name: "h", unit: !0, file: !1, line: 100, spFlags: DISPFlagDefinition)
!5 = distinct !DIInlinedScope(origin: !4, scope: !2, callFile: !1, callLine: 3)
!6 = !DILocalVariable(name: "n", scope: !5, file: !1, line: 101, type: !3)
!7 = !DILocalVariable(name: "p", scope: !5, file: !1, line: 102, type: !3)
!8 = distinct !DILifetime(object: !6, location: !DIExpr(DIOpReferrer(u32), DIOpEntryValue(u32)))
!9 = distinct !DILifetime(object: !7, location: !DIExpr(DIOpReferrer(ptr), DIOpEntryValue(ptr), DIOpDeref(b512), DIOpArg(0, u32), DIOpConstant(u32 2), DIOpShl(), DIOpByteOffset(u32)), argObjects: {!6})

;! f+0x0..0x18 with entry.rdx=0x0000000500000003: n = imm(05000000)+0
;! f+0x18..0x30: n = undef
;! f+0x8..0x18 with entry.rdx=0x0000000500000003, entry.rdi=0x5000: p = mem(0)+0x5014
;! f+0x18..0x30: p = error
