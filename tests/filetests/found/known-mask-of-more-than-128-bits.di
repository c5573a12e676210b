; A known negative mask of more than 128 bits was 0 from bit 128 on, so the last elements came from the slot.
target "x86_64"
define @f size 0x10 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !5, %slot(rsp+16, 1088)
}

; All 136 bits of the mask are 1, so each element is 7.
;! f+0x0..0x10 with rsp=0x7000: x = imm(07070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707)+0

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "s136", file: !1, line: 1, size: 1088, elements: !{})
!4 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 3, type: !3)
!5 = distinct !DILifetime(object: !4, location: !DIExpr(DIOpReferrer(<136 x u8>), DIOpConstant(u8 7), DIOpExtend(136), DIOpConstant(i8 -1), DIOpSExt(i136), DIOpSelect()))
