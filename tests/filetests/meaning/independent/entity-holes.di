; an entity without a place: what does not use the referrer is defined; what chooses another part is defined; reading is not; the computed lifetime is not in force
target "x86_64"
define @f size 0x20 !dbg !10 {
bb0 @ 0x0:
  0x0: dbg.def !11, %entity(1)
  0x0: dbg.def !12, %entity(1)
  0x0: dbg.def !13, %entity(1)
  0x0: dbg.def !14, %entity(1)
  0x0: dbg.def !15, %entity(1)
  0x0: dbg.def !16, %entity(1)
}
entity @f 1 {
  0x8..0x10: %reg(rax)
  0xc..0x14: %reg(rcx)
}
!17 = !DIFile(filename: "a.c", directory: "/src")
!18 = distinct !DICompileUnit(language: DW_LANG_C11, file: !17, producer: "test")
!10 = distinct !DISubprogram(name: "f", linkageName: "f", unit: !18, file: !17, line: 1, spFlags: DISPFlagDefinition)
!19 = !DIBasicType(name: "u64", size: 64, encoding: DW_ATE_unsigned)
!20 = !DIBasicType(name: "u128", size: 128, encoding: DW_ATE_unsigned)
!21 = !DILocalVariable(scope: !10, name: "a", file: !17, line: 16, type: !19)
!22 = !DILocalVariable(scope: !10, name: "b", file: !17, line: 17, type: !19)
!23 = !DILocalVariable(scope: !10, name: "c", file: !17, line: 18, type: !19)
!24 = !DILocalVariable(scope: !10, name: "d", file: !17, line: 19, type: !20)
!25 = !DILocalVariable(scope: !10, name: "e", file: !17, line: 20, type: !19)
!26 = !DILocalVariable(scope: !10, name: "g", file: !17, line: 21, type: !19)
!11 = distinct !DILifetime(object: !21, location: !DIExpr(DIOpConstant(i64 5)))
!12 = distinct !DILifetime(object: !22, location: !DIExpr(DIOpReferrer(i64), DIOpConstant(i64 6), DIOpConstant(u1 0), DIOpChoose()))
!13 = distinct !DILifetime(object: !23, location: !DIExpr(DIOpReferrer(i64), DIOpRead(), DIOpConstant(i64 6), DIOpConstant(u1 0), DIOpChoose()))
!14 = distinct !DILifetime(object: !24, location: !DIExpr(DIOpReferrer(<2 x i32>), DIOpConstant(<2 x i32> 4294967298), DIOpConstant(u2 2), DIOpSelect(), DIOpConstant(i64 1), DIOpComposite(2, b128)))
!15 = distinct !DILifetime(object: !25, location: !DIExpr(DIOpReferrer(i64)))
!27 = distinct !DILifetime(object: !25, location: !DIExpr(DIOpConstant(i64 9)))
!16 = distinct !DILifetime(object: !26, location: !DIExpr(DIOpReferrer(i64), DIOpConstant(i32 7), DIOpConstant(i32 4), DIOpOverlay(i64)))
;! f+0x0..0x20: a = imm(0500000000000000)+0
;! f+0x0..0x20: b = imm(0600000000000000)+0
;! f+0x8: c = imm(0600000000000000)+0
;! f+0x0: d = comp[0..4: undef, 4..16: imm(010000000100000000000000)]+0
;! f+0x8: d = comp[0..4: reg(0)+0, 4..16: imm(010000000100000000000000)]+0
;! f+0x0..0x8: e = undef
;! f+0xc..0x10: e = multi{reg(0)+0 | reg(2)+0}+0
;! f+0x14..0x20: e = undef
;! f+0x0: g = comp[0..4: undef, 4..8: imm(07000000)]+0
;! f+0x8: g = comp[0..4: reg(0)+0, 4..8: imm(07000000)]+0
