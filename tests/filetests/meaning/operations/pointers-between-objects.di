; A pointer to an object in pieces, followed and moved in; one that is stored in another object; one behind a choice.
target "x86_64"
define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(rax)
  0x0: dbg.def !21, %slot(rsp+16, 64)
  0x8: dbg.kill !20
  0x8: dbg.def !22, %reg(rbx)
}
!5 = !DICompositeType(tag: DW_TAG_structure_type, name: "s", file: !1, line: 1, size: 128)
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
!7 = !DICompositeType(tag: DW_TAG_structure_type, name: "holder", file: !1, line: 2, size: 128)
!10 = !DILocalVariable(name: "s", scope: !2, file: !1, line: 2, type: !5)
!11 = !DILocalVariable(name: "p", scope: !2, file: !1, line: 3, type: !6)
!12 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 4, type: !4)
!13 = !DILocalVariable(name: "y", scope: !2, file: !1, line: 5, type: !4)
!14 = distinct !DIFragment()
!15 = distinct !DIFragment()
!16 = !DILocalVariable(name: "h", scope: !2, file: !1, line: 6, type: !7)
!20 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpReferrer(i64)))
!22 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpReferrer(i64)))
!21 = distinct !DILifetime(object: !15, location: !DIExpr(DIOpReferrer(i64)))
!23 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, i64), DIOpArg(1, i64), DIOpComposite(2, b128)), argObjects: {!14, !15})
!24 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpArg(0, b128), DIOpAddrOf(0)), argObjects: {!10})
!25 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpArg(0, ptr), DIOpDeref(b128), DIOpConstant(u8 8), DIOpByteOffset(i64)), argObjects: {!11})
!26 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpArg(0, ptr), DIOpReinterpret(u64), DIOpReinterpret(ptr), DIOpDeref(b128), DIOpConstant(u8 4), DIOpByteOffset(i64)), argObjects: {!11})
!27 = distinct !DILifetime(object: !16, location: !DIExpr(DIOpConstant(u64 3), DIOpArg(0, ptr), DIOpComposite(2, b128)), argObjects: {!11})
;! f+0x0..0x8 with rsp=0x7000: p = ptr(comp[0..8: reg(0)+0, 8..16: mem(0)+0x7010]+0)+0
;! f+0x8..0x20 with rsp=0x7000: p = ptr(comp[0..8: reg(3)+0, 8..16: mem(0)+0x7010]+0)+0
;! f+0x0..0x20 with rsp=0x7000: x = mem(0)+0x7010
;! f+0x0..0x8 with rsp=0x7000: y = comp[0..4: reg(0)+4, 4..8: mem(0)+0x7010]+0
;! f+0x8..0x20 with rsp=0x7000: y = comp[0..4: reg(3)+4, 4..8: mem(0)+0x7010]+0
;! f+0x8..0x20 with rsp=0x7000: h = comp[0..8: imm(0300000000000000)+0, 8..16: ptr(comp[0..8: reg(3)+0, 8..16: mem(0)+0x7010]+0)+0]+0
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!4 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
