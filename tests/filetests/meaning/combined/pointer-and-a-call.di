; What a pointer points to is in two registers of which a call clobbers one; the value behind the pointer during the call.
target "x86_64"
define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !10, %regs(rcx, rbx)
}
calls @f { 0x8..0xd: unknown }

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "s128", file: !1, line: 1, size: 128, elements: !{})
!4 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !3, size: 64)
!5 = !DIBasicType(name: "i64", size: 64, encoding: DW_ATE_signed)
!6 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 3, type: !3)
!7 = !DILocalVariable(name: "p", scope: !2, file: !1, line: 4, type: !4)
!8 = !DILocalVariable(name: "lo", scope: !2, file: !1, line: 5, type: !5)
!9 = !DILocalVariable(name: "hi", scope: !2, file: !1, line: 6, type: !5)
!10 = distinct !DILifetime(object: !6, location: !DIExpr(DIOpReferrer(b128)))
!11 = distinct !DILifetime(object: !7, location: !DIExpr(DIOpArg(0, b128), DIOpAddrOf(0)), argObjects: {!6})
!12 = distinct !DILifetime(object: !8, location: !DIExpr(DIOpArg(0, ptr), DIOpDeref(i64)), argObjects: {!7})
!13 = distinct !DILifetime(object: !9, location: !DIExpr(DIOpArg(0, ptr), DIOpDeref(b128), DIOpConstant(u8 8), DIOpByteOffset(i64), DIOpRead()), argObjects: {!7})

;! f+0x0..0xc: p = ptr(comp[0..8: reg(2)+0, 8..16: reg(3)+0]+0)+0
;! f+0x0..0xc: lo = reg(2)+0
;! f+0xc: p = ptr(comp[0..8: undef, 8..16: reg(3)+0]+0)+0
;! f+0xc: lo = undef
;! f+0xc with rbx=5: hi = imm(0500000000000000)+0
;! f+0xd..0x20: lo = reg(2)+0
