; Section 2, rule 2, as an argument: an object with two active lifetimes has the locations of both,
; and so has an object that is composed of it.
target "x86_64"

define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x4: dbg.def !20, %reg(rax, 0, 32)
  0x8: dbg.def !21, %slot(rsp+16, 32)
  0xc: dbg.kill !20
  0x10: dbg.kill !21
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!4 = !DIBasicType(name: "t16", size: 16, encoding: DW_ATE_unsigned)
!5 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "object", scope: !2, file: !1, line: 2, type: !3)
!11 = !DILocalVariable(name: "upper", scope: !2, file: !1, line: 2, type: !4)
!12 = !DILocalVariable(name: "extended", scope: !2, file: !1, line: 2, type: !5)
!13 = !DILocalVariable(name: "chosen", scope: !2, file: !1, line: 2, type: !3)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(u32)))
!21 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(u32)))
!22 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpArg(0, u32), DIOpConstant(u32 2), DIOpByteOffset(u16)), argObjects: {!10})
!23 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpArg(0, u32), DIOpConstant(u32 7), DIOpComposite(2, b64)), argObjects: {!10})
!24 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpArg(0, u32), DIOpConstant(u32 9), DIOpConstant(u1 1), DIOpChoose()), argObjects: {!10})

;! f+0x7: upper = reg(0)+2
;! f+0x8 with rsp=0x7000: upper = multi{reg(0)+2 | mem(0)+0x7012}+0
;! f+0xb with rsp=0x7000: upper = multi{reg(0)+2 | mem(0)+0x7012}+0
;! f+0xc with rsp=0x7000: upper = mem(0)+0x7012
;! f+0xf with rsp=0x7000: upper = mem(0)+0x7012
;! f+0x10: upper = undef
;! f+0x8 with rsp=0x7000: extended = multi{comp[0..4: reg(0)+0, 4..8: imm(07000000)+0]+0 | comp[0..4: mem(0)+0x7010, 4..8: imm(07000000)+0]+0}+0
;! f+0x10: extended = comp[0..4: undef, 4..8: imm(07000000)+0]+0
;! f+0x8 with rsp=0x7000: chosen = multi{reg(0)+0 | mem(0)+0x7010}+0
