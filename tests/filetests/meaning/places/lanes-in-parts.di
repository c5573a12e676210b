; Section 2, referrer register by lane: a 64-bit variable of which each half is a lane of a vector register, one of them in an entity with a gap.
target "amdgpu-wave64"

define @f size 0x20 !dbg !2 {
bb0 @ 0x0 -> bb1:
  0x4: dbg.def !20, %lane(VGPR300, 32)
  0x4: dbg.def !21, %entity(1)
bb1 @ 0x10:
  0x1c: dbg.kill !20
}

entity @f 1 {
  0x0..0x8: %lane(VGPR1, 32)
  0x10..0x18: %lane(VGPR2, 32)
  0x18..0x20: %reg(SGPR9)
}

frame @f { 0x0: cfa = SGPR32+0; ra = undefined }

!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.cl", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!4 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!10 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 2, type: !4)
!40 = distinct !DIFragment()
!41 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !40, location: !DIExpr(DIOpReferrer(i32)))
!21 = distinct !DILifetime(object: !41, location: !DIExpr(DIOpReferrer(i32)))
!22 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, i32), DIOpArg(1, i32), DIOpComposite(2, i64)), argObjects: {!40, !41})

; VGPR300 is register 2560 + 300 = 2860
;! f+0x0..0x4 lane 3: x = undef
;! f+0x4..0x8 lane 3: x = comp[0..4: reg(2860)+12, 4..8: reg(2561)+12]+0
;! f+0x8..0x10 lane 3: x = comp[0..4: reg(2860)+12, 4..8: undef]+0
;! f+0x10..0x18 lane 3: x = comp[0..4: reg(2860)+12, 4..8: reg(2562)+12]+0
; SGPR9 (register 41) is one for all lanes
;! f+0x18..0x1c lane 3: x = comp[0..4: reg(2860)+12, 4..8: reg(41)+0]+0
;! f+0x1c..0x20 lane 3: x = comp[0..4: undef, 4..8: reg(41)+0]+0
;! f+0x18..0x1c lane 40: x = comp[0..4: reg(2860)+160, 4..8: reg(41)+0]+0
