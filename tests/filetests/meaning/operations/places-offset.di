; Section 2 with DIOpByteOffset, DIOpBitOffset, DIOpReinterpret and DIOpExtend: an operation on a
; location applies to each of several locations.
target "x86_64"

define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x4: dbg.def !20, %entity(7)
  0x4: dbg.def !21, %reg(rcx, 0, 8)
}

entity @f 7 {
  0x4..0x20: %reg(rax, 0, 32), %slot(rsp+16, 32)
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "t8", size: 8, encoding: DW_ATE_unsigned)
!4 = !DIBasicType(name: "t3", size: 3, encoding: DW_ATE_unsigned)
!5 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!6 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "byte", scope: !2, file: !1, line: 2, type: !3)
!11 = !DILocalVariable(name: "field", scope: !2, file: !1, line: 2, type: !4)
!12 = !DILocalVariable(name: "indexed", scope: !2, file: !1, line: 2, type: !3)
!13 = !DILocalVariable(name: "twice", scope: !2, file: !1, line: 2, type: !5)
!14 = !DILocalVariable(name: "float", scope: !2, file: !1, line: 2, type: !6)
!30 = distinct !DIFragment()
!31 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(u32)))
!21 = distinct !DILifetime(object: !31, location: !DIExpr(DIOpReferrer(u8)))
!22 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, u32), DIOpConstant(u32 3), DIOpByteOffset(u8)), argObjects: {!30})
!23 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpArg(0, u32), DIOpConstant(u32 13), DIOpBitOffset(u3)), argObjects: {!30})
!24 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpArg(0, u32), DIOpArg(1, u8), DIOpByteOffset(u8)), argObjects: {!30, !31})
!25 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpArg(0, u32), DIOpExtend(2)), argObjects: {!30})
!26 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpArg(0, u32), DIOpReinterpret(f32)), argObjects: {!30})

;! f+0x4 with rsp=0x7000: byte = multi{reg(0)+3 | mem(0)+0x7013}+0
;! f+0x4 with rsp=0x7000: field = multi{reg(0)+1.5 | mem(0)+0x7011.5}+0
;! f+0x4 with rsp=0x7000, rcx=0x2: indexed = multi{reg(0)+2 | mem(0)+0x7012}+0
; Each element may be read in either place.
;! f+0x4 with rsp=0x7000: twice = multi{comp[0..4: reg(0)+0, 4..8: reg(0)+0]+0 | comp[0..4: mem(0)+0x7010, 4..8: mem(0)+0x7010]+0}+0
;! f+0x4 with rsp=0x7000: float = multi{reg(0)+0 | mem(0)+0x7010}+0
