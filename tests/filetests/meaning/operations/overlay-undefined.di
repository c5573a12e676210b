; Section 3, DIOpOverlay with something undefined: where the overlay lies nothing of the base is left, elsewhere all of it.
target "x86_64"

define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x4: dbg.def !20, %reg(rbx)
  0x8: dbg.def !21, %reg(rcx, 0, 16)
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!4 = !DIBasicType(name: "t16", size: 16, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "over", scope: !2, file: !1, line: 2, type: !3)
!11 = !DILocalVariable(name: "under", scope: !2, file: !1, line: 2, type: !3)
!12 = !DILocalVariable(name: "read_beside", scope: !2, file: !1, line: 2, type: !4)
!13 = !DILocalVariable(name: "read_inside", scope: !2, file: !1, line: 2, type: !4)
!30 = distinct !DIFragment()
!31 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(u64)))
!21 = distinct !DILifetime(object: !31, location: !DIExpr(DIOpReferrer(u16)))
; The second argument is undefined before 0x8.
!22 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, u64), DIOpArg(1, u16), DIOpConstant(u32 3), DIOpOverlay(u64)), argObjects: {!30, !31})
!23 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpConstant(u64 undef), DIOpArg(0, u16), DIOpConstant(u32 3), DIOpOverlay(u64)), argObjects: {!31})
!24 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpArg(0, u64), DIOpArg(1, u16), DIOpConstant(u32 3), DIOpOverlay(u64), DIOpConstant(u32 5), DIOpByteOffset(u16), DIOpRead()), argObjects: {!30, !31})
!25 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpArg(0, u64), DIOpArg(1, u16), DIOpConstant(u32 3), DIOpOverlay(u64), DIOpConstant(u32 4), DIOpByteOffset(u16), DIOpRead()), argObjects: {!30, !31})

;! f+0x7: over = comp[0..3: reg(3)+0, 3..5: undef, 5..8: reg(3)+5]+0
;! f+0x8: over = comp[0..3: reg(3)+0, 3..5: reg(2)+0, 5..8: reg(3)+5]+0
;! f+0x8: under = comp[0..3: undef, 3..5: reg(2)+0, 5..8: undef]+0
; Bytes 5 and 6 of 0x1122334455667788, least significant first: 33 22.
;! f+0x7 with rbx=0x1122334455667788: read_beside = imm(3322)+0
; Byte 4 is the overlay's last.
;! f+0x7 with rbx=0x1122334455667788: read_inside = error
;! f+0x8 with rbx=0x1122334455667788, rcx=0xabcd: read_inside = imm(ab33)+0
