; A pointer to a variable in two places, moved by a byte and followed; then it is in one place, then nowhere.
target "x86_64"
define @f size 0x28 !dbg !2 {
bb0 @ 0x0 -> bb1:
  0x0: dbg.def !9, %entity(1)
bb1 @ 0x10 -> bb1, bb2:
bb2 @ 0x20:
}
entity @f 1 {
  0x0..0x10: %slot(rsp+8, 64), %reg(rbx)
  0x10..0x18: %reg(rbx)
  0x20..0x28: %slot(rsp+8, 64)
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "i64", size: 64, encoding: DW_ATE_signed)
!4 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !3, size: 64)
!5 = !DIBasicType(name: "i8", size: 8, encoding: DW_ATE_signed)
!6 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 3, type: !3)
!7 = !DILocalVariable(name: "p", scope: !2, file: !1, line: 4, type: !4)
!8 = !DILocalVariable(name: "q", scope: !2, file: !1, line: 5, type: !5)
!9 = distinct !DILifetime(object: !6, location: !DIExpr(DIOpReferrer(i64)))
!10 = distinct !DILifetime(object: !7, location: !DIExpr(DIOpArg(0, i64), DIOpAddrOf(0)), argObjects: {!6})
!11 = distinct !DILifetime(object: !8, location: !DIExpr(DIOpArg(0, ptr), DIOpDeref(i64), DIOpConstant(i32 5), DIOpByteOffset(i8)), argObjects: {!7})

;! f+0x0..0x10 with rsp=0x7000: q = multi{mem(0)+0x700d | reg(3)+5}+0
;! f+0x10..0x18: p = ptr(reg(3)+0)+0
;! f+0x10..0x18: q = reg(3)+5
;! f+0x18..0x20: q = undef
;! f+0x20..0x28 with rsp=0x7000: q = mem(0)+0x700d
;! f+0x20..0x28 with rsp=0x7000: p = ptr(mem(0)+0x7008)+0
