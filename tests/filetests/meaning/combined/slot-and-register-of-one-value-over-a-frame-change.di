; One value in a slot of the CFA and a register at once; the frame changes within, and one lifetime is killed before the other.
target "i386"
define @f size 0x30 !dbg !2 {
bb0 @ 0x0 -> bb1, bb2:
  0x2: dbg.def !7, %slot(cfa-12, 32)
  0x6: dbg.def !8, %reg(esi)
bb1 @ 0x10 -> bb2:
  0x18: dbg.kill !7
bb2 @ 0x20:
  0x28: dbg.kill !8
}
frame @f { 0x0: cfa = esp+4; ra = [cfa-4]
 0x1: cfa = esp+8; ebp = [cfa-8]
 0x3: cfa = ebp+8
 0x2f: cfa = esp+4; restore ebp }

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "i32", size: 32, encoding: DW_ATE_signed)
!4 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !3, size: 32)
!5 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 3, type: !3)
!6 = !DILocalVariable(name: "p", scope: !2, file: !1, line: 4, type: !4)
!7 = distinct !DILifetime(object: !5, location: !DIExpr(DIOpReferrer(i32)))
!8 = distinct !DILifetime(object: !5, location: !DIExpr(DIOpReferrer(i32)))
!9 = distinct !DILifetime(object: !6, location: !DIExpr(DIOpArg(0, i32), DIOpAddrOf(0)), argObjects: {!5})

;! f+0x2 with esp=0x7000: x = mem(0)+0x6ffc
;! f+0x3..0x6 with ebp=0x7000: x = mem(0)+0x6ffc
;! f+0x6..0x18 with ebp=0x7000: x = multi{mem(0)+0x6ffc | reg(6)+0}+0
;! f+0x18..0x20: x = reg(6)+0
;! f+0x18..0x20: p = ptr(reg(6)+0)+0
;! f+0x20..0x28 with ebp=0x7000: x = multi{mem(0)+0x6ffc | reg(6)+0}+0
;! f+0x28..0x2f with ebp=0x7000: x = mem(0)+0x6ffc
;! f+0x3..0x2f with cfa=0x7008: caller(ebp) = mem(0)+0x7000
