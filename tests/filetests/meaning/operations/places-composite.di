; Section 2 and DIOpComposite: an argument with two locations makes a composite with two locations,
; while both are active.
target "x86_64"

define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x4: dbg.def !20, %entity(7)
  0x4: dbg.def !21, %reg(rcx, 0, 32)
}

entity @f 7 {
  0x4..0x18: %reg(rax, 0, 32)
  0x8..0x1c: %slot(rsp+16, 32)
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!4 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "pair", scope: !2, file: !1, line: 2, type: !3)
!11 = !DILocalVariable(name: "swapped", scope: !2, file: !1, line: 2, type: !3)
!12 = !DILocalVariable(name: "entity", scope: !2, file: !1, line: 2, type: !4)
!30 = distinct !DIFragment()
!31 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(i32)))
!21 = distinct !DILifetime(object: !31, location: !DIExpr(DIOpReferrer(i32)))
!22 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, i32), DIOpArg(1, i32), DIOpComposite(2, b64)), argObjects: {!30, !31})
!23 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpArg(1, i32), DIOpArg(0, i32), DIOpComposite(2, b64)), argObjects: {!30, !31})
!24 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpArg(0, i32)), argObjects: {!30})

;! f+0x7: pair = comp[0..4: reg(0)+0, 4..8: reg(2)+0]+0
;! f+0x8 with rsp=0x7000: pair = multi{comp[0..4: reg(0)+0, 4..8: reg(2)+0]+0 | comp[0..4: mem(0)+0x7010, 4..8: reg(2)+0]+0}+0
;! f+0x17 with rsp=0x7000: pair = multi{comp[0..4: reg(0)+0, 4..8: reg(2)+0]+0 | comp[0..4: mem(0)+0x7010, 4..8: reg(2)+0]+0}+0
;! f+0x18 with rsp=0x7000: pair = comp[0..4: mem(0)+0x7010, 4..8: reg(2)+0]+0
; The value has no place any more; the other part has a location.
;! f+0x1c: pair = comp[0..4: undef, 4..8: reg(2)+0]+0
;! f+0x8 with rsp=0x7000: swapped = multi{comp[0..4: reg(2)+0, 4..8: reg(0)+0]+0 | comp[0..4: reg(2)+0, 4..8: mem(0)+0x7010]+0}+0
;! f+0x8 with rsp=0x7000: entity = multi{reg(0)+0 | mem(0)+0x7010}+0
;! f+0x1b with rsp=0x7000: entity = mem(0)+0x7010
;! f+0x1c: entity = undef
