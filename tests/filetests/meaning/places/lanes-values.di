; Section 2, referrer register by lane: a value smaller than a lane is in the lane's low bits.
target "amdgpu-wave32"

define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x4: dbg.def !20, %lane(VGPR2, 16)
  0x4: dbg.def !21, %lane(VGPR512, 32)
}

frame @f { 0x0: cfa = SGPR32+0; ra = undefined }

!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.cl", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!4 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!6 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "half", scope: !2, file: !1, line: 2, type: !4)
!11 = !DILocalVariable(name: "far", scope: !2, file: !1, line: 3, type: !3)
!12 = !DILocalVariable(name: "wide", scope: !2, file: !1, line: 4, type: !6)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(u16)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i32)))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpArg(0, u16), DIOpZExt(u32)), argObjects: {!10})

; VGPR2 is register 1536 + 2, VGPR512 is register 3584
;! f+0x0..0x4 lane 1: half = undef
;! f+0x4..0x20 lane 1: half = reg(1538)+4
;! f+0x4..0x20 lane 31: far = reg(3584)+124
; lane 0 is the bytes a0 a1 a2 a3, lane 1 the bytes b0 b1 b2 b3, lane 2 the bytes c0 c1 c2 c3
;! f+0x4..0x20 with VGPR2=<a0 a1 a2 a3 b0 b1 b2 b3 c0 c1 c2 c3>: wide = imm(a0a10000)+0
;! f+0x4..0x20 lane 1 with VGPR2=<a0 a1 a2 a3 b0 b1 b2 b3 c0 c1 c2 c3>: wide = imm(b0b10000)+0
;! f+0x4..0x20 lane 2 with VGPR2=<a0 a1 a2 a3 b0 b1 b2 b3 c0 c1 c2 c3>: wide = imm(c0c10000)+0
