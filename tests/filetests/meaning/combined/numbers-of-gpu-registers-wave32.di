; The DWARF numbers of the registers of an AMD GPU with waves of 32 lanes, at the borders of their ranges.
target "amdgpu-wave32"
define @f size 0x10 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !11, %lane(VGPR0, 32)
  0x0: dbg.def !12, %lane(VGPR511, 32)
  0x0: dbg.def !13, %lane(AGPR255, 32)
  0x0: dbg.def !14, %lane(VGPR512, 32)
  0x0: dbg.def !15, %lane(VGPR1023, 32)
  0x0: dbg.def !16, %reg(VCC_32)
  0x0: dbg.def !17, %reg(EXEC_32)
}
frame @f { 0x0: cfa = SGPR32+0; ra = undefined }

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "i32", size: 32, encoding: DW_ATE_signed)
!4 = !DILocalVariable(name: "d", scope: !2, file: !1, line: 3, type: !3)
!5 = !DILocalVariable(name: "e", scope: !2, file: !1, line: 4, type: !3)
!6 = !DILocalVariable(name: "g", scope: !2, file: !1, line: 5, type: !3)
!7 = !DILocalVariable(name: "h", scope: !2, file: !1, line: 6, type: !3)
!8 = !DILocalVariable(name: "i", scope: !2, file: !1, line: 7, type: !3)
!9 = !DILocalVariable(name: "j", scope: !2, file: !1, line: 8, type: !3)
!10 = !DILocalVariable(name: "k", scope: !2, file: !1, line: 9, type: !3)
!11 = distinct !DILifetime(object: !4, location: !DIExpr(DIOpReferrer(i32)))
!12 = distinct !DILifetime(object: !5, location: !DIExpr(DIOpReferrer(i32)))
!13 = distinct !DILifetime(object: !6, location: !DIExpr(DIOpReferrer(i32)))
!14 = distinct !DILifetime(object: !7, location: !DIExpr(DIOpReferrer(i32)))
!15 = distinct !DILifetime(object: !8, location: !DIExpr(DIOpReferrer(i32)))
!16 = distinct !DILifetime(object: !9, location: !DIExpr(DIOpReferrer(i32)))
!17 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))

;! f+0x0 lane 1: d = reg(1536)+4
;! f+0x0 lane 31: e = reg(2047)+124
;! f+0x0: g = reg(2303)+0
;! f+0x0: h = reg(3584)+0
;! f+0x0 lane 2: i = reg(4095)+8
;! f+0x0: j = reg(512)+0
;! f+0x0: k = reg(1)+0
