; An inlined scope of its own lane count in the hot and the cold part, its variable in lanes of a register that changes, and a call.
target "amdgpu-wave64"
define @f size 0x60 !dbg !2 {
bb0 @ 0x0 -> bb1, bb2:
  0x4: dbg.def !20, %lane(VGPR2, 16)
  0x8: dbg.def !21, %lane(VGPR3, 32)
bb1 @ 0x10 -> bb2:
  0x18: dbg.kill !20
bb2 @ 0x40:
  0x48: dbg.kill !21
  0x48: dbg.def !22, %entity(6)
}
entity @f 6 {
  0x48..0x58: %lane(VGPR45, 32), %const(i32 3)
  0x50..0x60: %lane(VGPR46, 32)
}
parts @f { 0x40: @f.cold }
scopes @f { !40: 0x8..0x20, 0x44..0x60 }
calls @f {
  0x1c..0x20: unknown preserves(VGPR3)
  0x4c..0x54: unknown preserves(VGPR45)
}
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition, laneCount: 64)
!9 = distinct !DISubprogram(name: "g", unit: !0, file: !1, line: 21, spFlags: DISPFlagDefinition, laneCount: 64)
!16 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!10 = !DILocalVariable(name: "p", scope: !9, file: !1, line: 22, type: !3)
!40 = distinct !DIInlinedScope(origin: !9, scope: !2, callFile: !1, callLine: 3, laneCount: 32)
!13 = !DILocalVariable(scope: !40, origin: !10)
!14 = !DILocalVariable(name: "h", scope: !2, file: !1, line: 5, type: !16)
!15 = !DILocalVariable(name: "s", scope: !40, file: !1, line: 23, type: !3)
!20 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpReferrer(i16)))
!21 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(i32)))
!22 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(i32)))
!23 = distinct !DILifetime(object: !15, location: !DIExpr(DIOpArg(0, i32), DIOpArg(1, i16), DIOpConvert(i32), DIOpAdd()), argObjects: {!13, !14})
; the low 16 bits of a lane of 4 bytes
;! f+0x4..0x18 lane 9: h = reg(2562)+36
;! f+0x18..0x40 lane 9: h = undef
; bb2 is reached from bb0 with it
;! f+0x40..0x53 lane 9: h = reg(2562)+36
;! f+0x53 lane 9: h = undef
;! f+0x54..0x60 lane 9: h = reg(2562)+36
;! f+0x8..0x48 lane 31: !13 = reg(2563)+124
;! f+0x48..0x50 lane 1: !13 = multi{imm(03000000)+0 | reg(2605)+4}+0
;! f+0x50..0x53 lane 1: !13 = multi{imm(03000000)+0 | reg(2605)+4 | reg(2606)+4}+0
; VGPR46 is not kept
;! f+0x53 lane 1: !13 = multi{imm(03000000)+0 | reg(2605)+4}+0
;! f+0x58..0x60 lane 1: !13 = reg(2606)+4
;! f+0x8 lane 1 with VGPR2=<00 00 00 00 ff ff 00 00>, VGPR3=<00 00 00 00 05 00 00 00>: s = imm(04000000)+0
;! f+0x18..0x40 lane 1 with VGPR3=<00 00 00 00 05 00 00 00>: s = undef
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "a.c", directory: "/src")
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
