; verify required all combinations of the places of an offset and of a part, which in random states left out the part.
target "x86_64"
define @f size 0x10 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !8, %entity(1)
  0x0: dbg.def !9, %entity(2)
  0x0: dbg.def !10, %reg(rdi, 0, 32)
}
entity @f 1 { 0x0..0x10: %reg(rax, 0, 8), %reg(rcx, 0, 8)
}
entity @f 2 { 0x0..0x10: %slot(rsp+0, 32), %reg(rbx, 0, 32)
}

;! f+0x0..0x10 with rax=1, rcx=1, rsp=0x7000: x = multi{comp[0..4: imm(4d000000)+0, 4..5: mem(0)+0x7001]+1 | comp[0..4: imm(4d000000)+0, 4..5: reg(3)+1]+1}+0
;! f+0x0..0x10 with rax=0, rcx=0: x = imm(4d000000)+0

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "s32", file: !1, line: 1, size: 32, elements: !{})
!4 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 3, type: !3)
!5 = distinct !DIFragment()
!6 = distinct !DIFragment()
!7 = distinct !DIFragment()
!8 = distinct !DILifetime(object: !5, location: !DIExpr(DIOpReferrer(u8)))
!9 = distinct !DILifetime(object: !6, location: !DIExpr(DIOpReferrer(b32)))
!10 = distinct !DILifetime(object: !7, location: !DIExpr(DIOpReferrer(b32)))
!11 = distinct !DILifetime(object: !4, location: !DIExpr(DIOpConstant(b32 77), DIOpArg(0, b32), DIOpConstant(u8 1), DIOpByteOffset(b8), DIOpComposite(2, b40), DIOpArg(2, u8), DIOpConstant(u8 1), DIOpAnd(), DIOpByteOffset(b32)), argObjects: {!6, !7, !5})
