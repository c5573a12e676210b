; During a call a slot whose base register is clobbered is no place; one at a preserved register and one of the CFA stay.
target "x86_64"
define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !10, %slot(r10+8, 32)
  0x0: dbg.def !11, %slot(r12+8, 32)
  0x0: dbg.def !12, %slot(cfa-16, 32)
  0x0: dbg.def !13, %addr(r10+16)
  0x0: dbg.def !14, %slot(rsp+4, 32)
}
calls @f { 0x8..0xd: unknown }
frame @f { 0x0: cfa = rsp+8; ra = [cfa-8]
 0x2: cfa = rsp+24 }

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "i32", size: 32, encoding: DW_ATE_signed)
!4 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !3, size: 64)
!5 = !DILocalVariable(name: "a", scope: !2, file: !1, line: 3, type: !3)
!6 = !DILocalVariable(name: "b", scope: !2, file: !1, line: 4, type: !3)
!7 = !DILocalVariable(name: "c", scope: !2, file: !1, line: 5, type: !3)
!8 = !DILocalVariable(name: "d", scope: !2, file: !1, line: 6, type: !4)
!9 = !DILocalVariable(name: "e", scope: !2, file: !1, line: 7, type: !3)
!10 = distinct !DILifetime(object: !5, location: !DIExpr(DIOpReferrer(i32)))
!11 = distinct !DILifetime(object: !6, location: !DIExpr(DIOpReferrer(i32)))
!12 = distinct !DILifetime(object: !7, location: !DIExpr(DIOpReferrer(i32)))
!13 = distinct !DILifetime(object: !8, location: !DIExpr(DIOpReferrer(ptr)))
!14 = distinct !DILifetime(object: !9, location: !DIExpr(DIOpReferrer(i32)))

;! f+0x0..0xc with r10=0x500: a = mem(0)+0x508
;! f+0xc: a = undef
;! f+0xd with r10=0x500: a = mem(0)+0x508
;! f+0x0..0x20 with r12=0x500: b = mem(0)+0x508
;! f+0x2..0x20 with rsp=0x7000: c = mem(0)+0x7008
;! f+0xb with r10=0x500: d = imm(1005000000000000)+0
;! f+0xc: d = undef
;! f+0xc with rsp=0x7000: e = mem(0)+0x7004
