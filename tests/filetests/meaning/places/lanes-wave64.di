; Section 2, referrer register by lane: the distance between lanes is the target's lane width of 4
; bytes, for values of any size.
target "amdgpu-wave64"

define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %lane(VGPR7, 32)
  0x8: dbg.def !21, %lane(VGPR9, 16)
  0x8: dbg.def !22, %lane(AGPR1, 8)
  0x10: dbg.kill !21
}

frame @f { 0x0: cfa = SGPR32+0; ra = undefined }

!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.cl", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!4 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!5 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!10 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 2, type: !3)
!11 = !DILocalVariable(name: "half", scope: !2, file: !1, line: 3, type: !4)
!12 = !DILocalVariable(name: "byte", scope: !2, file: !1, line: 4, type: !5)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i16)))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(i8)))

; VGPR7 is register 2560 + 7
;! f+0x0..0x20: x = reg(2567)+0
;! f+0x0..0x20 lane 1: x = reg(2567)+4
;! f+0x0..0x20 lane 63: x = reg(2567)+252
; VGPR9 is register 2569: lane 5 is at 5 * 4
;! f+0x0..0x8 lane 5: half = undef
;! f+0x8..0x10 lane 5: half = reg(2569)+20
;! f+0x8..0x10 lane 63: half = reg(2569)+252
;! f+0x10..0x20 lane 5: half = undef
; AGPR1 is register 3072 + 1: lane 10 is at 10 * 4
;! f+0x8..0x20 lane 10: byte = reg(3073)+40
