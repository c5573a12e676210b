; A value of a GPU lane in a vector register, in private memory of the lane, and as the same scalar for all lanes.
target "amdgpu-wave64"
define @f size 0x40 !dbg !2 {
bb0 @ 0x0 -> bb1:
  0x0: dbg.def !7, %entity(1)
bb1 @ 0x20 -> bb1:
  0x30: dbg.kill !7
}
entity @f 1 {
  0x0..0x20: %lane(VGPR5, 32)
  0x10..0x40: %reg(SGPR9)
}
frame @f { 0x0: cfa = SGPR32+0; ra = undefined }

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "i32", size: 32, encoding: DW_ATE_signed)
!4 = !DIBasicType(name: "i16", size: 16, encoding: DW_ATE_signed)
!5 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 3, type: !3)
!6 = !DILocalVariable(name: "y", scope: !2, file: !1, line: 4, type: !4)
!7 = distinct !DILifetime(object: !5, location: !DIExpr(DIOpReferrer(i32)))
!8 = distinct !DILifetime(object: !6, location: !DIExpr(DIOpArg(0, i32), DIOpConstant(i8 2), DIOpByteOffset(i16)), argObjects: {!5})

;! f+0x0..0x10 lane 3: x = reg(2565)+12
;! f+0x10..0x20 lane 3: x = multi{reg(2565)+12 | reg(41)+0}+0
;! f+0x10..0x20 lane 63: y = multi{reg(2565)+254 | reg(41)+2}+0
;! f+0x20..0x30 lane 7: y = reg(41)+2
;! f+0x30..0x40 lane 7: y = undef
